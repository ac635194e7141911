import { once } from 'node:events';
import { join } from 'node:path';
import { dailyDateAt } from '@caravanserai/contract';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/tools.ts';
import { type Answer, type TestServer, Connection, openTestServer, Visitor } from '../../test/testServer.ts';
import { type Step, STORY, TALK } from '../../test/story.ts';
import { MESSAGES } from '../socket/schemas.ts';

const PAGE = join(ROOT, 'docs/api.md');
const HEAD = `# Every request, by example

A test generates this page from a conversation with the server (\`apps/server/test/story.ts\`). After a change of the API, regenerate it with
\`npx vitest run --project server apps/server/src/http/examples.test.ts -u\`. [protocol.md](protocol.md) explains the requests.

Words in capitals are ids and tokens, \`1760000000000\` is a time, \`c0ffee…\` is random, and \`…\` stands for more of the same. Ada has an account, and Bea is a guest.
The robot is Ada's bot and sends \`Authorization: Bearer TOKEN\`.
`;

const OUR_NONCES = new Set(STORY.map(({ body }) => (body as { nonce?: string } | undefined)?.nonce));

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await openTestServer('sqlite', {}, ':memory:');
  url = await server.listen();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

test('docs/api.md shows every request and every message, as they are answered', async () => {
  const people = {
    ada: new Visitor(server.app),
    bea: new Visitor(server.app),
    robot: new Visitor(server.app),
    nobody: new Visitor(server.app),
  };
  const names = new Map([['TODAY', dailyDateAt(Date.now(), 0)]]); // values of the placeholders in capitals
  const page = [HEAD];
  const seen = new Set<string>();
  for (const step of STORY) {
    const answer = step.isStream
      ? await firstLine(step, people[step.as], names)
      : await people[step.as].ask(...wordsOf(step, names));
    for (const [name, path] of Object.entries(step.keep ?? {})) names.set(name, String(at(answer.body, path)));
    people.robot.token = names.get('TOKEN');
    const spec = specOf(step);
    expect([step.ask, answer.status, answer.body]).toEqual([step.ask, step.status ?? 200, expect.anything()]);
    if (answer.status === 200 && !(typeof answer.body === 'string')) {
      expect(Compile(spec.answer).Check(answer.body), `${step.ask} answers as its schema says`).toBe(true);
    }
    if (step.isHidden) continue;
    seen.add(spec.name);
    page.push(shown(step, spec.summary, answer, names));
  }
  expect(server.online.routes.specs.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  page.push(await talk());
  await expect(page.join('\n')).toMatchFileSnapshot(PAGE);
});

/** Of an answer that does not end (a stream). */
async function firstLine(step: Step, visitor: Visitor, names: ReadonlyMap<string, string>): Promise<Answer> {
  const leave = new AbortController();
  const [, path] = wordsOf(step, names);
  const answer = await fetch(`${url}/api${path}`, { headers: visitor.identity(), signal: leave.signal });
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes('\n')) break;
  }
  leave.abort();
  return { status: answer.status, body: JSON.parse(text.split('\n')[0]), headers: {} };
}

function specOf({ ask }: Step): TestServer['online']['routes']['specs'][number] {
  const [method, path] = ask.split(' ');
  const spec = server.online.routes.specs.find(
    (one) => one.method === method && new RegExp(`^${one.url.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`).test(path),
  );
  if (!spec) throw new Error(`no route for ${ask}`);
  return spec;
}

function wordsOf({ ask, body }: Step, names: ReadonlyMap<string, string>): [string, string, unknown] {
  const [method, path] = ask.split(' ');
  return [method, filled(path, names), body];
}

function filled(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[A-Z]{3,}/g, (word) => names.get(word) ?? word);
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

