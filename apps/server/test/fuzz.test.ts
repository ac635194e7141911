import { assert, ONLINE_CODES, type OnlineCode, quickRng } from '@caravanserai/contract';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Nothing } from '../src/http/schemas.ts';
import { MESSAGES } from '../src/socket/schemas.ts';
import { ANYTHING, makeText, sample, spoil } from './fuzz.ts';
import { newNonce } from '../src/matches/ids.ts';
import { type TestServer, Connection, openTestServer } from './testServer.ts';
import { BLUE_FIRST } from './play.ts';
import { KINDS } from './stores.ts';
import { RED_FIRST } from './targets.ts';

/** Only malformed requests go there: password hashing is slow, and deleted users would be lost for later requests. */
const MALFORMED_ONLY = /^\/(account|login|logout|session)/;
const TOGETHER = 25;
const LONG_MS = 300_000; // only to stop a hanging test

// At least 10,000 malformed requests in total.
test.each([
  ['sqlite', 6000],
  ['postgres', 1500],
] as const)(
  '%s: %i malformed requests are answered with a code, and never with a fault of ours',
  { timeout: LONG_MS },
  async (kind, wanted) => {
    const server = await openTestServer(kind);
    const rng = quickRng(`fuzz http ${kind}`);
    const { id, blue } = await server.table();
    const whole = server.online.routes.specs.filter(({ answerType }) => answerType === undefined); // streams do not end
    const specs = whole.map((spec) => ({
      ...spec,
      parts: (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = spec[part] ?? (part === 'query' ? Nothing : undefined);
        return schema ? [{ part, schema, check: Compile(schema) }] : [];
      }),
    }));
    let malformed = 0;
    let running: Promise<void>[] = [];
    for (let i = 0; malformed < wanted; i++) {
      assert(i < wanted * 20, 'most of them are malformed');
      const { method, url, parts } = specs[i % specs.length];
      const values = Object.fromEntries(parts.map(({ part, schema }) => [part, sample(schema)]));
      const { params } = values as { params?: { id?: string } };
      if (params?.id !== undefined && url.startsWith('/matches')) params.id = id;
      const spoilt = parts[rng.next() % parts.length];
      values[spoilt.part] = spoil(values[spoilt.part], rng);
      const isBody = spoilt.part === 'body';
      const text = isBody ? makeText(values.body) : undefined;
      const isMalformed = !spoilt.check.Check(text === undefined ? values[spoilt.part] : JSON.parse(text));
      const isMalformedThere = isMalformed && (isBody || isWritable(values[spoilt.part])); // a URL cannot express every value
      if (!isMalformedThere && MALFORMED_ONLY.test(url)) continue;
      if (!isMalformed && !isBody) continue;
      if (isMalformedThere) malformed++;
      const address = addressOf(url, values.params, values.query);
      running.push(
        blue.ask(method, address, makeText(values.body), JSON_TYPE).then(({ status, body }): undefined => {
          const said = JSON.stringify({ method, address, values, status, body }).slice(0, 1000);
          expect(status, said).toBeLessThan(500);
          if (isMalformed && isBody) expect([400, 413], said).toContain(status);
          if (status >= 400) expect(ONLINE_CODES, said).toContain(body.code as OnlineCode);
          return undefined;
        }),
      );
      if (running.length < TOGETHER) continue;
      await Promise.all(running);
      running = [];
    }
    await Promise.all(running);
    expect(malformed).toBeGreaterThanOrEqual(wanted);
    expect(server.errors).toEqual([]);
    expect((await blue.get('/me')).status).toBe(200);
    await server.close();
  },
);

const JSON_TYPE = { 'content-type': 'application/json' };

/** A URL is text: only missing, additional or textually invalid values can be malformed in it. */
function isWritable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addressOf(url: string, params: unknown, query: unknown): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = (params as Record<string, unknown> | undefined)?.[name];
    return encodeURIComponent(writable(value));
  });
  const words = Object.entries(isWritable(query) ? (query as object) : {}).map(
    ([name, value]) => `${encodeURIComponent(writable(name))}=${encodeURIComponent(writable(value))}`,
  );
  return words.length > 0 ? `${path}?${words.join('&')}` : path;
}

