import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, CALLERS, expectedOf, MESSAGES, ROUTES, type Row } from '../../test/authorisation.ts';
import { type TestServer, Connection, openTestServer, Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { newNonce } from '../matches/ids.ts';
import { MESSAGES as SCHEMAS } from '../socket/schemas.ts';

/** Permissions do not depend on the database. */
let server: TestServer;
let url: string;
let owner: Visitor; // of the bot; shared between cells, since hashing a password takes long
let machine: Visitor; // the bot itself; shared, since a bot may have few tokens
const connections: Connection[] = [];
beforeAll(async () => {
  server = await openTestServer('sqlite', { METRICS_TOKEN: 'sesame' }, ':memory:');
  url = await server.listen();
  owner = new Visitor(server.app);
  machine = new Visitor(server.app);
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  expect(server.errors).toEqual([]);
  await server.close();
});

interface Cell {
  readonly caller: Visitor;
  readonly match: string;
  readonly move: unknown;
  readonly bot: string;
}

/** Each caller gets its own table, so that one request does not change what the next may do. */
async function cellFor(kind: Caller, { table }: Row): Promise<Cell> {
  const bot = await botOfOwner();
  const [blue, white] = table ? [await server.visitor(), await server.visitor()] : [];
  const caller = (kind === 'blue' ? blue : kind === 'white' ? white : undefined) ?? (await callerOf(kind, bot));
  if (!table || !blue || !white) return { caller, bot, match: '', move: undefined };
  const { id } = (await blue.post('/matches', { terms: { ...BLUE_FIRST, visibility: 'private', rated: false } })).body;
  await blue.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
  if (table === 'open') return { caller, bot, match: id, move: undefined };
  await white.post(`/matches/${id}/sit`, { nonce: newNonce() });
  const move = (await blue.picture(id)).play?.moves[0];
  if (table === 'over') await blue.post(`/matches/${id}/resign`);
  if (table === 'asked') {
    await blue.move(id);
    await blue.post(`/matches/${id}/undo`, { onVersion: 1, to: 0 });
  }
  return { caller, bot, match: id, move };
}

async function callerOf(kind: Caller, bot: string): Promise<Visitor> {
  if (kind === 'account') return owner;
  if (kind === 'nobody') return new Visitor(server.app);
  if (kind !== 'bot') return server.visitor();
  const isKnown = machine.token && (await machine.get('/me')).status === 200;
  if (!isKnown) machine.token = (await owner.post(`/bots/${bot}/tokens`, { label: 'x' })).body.token;
  return machine;
}

async function botOfOwner(): Promise<string> {
  if ((await owner.get('/me')).status !== 200) {
    await owner.post('/session', {}); // the previous test logged the owner out
    await owner.post('/account', { name: `O ${newNonce().slice(0, 8)}`, password: 'correct horse' });
  }
  const [known] = (await owner.get('/bots')).body;
  return (known ?? (await owner.post('/bots', { name: `R ${newNonce().slice(0, 8)}` })).body).id;
}

function filled(body: unknown, { match, move }: Cell): unknown {
  const words: Readonly<Record<string, unknown>> = {
    MOVE: move,
    MATCH: match,
    NONCE: newNonce(),
    NAME: `N ${newNonce().slice(0, 8)}`,
  };
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) => {
    return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : value;
  });
}

test('every route and every message is in the table, and nothing else', () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual([...server.routes].toSorted());
  const types = SCHEMAS.map(({ properties }) => properties.type.const);
  expect(Object.keys(MESSAGES).toSorted()).toEqual([...types].toSorted());
});

describe.each(CALLERS)('%s', (kind) => {
  test.each(Object.keys(ROUTES))('%s', async (name) => {
    const row = ROUTES[name];
    const cell = await cellFor(kind, row);
    const [method, pattern] = name.split(' ');
    const names = { ':id': pattern.startsWith('/api/matches') ? cell.match : cell.bot, ...row.path };
    const path = pattern.replaceAll(/:\w+|\*/g, (word) => names[word as ':id']);
    const { caller } = cell;
    if (row.isStream && expectedOf(row, kind) === 'ok') {
      expect(await statusOfStream(path, caller)).toBe(200);
      return;
    }
    const answer = await server.app.inject({
      method: method as 'GET',
      url: `${path}${row.query ?? ''}`,
      headers: caller.identity(),
      ...(row.body === undefined ? {} : { payload: filled(row.body, cell) as object }),
    });
    const told = answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code;
    expect(told).toBe(expectedOf(row, kind));
  });

  test('the socket', async () => {
    const row: Row = { expected: '', table: 'running' };
    if (kind === 'nobody') {
      expect(await Connection.refused(url, {})).toBe(401);
      return;
    }
    for (const [type, message] of Object.entries(MESSAGES)) {
      const cell = await cellFor(kind, row);
      const connection = await Connection.open(url, cell.caller.identity());
      connections.push(connection);
      connection.send({ type, ...(filled(message.body, cell) as object) });
      const expected = expectedOf(message, kind);
      if (type !== 'play' && type !== 'say') connection.send({ type: 'ping', id: 99 }); // these two get no answer, or are refused before it
      await connection.next(expected !== 'ok' ? 'refused' : type === 'play' || type === 'say' ? 'done' : 'pong');
      const refused = connection.heard.find((heard) => heard.type === 'refused');
      expect(refused?.error.code ?? 'ok', type).toBe(expected);
      connection.close();
    }
  });
});

async function statusOfStream(path: string, caller: Visitor): Promise<number> {
  const leave = new AbortController();
  const { status } = await fetch(url + path, { headers: caller.identity(), signal: leave.signal });
  leave.abort();
  return status;
}

test('the operator reads the metrics with their token', async () => {
  const ask = (token: string) =>
    server.app.inject({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect((await ask('sesame')).statusCode).toBe(200);
  expect((await ask('sesam')).statusCode).toBe(403);
});