function shown(
  { as, ask, body }: Step,
  summary: string,
  { status, body: answer }: Answer,
  names: ReadonlyMap<string, string>,
): string {
  const [method, path] = ask.split(' ');
  const answered = typeof answer === 'string' ? answer.trim().split('\n').slice(0, 3).join('\n') : face(answer, names);
  const lines = [
    `${method} /api${path}  (${as})`,
    ...(body === undefined ? [] : [written(shortened(body))]),
    '',
    String(status),
    typeof answered === 'string' ? `${stable(answered, names)}\n…` : written(answered),
  ];
  return `\n### \`${method} /api${path.replace(/\?.*/, '')}\`\n\n${summary}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
}

/** Replaces values that vary between runs, and shortens long ones. */
function face(value: unknown, names: ReadonlyMap<string, string>, key = ''): unknown {
  if (['view', 'score', 'table', 'made'].includes(key)) return { '…': '…' };
  if (typeof value === 'number' && value > 1e12) return 1_760_000_000_000;
  if (key === 'retryAfterMs') return 900_000;
  if (key === 'remainingMs') return { blue: 900_000, white: 900_000 };
  if (key === 'notation') return '…';
  if (typeof value === 'string') return value.length > LONG ? '…' : stable(value, names);
  if (Array.isArray(value)) {
    const some = value.slice(0, 2).map((one) => face(one, names));
    return value.length > 2 ? [...some, '…'] : some;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isShot = 'made' in value || 'tries' in value; // its distance varies, and a fault has none
  const fields = Object.entries(isShot ? { ...value, mm: 57 } : value).map(
    ([field, inner]) => [field, face(inner, names, field)] as const,
  );
  return Object.fromEntries(key === 'nonces' || key === 'players' ? fields.toSorted() : fields);
}

function stable(text: string, names: ReadonlyMap<string, string>): string {
  const known = [...names].find(([, value]) => value === text);
  if (known) return known[0];
  if (OUR_NONCES.has(text)) return text;
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'BUILD')
    .replaceAll(/[0-9a-f]{64}|[A-Za-z0-9_-]{87}|[0-9a-f]{32}|[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{32}/g, 'c0ffee…')
    .replaceAll(/^([A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{16})$/g, 'ID');
}

const LONG = 500; // characters of a text that is not shown, such as a game

function shortened(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' && value.length > LONG ? '…' : value)),
  );
}

/** JSON in a readable layout: whatever fits on one line is on one line. */
function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value).replaceAll(/([,:{}])(?=(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*$)/g, (sign) =>
    sign === ',' || sign === ':' ? `${sign} ` : sign === '{' ? '{ ' : ' }',
  );
  if (line.length + indent.length <= 130 || typeof value !== 'object' || value === null)
    return line.replaceAll('{  }', '{}');
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + written(one, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value as object).map(([key, field]) => `${inner}"${key}": ${written(field, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

async function talk(): Promise<string> {
  const { id, blue } = await server.table();
  const names = new Map([
    ['TABLE', id],
    ['BEA', (await blue.me()).id],
  ]);
  const connection = await Connection.open(url, blue.identity());
  const said: string[] = [];
  const used = new Set<object>();
  for (const { send, heard } of TALK) {
    if (send) {
      said.push(`→ ${written(send)}`);
      connection.send(JSON.parse(filled(JSON.stringify(send), names)) as object);
    }
    if (heard === '') continue;
    const answer = await first(connection, heard, used);
    said.push(`← ${written(face(answer, names))}`);
  }
  connection.close();
  const sent = TALK.flatMap(({ send }) => (send ? [(send as { type: string }).type] : []));
  expect(new Set(sent)).toEqual(new Set(MESSAGES.map(({ properties }) => properties.type.const)));
  return `\n## The socket\n\n\`\`\`\n${said.join('\n')}\n\`\`\`\n`;
}

/** Answers and pushed messages arrive in any order. */
async function first(connection: Connection, type: string, used: Set<object>): Promise<object> {
  for (;;) {
    const found = connection.heard.find((message) => message.type === type && !used.has(message));
    if (found) {
      used.add(found);
      return found;
    }
    await once(connection.socket, 'message');
  }
}
