import type { TSchema } from 'typebox';
import type { AnySpec } from './route.ts';
import { ToServerSchema } from '../socket/schemas.ts';
import { Refused } from './schemas.ts';
import { ToClientSchema } from './wire/messages.ts';
import { formsOfAllGames } from './wire/ofGame.ts';
import { schemaNamed } from './wire/schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** First segment of the path, and the tag shown for it. */
const TAGS = [
  {
    name: 'Accounts',
    parts: ['session', 'me', 'account', 'login', 'logout', 'bots', 'push'],
    description: 'Your user, and your bots.',
  },
  { name: 'Matches', parts: ['matches'], description: 'Tables: join, read, play, chat.' },
  {
    name: 'Tables of two',
    parts: ['duos'],
    description: 'Lasting tables of two players: their score and their next game.',
  },
  { name: 'Puzzles', parts: ['puzzles'], description: 'First tries at puzzles, and how players fare at them.' },
  { name: 'Daily game', parts: ['daily', 'shots'], description: 'One deal, and one shot, a date for all players.' },
  { name: 'Lists', parts: [], description: 'Games, lobby, players and their games.' },
] as const;

/** Bots authenticate with a token, everyone else with a cookie. */
function securityOf({ isOpen, allows }: AnySpec): Json[] {
  return [...(isOpen ? [{}] : []), { cookie: [] }, ...(allows.includes('bot') ? [{ token: [] }] : [])];
}

/** The whole API as OpenAPI 3.1, generated from the schemas that validate requests. */
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
      description:
        'Play board games online. docs/protocol.md in the repository describes the rest, including the socket.',
      contact: { name: 'The operator of this server' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      responses: {
        Refused: { description: 'The request was refused and changed nothing.', content: json(show(Refused)) },
      },
      schemas,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'caravanserai', description: 'set by `POST /api/session`' },
        token: { type: 'http', scheme: 'bearer', description: 'the token of a bot' },
      },
    },
  };
}

/** Every socket message as JSON Schema 2020-12, from the schemas that validate messages. */
export function socketSchema(): Json {
  const forms = formsOfAllGames();
  const schemas: Record<string, unknown> = {};
  const ToServer = hoisted(ToServerSchema, schemas, forms);
  const ToClient = hoisted(ToClientSchema, schemas, forms);
  const document = {
    $defs: { ToServer, ToClient, ...schemas },
    anyOf: ['ToServer', 'ToClient'].map((name) => ({ $ref: `#/$defs/${name}` })),
  };
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of the socket /api/socket of Caravanserai',
    ...(JSON.parse(text) as Json),
  };
}

function operationOf(spec: AnySpec, show: (schema: TSchema) => unknown): Json {
  const { name, url, summary, params, query, body, answer } = spec;
  const parameters = [...parametersIn('path', params, show), ...parametersIn('query', query, show)];
  return {
    operationId: name,
    summary,
    description: `For ${spec.isOpen ? 'everybody' : spec.allows.map((kind) => `${kind}s`).join(', ')}.`,
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

/** Lists each status, since many generators cannot read `4XX`. */
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
  return TAGS.find(({ parts }) => parts.some((known) => known === part))?.name ?? 'Lists';
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

/** Moves every titled schema to the components, once. A description given at the point of use stays beside the reference. */
export function hoisted(
  schema: unknown,
  into: Record<string, unknown>,
  forms: Readonly<Record<string, TSchema>>,
): unknown {
  if (Array.isArray(schema)) return schema.map((one) => hoisted(one, into, forms));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as Json;
  const inner = ({ title: _, ...value }: Json) =>
    Object.fromEntries(Object.entries(tupled(value)).map(([key, field]) => [key, hoisted(field, into, forms)]));
  if (typeof title !== 'string') return inner(rest);
  const own: Json = { ...((Object.hasOwn(forms, title) ? forms[title] : schemaNamed(title)) ?? rest) };
  into[title] ??= inner(own);
  const { description } = rest;
  return {
    $ref: `#/components/schemas/${title}`,
    ...(description === undefined || description === own['description'] ? {} : { description }),
  };
}

/** TypeBox writes tuples as before JSON Schema 2020-12, which OpenAPI 3.1 requires. */
function tupled(schema: Json): Json {
  if (!Array.isArray(schema.items)) return schema;
  const { items, additionalItems: _, ...rest } = schema;
  return { ...rest, prefixItems: items, items: items[0] as Json, maxItems: items.length }; // no further items
}
