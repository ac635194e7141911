import type { MatchId, MatchUpdate } from '@caravanserai/contract';
import { openCalls } from '@caravanserai/targets';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type House, Line, openHouse, type Visitor } from '../../test/house.ts';
import { flickThat, RED_FIRST, stateIn } from '../../test/targets.ts';
import { RACE_ALLOWANCE_MS } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const MEASURED = 3; // times, when a connection is new
const CALLS = { red: 'targets', blue: 'pasVu' } as const;

let house: House;
let url: string;
beforeEach(async () => {
  house = await openHouse('sqlite');
  url = await house.listen();
});
afterEach(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

/** A simulated player: the network, the hand, and what it tells the server. */
interface Player {
  readonly roundTripMs: number; // true
  readonly reactionMs: number; // from the moment the dice lie still to the call
  readonly pongsLateMs?: number; // a cheater's: each pong is held back so long
  readonly speaksEarly?: boolean; // its first message is not held back
  readonly claimsMs?: number; // default: the truth
}

/** A connection whose pongs take as long as the player makes them, by the clock of the test. */
async function lineOf(visitor: Visitor, { roundTripMs, pongsLateMs = 0, speaksEarly = false }: Player): Promise<Line> {
  const line = new Line(url, visitor.identity(), { autoPong: false });
  const pings: Buffer[] = [];
  line.socket.on('ping', (data) => void pings.push(data));
  await line.next('hello');
  if (speaksEarly) {
    house.tick(roundTripMs);
    await heard(line);
  }
  for (let i = 0; i < MEASURED; i++) {
    await expect.poll(() => pings.length, { interval: 1 }).toBe(i + 1);
    house.tick(roundTripMs + pongsLateMs - (speaksEarly && i === 0 ? roundTripMs : 0));
    line.socket.pong(pings[i]);
  }
  await heard(line);
  return line;
}

/** What was sent before has been heard there. */
async function heard(line: Line): Promise<void> {
  const id = line.heard.length + 1000;
  line.send({ type: 'ping', id });
  await line.next('pong', (pong) => pong.id === id);
}

async function table(): Promise<{ readonly id: MatchId; readonly red: Visitor; readonly blue: Visitor }> {
  const [red, blue] = [await house.visitor(), await house.visitor()];
  const { body } = await red.post('/matches', { terms: RED_FIRST });
  for (const one of [red, blue]) await one.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
  return { id: body.id, red, blue };
}

/** The dice lie on black, and both have seen it. */
async function flicked(id: MatchId, red: Line, blue: Line): Promise<MatchUpdate> {
  for (const line of [red, blue]) line.send({ type: 'watch', match: id });
  const { picture } = await red.next('match');
  await blue.next('match');
  await red.next('presence', ({ seats }) => seats.length === 2);
  const request = { onVersion: 0, moves: [await flickThat(picture)], key: 'flick' };
  red.send({ type: 'play', id: 1, match: id, request });
  const [{ update }] = await Promise.all([red.next('update'), blue.next('update')]);
  house.tick(update.rest!.atMs - house.node.now());
  return update;
}

function call(type: 'targets' | 'pasVu', update: MatchUpdate, match: MatchId, atMs: number) {
  const open = openCalls(stateIn(update as never)).find(({ call: kind }) => kind === 'targets');
  const die = open?.call === 'targets' ? open.die : undefined;
  return { type: 'play', id: 2, match, request: { onVersion: 1, moves: [{ type, die, atMs }], key: newNonce() } };
}

/**
 * Both call at the same table; the answer is what the log has of the winner. A page learns from its pings what the server's clock shows, and lets
 * the dice come to rest by that. However a round trip is split, an honest call arrives half of it after the hand moved.
 */
async function race(players: Readonly<Record<'red' | 'blue', Player>>): Promise<{ seat: string; atMs: number }> {
  const { id, red, blue } = await table();
  const lines = { red: await lineOf(red, players.red), blue: await lineOf(blue, players.blue) };
  const update = await flicked(id, lines.red, lines.blue);
  const arrivals = (['red', 'blue'] as const)
    .map((seat) => ({ seat, atMs: players[seat].reactionMs + players[seat].roundTripMs / 2 }))
    .toSorted((a, b) => a.atMs - b.atMs);
  let nowMs = 0;
  for (const { seat, atMs } of arrivals) {
    house.tick(atMs - nowMs);
    nowMs = atMs;
    const { claimsMs = players[seat].reactionMs } = players[seat];
    lines[seat].send(call(CALLS[seat], update, id, claimsMs));
    await heard(lines[seat]);
  }
  house.tick(1000);
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
  const [r, b] = [await lineOf(red, { roundTripMs: 0, reactionMs: 0 }), await lineOf(blue, slow)];
  const update = await flicked(id, r, b);
  house.tick(500);
  const { request } = call('pasVu', update, id, 100);
  expect((await blue.post(`/matches/${id}/play`, request)).body).toEqual({ version: 2 });
  expect((await red.picture(id)).log[1]).toMatchObject({ move: { atMs: 500 } });
});

test('who loses a race hears that it was too late, and nothing is judged before the slower call can arrive', async () => {
  const { id, red, blue } = await table();
  const slow = { roundTripMs: 160, reactionMs: 300 };
  const [r, b] = [await lineOf(red, { roundTripMs: 0, reactionMs: 320 }), await lineOf(blue, slow)];
  const update = await flicked(id, r, b);
  house.tick(320);
  r.send(call('targets', update, id, 320));
  await heard(r);
  house.tick(60);
  b.send(call('pasVu', update, id, 300));
  await heard(b);
  expect((await blue.picture(id)).version).toBe(1); // held
  house.tick(20);
  expect(await b.next('done')).toEqual({ type: 'done', id: 2, version: 2 });
  expect(await r.next('refused')).toEqual({
    type: 'refused',
    id: 2,
    error: { code: 'stale-version', current: 2, detail: 'too-late' },
  });
});

test('all at a table with races see the round trip of each seat, as the server counts it', async () => {
  const { id, red, blue } = await table();
  const lines = [
    await lineOf(red, { roundTripMs: 40, reactionMs: 0 }),
    await lineOf(blue, { roundTripMs: 10, pongsLateMs: 290, reactionMs: 0 }),
  ];
  for (const line of lines) line.send({ type: 'watch', match: id });
  for (const line of lines) {
    const { roundTripMs } = await line.next('presence', ({ seats }) => seats.length === 2);
    expect(roundTripMs).toEqual({ red: 40, blue: 300 });
  }
  const { id: quiet, blue: other } = await house.table(); // a game without races
  const line = await lineOf(other, { roundTripMs: 40, reactionMs: 0 });
  line.send({ type: 'watch', match: quiet });
  expect(await line.next('presence', ({ seats }) => seats.length === 1)).not.toHaveProperty('roundTripMs');
});