function writable(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

test.each([
  ['sqlite', 4000],
  ['postgres', 1000],
] as const)('%s: %i malformed messages are refused with a code, and the line stays open', async (kind, wanted) => {
  const server: TestServer = await openTestServer(kind);
  const url = await server.listen();
  const rng = quickRng(`fuzz socket ${kind}`);
  const { id, blue } = await server.table();
  const connection = await Connection.open(url, blue.identity());
  const checks = MESSAGES.map((schema) => Compile(schema));
  let malformed = 0;
  for (let round = 0; malformed < wanted; round++) {
    assert(round < wanted, 'most of them are malformed');
    server.tick(1000); // below the rate limit
    let expected = 0;
    const before = connection.heard.length;
    for (let i = 0; i < TOGETHER; i++) {
      const value = sample(MESSAGES[rng.next() % MESSAGES.length]) as Record<string, unknown>;
      if ('match' in value) value['match'] = id;
      const spoilt = spoil(value, rng);
      const whole = makeText(spoilt) ?? '';
      const text = rng.next() % 20 === 0 ? whole.slice(1) : whole;
      if (isFine(text, checks)) continue;
      expected++;
      connection.send(text);
    }
    malformed += expected;
    connection.send({ type: 'ping', id: round });
    await connection.next('pong', (pong) => pong.id === round);
    const answers = connection.heard.slice(before);
    const refused = answers.flatMap((message) => (message.type === 'refused' ? [message.error.code] : []));
    expect(refused).toEqual(Array.from({ length: expected }, () => 'malformed'));
  }
  expect(server.errors).toEqual([]);
  connection.close();
  await server.close();
});

function isFine(text: string, checks: readonly { Check(value: unknown): boolean }[]): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return checks.some((check) => check.Check(value));
  } catch {
    return false;
  }
}

test.each(KINDS)('%s: anything in place of a move or an option is refused by both transports', async (kind) => {
  const server = await openTestServer(kind);
  const { id, blue } = await server.table();
  const connection = await Connection.open(await server.listen(), blue.identity());
  const wrapped = ANYTHING.flatMap((value) => [value, [value], { type: 'place', at: value }, { type: value }]);
  for (const [i, value] of wrapped.entries()) {
    server.tick(1000);
    const request = { onVersion: 0, moves: [value], key: `k${i}` };
    connection.send(makeText({ type: 'play', id: i, match: id, request }));
    const { error } = await connection.next('refused', (refused) => refused.id === i || refused.id === undefined);
    const said = JSON.stringify({ value, error }).slice(0, 500);
    expect(REFUSALS_OF_NONSENSE, said).toContain(error.code);
    const options = { terms: { ...BLUE_FIRST, options: { first: value } } };
    for (const [path, body] of [
      [`/matches/${id}/play`, request],
      ['/matches', options],
    ] as const) {
      const answer = await blue.ask('POST', path, makeText(body), JSON_TYPE);
      expect(REFUSALS_OF_NONSENSE, `${path} ${said} ${answer.status}`).toContain(answer.body.code);
    }
  }
  expect(server.errors).toEqual([]);
  connection.close();
  await server.close();
});

const REFUSALS_OF_NONSENSE = ['malformed', 'illegal', 'not-your-turn', 'too-large'];

/** By game: the terms of a table where blue or red begins, and moves that become illegal when modified. */
const GAMES_TO_SPOIL = {
  targi: { terms: BLUE_FIRST, moves: undefined }, // the listed moves
  targets: {
    terms: RED_FIRST,
    moves: [
      { type: 'flick', vxMmS: 0, vzMmS: 4001, highPm: 0, sidePm: 0 },
      { type: 'golden', vxMmS: 0, vzMmS: 900, highPm: 0, sidePm: 0 },
      { type: 'keep', die: 'red1' },
      { type: 'targets', die: 'red1', atMs: 10 },
      { type: 'double', back: 'red1', other: 'red2', atMs: 10 },
      { type: 'pasVu', die: 'blue1', atMs: 10 },
      { type: 'pass' },
      { type: 'remove', disc: 'jade1' },
      { type: 'swap', die: 'red1', level: 1 },
    ],
  },
} as const;

test.each(['targi', 'targets'] as const)(
  '%s: moves of any shape are refused, and the match is as it was',
  async (game) => {
    const server = await openTestServer('sqlite');
    const rng = quickRng(`fuzz moves ${game}`);
    const { terms, moves } = GAMES_TO_SPOIL[game];
    const [first, second] = [await server.visitor(), await server.visitor()];
    const { body: table } = await first.post('/matches', { terms });
    for (const one of [first, second]) await one.post(`/matches/${table.id}/sit`, { nonce: newNonce() });
    const { play } = await first.picture(table.id);
    const legal = play!.moves;
    const sound: readonly unknown[] = moves ?? legal;
    let refused = 0;
    for (let i = 0; i < 500; i++) {
      const move = spoil(sound[rng.next() % sound.length], rng);
      if (legal.some((listed) => JSON.stringify(listed) === JSON.stringify(move))) continue;
      const request = { onVersion: 0, moves: [move], key: `k${i}` };
      const { status, body } = await first.post(`/matches/${table.id}/play`, request);
      if (moves && status === 200) continue; // the modified move happens to be legal
      expect([400, 409, 422], JSON.stringify({ move, body })).toContain(status);
      expect(ONLINE_CODES).toContain(body.code);
      refused++;
    }
    expect(refused).toBeGreaterThan(300);
    if (!moves) expect((await first.picture(table.id)).version).toBe(0);
    expect(server.errors).toEqual([]);
    await server.close();
  },
);
