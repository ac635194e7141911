import type { MatchId, MatchUpdate } from '@caravanserai/contract';
import { openCalls } from '@caravanserai/targets';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, Line, openHouse, type Visitor } from '../../test/house.ts';
import { flickThat, RED_FIRST, stateIn } from '../../test/targets.ts';
import { newNonce } from '../matches/ids.ts';

const SLOW_MS = 240; // there and back
const MEASURED = 3; // times, when a line is new

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

/** A line whose answers to the server's pings take that long, by the clock of the test. */
async function lineOf(visitor: Visitor, roundTripMs: number): Promise<Line> {
  const line = new Line(url, visitor.identity(), { autoPong: false });
  for (let i = 0; i < MEASURED; i++) {
    const [data] = await new Promise<Buffer[]>((resolve) => line.socket.once('ping', (...got) => resolve(got)));
    house.tick(roundTripMs);
    line.socket.pong(data);
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

test('the slower line with the quicker hand wins the race', async () => {
  const { id, red, blue } = await table();
  const [r, b] = [await lineOf(red, 0), await lineOf(blue, SLOW_MS)];
  const update = await flicked(id, r, b);

  // Red sees the dice lie at once and calls after 450 ms. Blue sees it 120 ms later, calls after 300, and it takes 120 to arrive.
  house.tick(450);
  r.send(call('targets', update, id, 450));
  await heard(r);
  house.tick(90);
  b.send(call('pasVu', update, id, 300));
  await heard(b);
  expect((await blue.picture(id)).version).toBe(1); // held
  house.tick(SLOW_MS);
  expect(await b.next('done')).toEqual({ type: 'done', id: 2, version: 2 });
  expect(await r.next('refused')).toEqual({
    type: 'refused',
    id: 2,
    error: { code: 'stale-version', current: 2, detail: 'too-late' },
  });
  const { log } = await red.picture(id);
  expect(log.slice(1)).toMatchObject([{ seat: 'blue', move: { type: 'pasVu', atMs: 300 } }]);
});

test('who claims to have been quicker than the line explains is not believed', async () => {
  const { id, red, blue } = await table();
  const [r, b] = [await lineOf(red, 0), await lineOf(blue, SLOW_MS)];
  const update = await flicked(id, r, b);
  house.tick(450);
  r.send(call('targets', update, id, 450));
  await heard(r);
  house.tick(SLOW_MS - 1);
  b.send(call('pasVu', update, id, 0)); // 689 − 240: at 449 at the earliest
  await heard(b);
  house.tick(1);
  await b.next('done');
  const { log } = await red.picture(id);
  expect(log.slice(1)).toMatchObject([{ seat: 'blue', move: { atMs: 449 } }]);
});

test('a call by HTTP is taken without any allowance', async () => {
  const { id, red, blue } = await table();
  const [r, b] = [await lineOf(red, 0), await lineOf(blue, SLOW_MS)];
  const update = await flicked(id, r, b);
  house.tick(500);
  const { request } = call('pasVu', update, id, 100);
  expect((await blue.post(`/matches/${id}/play`, request)).body).toEqual({ version: 2 });
  expect((await red.picture(id)).log[1]).toMatchObject({ move: { atMs: 500 } });
});
