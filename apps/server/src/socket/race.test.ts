import type { MatchId, MatchUpdate } from '@caravanserai/contract';
import { openCalls } from '@caravanserai/targets';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestServer, Connection, openTestServer, type Visitor } from '../../test/testServer.ts';
import { flickThat, RED_FIRST, stateIn } from '../../test/targets.ts';
import { RACE_ALLOWANCE_MS } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const MEASURED = 3; // measurements of a new connection
const CALLS = { red: 'targets', blue: 'pasVu' } as const;

let server: TestServer;
let url: string;
beforeEach(async () => {
  server = await openTestServer('sqlite');
  url = await server.listen();
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** A simulated player: its network, its reaction time, and what it claims. */
interface Player {
  readonly roundTripMs: number; // actual
  readonly reactionMs: number; // from the moment the dice come to rest to the call
  readonly pongsLateMs?: number; // delay that a cheater adds to each pong
  readonly speaksEarly?: boolean; // its first message is not delayed
  readonly claimsMs?: number; // default: the actual time
}

/** A connection whose pongs are delayed by the player's round trip, on the clock of the test. */
async function connect(
  visitor: Visitor,
  { roundTripMs, pongsLateMs = 0, speaksEarly = false }: Player,
): Promise<Connection> {
  const connection = new Connection(url, visitor.identity(), { autoPong: false });
  const pings: Buffer[] = [];
  connection.socket.on('ping', (data) => void pings.push(data));
  await connection.next('hello');
  if (speaksEarly) {
    server.tick(roundTripMs);
    await heard(connection);
  }
  for (let i = 0; i < MEASURED; i++) {
    await expect.poll(() => pings.length, { interval: 1 }).toBe(i + 1);
    server.tick(roundTripMs + pongsLateMs - (speaksEarly && i === 0 ? roundTripMs : 0));
    connection.socket.pong(pings[i]);
  }
  await heard(connection);
  return connection;
}

/** Waits until the server has processed earlier messages. */
async function heard(connection: Connection): Promise<void> {
  const id = connection.heard.length + 1000;
  connection.send({ type: 'ping', id });
  await connection.next('pong', (pong) => pong.id === id);
}

async function table(): Promise<{ readonly id: MatchId; readonly red: Visitor; readonly blue: Visitor }> {
  const [red, blue] = [await server.visitor(), await server.visitor()];
  const { body } = await red.post('/matches', { terms: RED_FIRST });
  for (const one of [red, blue]) await one.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
  return { id: body.id, red, blue };
}

/** The dice rest on black, and both players have received it. */
async function flicked(id: MatchId, red: Connection, blue: Connection): Promise<MatchUpdate> {
  for (const connection of [red, blue]) connection.send({ type: 'watch', match: id });
  const { picture } = await red.next('match');
  await blue.next('match');
  await red.next('presence', ({ seats }) => seats.length === 2);
  const request = { onVersion: 0, moves: [await flickThat(picture)], key: 'flick' };
  red.send({ type: 'play', id: 1, match: id, request });
  const [{ update }] = await Promise.all([red.next('update'), blue.next('update')]);
  server.tick(update.rest!.atMs - server.node.now());
  return update;
}

function call(type: 'targets' | 'pasVu', update: MatchUpdate, match: MatchId, atMs: number) {
  const open = openCalls(stateIn(update as never)).find(({ call: kind }) => kind === 'targets');
  const die = open?.call === 'targets' ? open.die : undefined;
  return { type: 'play', id: 2, match, request: { onVersion: 1, moves: [{ type, die, atMs }], key: newNonce() } };
}

/**
 * Both players call at the same table; returns the winner's log entry. A page estimates the server's clock from its pings, and animates the
 * dice by it. However a round trip is split, an honest call arrives half of it after the player reacted.
 */
async function race(players: Readonly<Record<'red' | 'blue', Player>>): Promise<{ seat: string; atMs: number }> {
  const { id, red, blue } = await table();
  const connections = { red: await connect(red, players.red), blue: await connect(blue, players.blue) };
  const update = await flicked(id, connections.red, connections.blue);
  const arrivals = (['red', 'blue'] as const)
    .map((seat) => ({ seat, atMs: players[seat].reactionMs + players[seat].roundTripMs / 2 }))
    .toSorted((a, b) => a.atMs - b.atMs);
  let nowMs = 0;
  for (const { seat, atMs } of arrivals) {
    server.tick(atMs - nowMs);
    nowMs = atMs;
    const { claimsMs = players[seat].reactionMs } = players[seat];
    connections[seat].send(call(CALLS[seat], update, id, claimsMs));
    await heard(connections[seat]);
  }
  server.tick(1000);
  const isCalled = async () => {
    const picture = await red.picture(id);
    return picture.version > 1 && picture;
  };
  const { log } = await vi.waitUntil(isCalled, { timeout: 60_000 });
  const [, first] = log;
  if (first.kind !== 'move') throw new Error('a call was made');
  return { seat: first.seat, atMs: (first.move as { atMs: number }).atMs };
}

describe('honest players', () => {
  test.each([
    [
      { roundTripMs: 0, reactionMs: 320 },
      { roundTripMs: 200, reactionMs: 300 },
    ],
    [
      { roundTripMs: 20, reactionMs: 301 },
      { roundTripMs: 200, reactionMs: 300 },
    ],
    [
      { roundTripMs: 200, reactionMs: 251 },
      { roundTripMs: 100, reactionMs: 250 },
    ],
  ])('up to 200 ms of round trip the quicker hand wins to the millisecond: %j %j', async (red, blue) => {
    expect(await race({ red, blue })).toEqual({ seat: 'blue', atMs: blue.reactionMs });
  });

  test('beyond that half of the rest is lost', async () => {
    const blue = { roundTripMs: 300, reactionMs: 300 };
    expect(await race({ red: { roundTripMs: 0, reactionMs: 351 }, blue })).toEqual({ seat: 'blue', atMs: 350 });
    expect(await race({ red: { roundTripMs: 0, reactionMs: 349 }, blue })).toEqual({ seat: 'red', atMs: 349 });
  });
});

describe('a player who holds pongs back and claims to have called at once', () => {
  const cheater = { roundTripMs: 0, reactionMs: 380, claimsMs: 0 };

  test.each([100, 200, 290, 1000, 20_000])('by %i ms: gains 100 ms at most', async (pongsLateMs) => {
    const blue = { ...cheater, pongsLateMs };
    const gainMs = Math.min(RACE_ALLOWANCE_MS, pongsLateMs / 2);
    expect(await race({ red: { roundTripMs: 0, reactionMs: 900 }, blue })).toEqual({
      seat: 'blue',
      atMs: 380 - gainMs,
    });
  });

  test.each([0, 100, 200])('loses against a quicker hand with a round trip of %i ms', async (roundTripMs) => {
    const honest = { roundTripMs, reactionMs: 200 };
    expect(await race({ red: honest, blue: { ...cheater, pongsLateMs: 290 } })).toEqual({ seat: 'red', atMs: 200 });
    const close = { roundTripMs, reactionMs: 279 };
    expect(await race({ red: close, blue: { ...cheater, pongsLateMs: 290 } })).toEqual({ seat: 'red', atMs: 279 });
  });

  test('gains nothing if its first message is quicker than its pongs', async () => {
    const blue = { ...cheater, roundTripMs: 10, pongsLateMs: 290, speaksEarly: true };
    expect(await race({ red: { roundTripMs: 0, reactionMs: 900 }, blue })).toEqual({ seat: 'blue', atMs: 380 });
  });
});

test('a call by HTTP is taken without any allowance', async () => {
  const { id, red, blue } = await table();
  const slow = { roundTripMs: 200, reactionMs: 0 };
  const [r, b] = [await connect(red, { roundTripMs: 0, reactionMs: 0 }), await connect(blue, slow)];
  const update = await flicked(id, r, b);
  server.tick(500);
  const { request } = call('pasVu', update, id, 100);
  expect((await blue.post(`/matches/${id}/play`, request)).body).toEqual({ version: 2 });
  expect((await red.picture(id)).log[1]).toMatchObject({ move: { atMs: 500 } });
});

test('who loses a race hears that it was too late, and nothing is judged before the slower call can arrive', async () => {
  const { id, red, blue } = await table();
  const slow = { roundTripMs: 160, reactionMs: 300 };
  const [r, b] = [await connect(red, { roundTripMs: 0, reactionMs: 320 }), await connect(blue, slow)];
  const update = await flicked(id, r, b);
  server.tick(320);
  r.send(call('targets', update, id, 320));
  await heard(r);
  server.tick(60);
  b.send(call('pasVu', update, id, 300));
  await heard(b);
  expect((await blue.picture(id)).version).toBe(1); // held back
  server.tick(20);
  expect(await b.next('done')).toEqual({ type: 'done', id: 2, version: 2 });
  expect(await r.next('refused')).toEqual({
    type: 'refused',
    id: 2,
    error: { code: 'stale-version', current: 2, detail: 'too-late' },
  });
});

test('all at a table with races see the round trip of each seat, as the server counts it', async () => {
  const { id, red, blue } = await table();
  const connections = [
    await connect(red, { roundTripMs: 40, reactionMs: 0 }),
    await connect(blue, { roundTripMs: 10, pongsLateMs: 290, reactionMs: 0 }),
  ];
  for (const connection of connections) connection.send({ type: 'watch', match: id });
  for (const connection of connections) {
    const { roundTripMs } = await connection.next('presence', ({ seats }) => seats.length === 2);
    expect(roundTripMs).toEqual({ red: 40, blue: 300 });
  }
  const { id: quiet, blue: other } = await server.table(); // a game without races
  const connection = await connect(other, { roundTripMs: 40, reactionMs: 0 });
  connection.send({ type: 'watch', match: quiet });
  expect(await connection.next('presence', ({ seats }) => seats.length === 1)).not.toHaveProperty('roundTripMs');
});
