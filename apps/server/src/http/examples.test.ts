import { once } from 'node:events';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/tools.ts';
import { type Answer, type House, Line, openHouse, Visitor } from '../../test/house.ts';
import { type Step, STORY, TALK } from '../../test/story.ts';
import { MESSAGES } from '../socket/schemas.ts';

const PAGE = join(ROOT, 'docs/api.md');
const HEAD = `# Every request, by example

Made from a conversation that a test has with the server (\`apps/server/test/story.ts\`). After a change of the API, write it again with
\`npx vitest run --project server apps/server/src/http/examples.test.ts -u\`. [protocol.md](protocol.md) tells what it all means.

Words in capitals stand for ids and tokens, \`1760000000000\` for a time, \`c0ffee…\` for chance, \`…\` for more of the same. Ada has an account, Bea is a guest,
the robot is Ada's bot and sends \`Authorization: Bearer TOKEN\`.
`;

const OUR_NONCES = new Set(STORY.map(({ body }) => (body as { nonce?: string } | undefined)?.nonce));

let house: House;
let url: string;
beforeAll(async () => {
  house = await openHouse('sqlite', {}, ':memory:');
  url = await house.listen();
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

test('docs/api.md shows every request and every message, as they are answered', async () => {
  const people = {
    ada: new Visitor(house.app),
    bea: new Visitor(house.app),
    robot: new Visitor(house.app),
    nobody: new Visitor(house.app),
  };
  const names = new Map<string, string>(); // what a word in capitals stands for
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
  expect(house.online.routes.specs.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  page.push(await talk());
  await expect(page.join('\n')).toMatchFileSnapshot(PAGE);
});

/** Of an answer that does not end. */
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

function specOf({ ask }: Step): House['online']['routes']['specs'][number] {
  const [method, path] = ask.split(' ');
  const spec = house.online.routes.specs.find(
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
    ...(body === undefined ? [] : [written(body)]),
    '',
    String(status),
    typeof answered === 'string' ? `${stable(answered, names)}\n…` : written(answered),
  ];
  return `\n### \`${method} /api${path.replace(/\?.*/, '')}\`\n\n${summary}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
}

/** The same for every run, and short. */
function face(value: unknown, names: ReadonlyMap<string, string>, key = ''): unknown {
  if (key === 'view' || key === 'score') return { '…': '…' };
  if (typeof value === 'number' && value > 1e12) return 1_760_000_000_000;
  if (key === 'remainingMs') return { blue: 900_000, white: 900_000 };
  if (key === 'notation') return '…';
  if (typeof value === 'string') return stable(value, names);
  if (Array.isArray(value)) {
    const some = value.slice(0, 2).map((one) => face(one, names));
    return value.length > 2 ? [...some, '…'] : some;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, face(inner, names, field)] as const);
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

/** JSON as people write it: what fits into a line is in a line. */
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
  const { id, blue } = await house.table();
  const names = new Map([
    ['TABLE', id],
    ['BEA', (await blue.me()).id],
  ]);
  const line = await Line.open(url, blue.identity());
  const said: string[] = [];
  const used = new Set<object>();
  for (const { send, heard } of TALK) {
    if (send) {
      said.push(`→ ${written(send)}`);
      line.send(JSON.parse(filled(JSON.stringify(send), names)) as object);
    }
    if (heard === '') continue;
    const answer = await first(line, heard, used);
    said.push(`← ${written(face(answer, names))}`);
  }
  line.close();
  const sent = TALK.flatMap(({ send }) => (send ? [(send as { type: string }).type] : []));
  expect(new Set(sent)).toEqual(new Set(MESSAGES.map(({ properties }) => properties.type.const)));
  return `\n## The socket\n\n\`\`\`\n${said.join('\n')}\n\`\`\`\n`;
}

/** Answers and news come in any order. */
async function first(line: Line, type: string, used: Set<object>): Promise<object> {
  for (;;) {
    const found = line.heard.find((message) => message.type === type && !used.has(message));
    if (found) {
      used.add(found);
      return found;
    }
    await once(line.socket, 'message');
  }
}
