import type { TSchema } from 'typebox';
import type { AnySpec } from './route.ts';
import { Refused } from './schemas.ts';
import { formsOfAllGames } from './wire/ofGame.ts';

type Json = Readonly<Record<string, unknown>>;

/** The first part of the path, and what people call it. */
const TAGS = [
  {
    name: 'Accounts',
    parts: ['session', 'me', 'account', 'login', 'logout', 'bots', 'push'],
    description: 'Who you are, and your bots.',
  },
  { name: 'Matches', parts: ['matches'], description: 'Tables: sit down, look, play, talk.' },
  { name: 'Lists', parts: [], description: 'Games, lobby, players and what they played.' },
] as const;

/** Bots come with a token, everybody else with a cookie. */
function securityOf({ isOpen, allows }: AnySpec): Json[] {
  return [...(isOpen ? [{}] : []), { cookie: [] }, ...(allows.includes('bot') ? [{ token: [] }] : [])];
}

/** The whole API as OpenAPI 3.1, made from the very schemas that check what comes in. */
export function openApiOf(specs: readonly AnySpec[], publicUrl = '/'): Json {
  const schemas: Record<string, unknown> = {};
  const forms = formsOfAllGames();
  const paths: Record<string, Record<string, unknown>> = {};
  const show = (schema: TSchema) => hoisted(schema, schemas, forms);
  for (const spec of specs) {
    const path = `/api${spec.url.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(spec, show) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caravanserai',
      version: '1',
      description: 'Play board games online. docs/protocol.md of the project tells the rest, and all about the socket.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      responses: {
        Refused: { description: 'Refused: nothing was changed.', content: json(show(Refused)) },
      },
      schemas,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'caravanserai', description: 'set by `POST /api/session`' },
        token: { type: 'http', scheme: 'bearer', description: 'of a bot' },
      },
    },
  };
}

function operationOf(spec: AnySpec, show: (schema: TSchema) => unknown): Json {
  const { name, url, summary, params, query, body, answer } = spec;
  const parameters = [...parametersIn('path', params, show), ...parametersIn('query', query, show)];
  return {
    operationId: name,
    summary,
    tags: [tagOf(url)],
    security: securityOf(spec),
    'x-callers': [...(spec.isOpen ? ['nobody'] : []), ...spec.allows],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(show(body)) } } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { [spec.answerType ?? 'application/json']: { schema: show(answer) }, ...spec.otherTypes },
      },
      ...Object.fromEntries(refusalsOf(spec).map((status) => [status, { $ref: '#/components/responses/Refused' }])),
    },
  };
}

/** Many generators cannot read `4XX`, so that each status is named. */
function refusalsOf({ method, url, isOpen, params, body, budget }: AnySpec): number[] {
  const isOfMatch = method !== 'GET' || url.startsWith('/matches');
  return [
    400,
    ...(!isOpen || budget === 'passwords' ? [401] : []),
    403,
    ...(params ? [404] : []),
    ...(isOfMatch ? [409, 410] : []),
    ...(body ? [413, 422] : []),
    429,
    500,
    503,
  ];
}

function tagOf(url: string): string {
  const [, part] = url.split('/');
  return (TAGS.find(({ parts }) => parts.some((known) => known === part)) ?? TAGS[2]).name;
}

function parametersIn(
  where: 'path' | 'query',
  schema: TSchema | undefined,
  show: (schema: TSchema) => unknown,
): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, TSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: show(one),
  }));
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

/** The schema with everything that has a title moved to the components, once. */
function hoisted(schema: unknown, into: Record<string, unknown>, forms: Readonly<Record<string, TSchema>>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => hoisted(one, into, forms));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as Json;
  const inner = (value: Json) =>
    Object.fromEntries(Object.entries(tupled(value)).map(([key, field]) => [key, hoisted(field, into, forms)]));
  if (typeof title !== 'string') return inner(rest);
  if (!Object.hasOwn(into, title)) into[title] = inner(Object.hasOwn(forms, title) ? { ...forms[title] } : rest);
  return { $ref: `#/components/schemas/${title}` };
}

/** TypeBox writes tuples as JSON Schema did before 2020-12, which OpenAPI 3.1 follows. */
function tupled(schema: Json): Json {
  if (!Array.isArray(schema.items)) return schema;
  const { items, additionalItems: _, ...rest } = schema;
  return { ...rest, prefixItems: items, items: false };
}
