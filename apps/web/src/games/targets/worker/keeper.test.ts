import { DEFAULT_OPTIONS, type Move, sampleMove, type Seat, toAct } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { quickRng } from '@caravanserai/contract';
import { beforeAll, expect, test } from 'vitest';
import type { GameSummary, Setup, Snapshot, TableResult } from '../client.ts';
import { memoryStore, type Store } from '../../../keeper/store.ts';
import { serveKeeper } from './keeper.ts';
import type { Kept } from './kept.ts';
import type { FromKeeper, Wish } from './protocol.ts';
import * as T from './table.ts';

beforeAll(loadPhysics);

const PEOPLE: Setup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'keeper',
};
const WITH_BOT: Setup = { ...PEOPLE, players: { ...PEOPLE.players, blue: { kind: 'bot', level: 'leftHand' } } };
const AHEAD: Move = { type: 'flick', vxMmS: 0, vzMmS: -1100, highPm: 150, sidePm: 0 };

/** A keeper without a browser: time passes as soon as somebody waits for it. */
function openHouse(store: Store<Kept> = memoryStore<Kept>()) {
  const heard: FromKeeper[] = [];
  const waiting = new Map<number, (answer: unknown) => void>();
  const shown: Snapshot[] = [];
  let nowMs = 1_000;
  let ids = 0;
  const receive = serveKeeper({
    post(message) {
      heard.push(message);
      if (message.type === 'answer') waiting.get(message.id)?.(message.answer);
      if (message.type === 'failed') throw new Error(message.detail);
      if (message.type === 'snapshot') shown.push(message.snapshot);
    },
    store: Promise.resolve(store),
    locks: { hold: async () => ({ release: () => undefined }) },
    simulator: async () => flick,
    nowMs: () => nowMs,
    sleep: async (ms) => void (nowMs += Math.max(ms, 0)),
    breathe: async () => undefined,
    chance: () => `${++ids}`.padStart(8, '0'),
    announce: () => undefined,
  });
  const ask = <A>(wish: Wish) =>
    new Promise<A>((resolve) => {
      const id = ++ids;
      waiting.set(id, resolve as (answer: unknown) => void);
      receive({ type: 'wish', id, wish });
    });
  return { ask, receive, shown, heard, store };
}

async function sitDown(house: ReturnType<typeof openHouse>, setup: Setup): Promise<Snapshot> {
  const made = await house.ask<TableResult<Snapshot>>({ type: 'create', setup });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

test('a flick comes with its film, which ends in the judged poses', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, PEOPLE);
  expect(await house.ask({ type: 'act', game, seat: 'red', move: AHEAD })).toEqual({ ok: true, value: undefined });
  const [{ shot, version }] = house.shown;
  expect({ n: shot?.n, version }).toEqual({ n: 1, version: 1 });
  for (const { die, frames } of shot!.film.trajectory.dice) {
    const { pose } = shot!.rest.dice.find((each) => each.die === die)!;
    expect(Array.from(frames.slice(-7, -4))).toEqual(
      [pose.xUm, pose.yUm, pose.zUm].map((um) => Math.fround(um / 1000)),
    );
  }
});

test('what is refused says why; a wrong call is taken, and then nothing is heard for two seconds (T29)', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, PEOPLE);
  const refused = (reason: string) => ({
    ok: false,
    error: { code: 'refused', refusal: { code: 'illegal', reason } },
  });
  const call = (seat: Seat, move: Move) => house.ask({ type: 'act', game, seat, move });
  expect(await call('red', { ...AHEAD, vzMmS: 9000 })).toEqual(refused('too-fast'));
  expect(house.shown).toEqual([]);
  expect(await call('blue', { type: 'targets', die: 'blue1', atMs: 5 })).toMatchObject({ ok: true });
  expect(house.shown.at(-1)?.log.at(-1)?.events).toMatchObject([{ type: 'miscalled', seat: 'blue' }]);
  expect(await call('blue', { type: 'double', back: 'blue1', other: 'blue2', atMs: 5 })).toEqual(refused('silenced'));
});

test('a bot goes on when the flick has been seen, and not before', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, WITH_BOT);
  await house.ask({ type: 'act', game, seat: 'red', move: AHEAD });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(house.shown.map(({ version }) => version)).toEqual([1]);
  house.receive({ type: 'rested', game, version: 1 });
  await expect.poll(() => house.shown.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(house.shown[1].log[1].seat).toBe('blue');
});

test('nobody moves for a bot', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, WITH_BOT);
  const answer = await house.ask<TableResult>({ type: 'act', game, seat: 'blue', move: { type: 'pass' } });
  expect(answer).toEqual({ ok: false, error: { code: 'not-now' } });
});

test('a game that was kept goes on where it was, and as a text as well', async () => {
  const first = openHouse();
  const { gameId: game } = await sitDown(first, PEOPLE);
  await playOn(first, game, 6);
  const second = openHouse(first.store);
  const opened = await second.ask<TableResult<Snapshot>>({ type: 'open', game, takeOver: false });
  expect(opened.ok && opened.value.view).toEqual(first.shown.at(-1)!.view);
  expect(opened.ok && opened.value.shot).toEqual(first.shown.at(-1)!.shot);
  const text = await second.ask<TableResult<string>>({ type: 'notation', game });
  if (!text.ok) throw new Error(text.error.code);
  const loaded = await second.ask<TableResult<GameSummary>>({ type: 'load', text: text.value });
  expect(loaded.ok && loaded.value).toMatchObject({ version: 6, players: PEOPLE.players });
  expect(await second.ask<readonly GameSummary[]>({ type: 'list' })).toHaveLength(2);
});

async function playOn(house: ReturnType<typeof openHouse>, game: string, moves: number): Promise<void> {
  const rng = quickRng('play on');
  for (let n = 0; n < moves; n++) {
    const opened = await house.ask<TableResult<Snapshot>>({ type: 'open', game, takeOver: false });
    if (!opened.ok) throw new Error(opened.error.code);
    const table = T.resume(game, { ...PEOPLE, seed: 'keeper' }, opened.value.log.map(T.turnOf), flick);
    if (!table.ok) throw new Error('it does not replay');
    const state = T.stateOf(table.value);
    const [seat] = toAct(state);
    await house.ask({ type: 'act', game, seat, move: sampleMove(state, seat, rng) });
  }
}

test('practice: one tower, every flick can be taken back, nothing is kept', async () => {
  const house = openHouse();
  const setup: Setup = { ...PEOPLE, kind: 'practice', players: { red: { kind: 'person', name: 'Ada' } } };
  const { gameId: game, view } = await sitDown(house, setup);
  expect(view.towers.blue).toEqual([]);
  await house.ask({ type: 'act', game, seat: 'red', move: AHEAD });
  expect(house.shown[0].view.toAct[0]).toBe('red');
  expect(house.shown[0].canUndo).toBe(true);
  expect(await house.ask({ type: 'undo', game })).toEqual({ ok: true, value: undefined });
  expect(house.shown[1].view).toEqual(view);
  expect(await house.ask({ type: 'list' })).toEqual([]);
  expect(await house.ask({ type: 'undo', game })).toEqual({ ok: false, error: { code: 'not-now' } });
});

test('practice goes on for many rounds', () => {
  const setup: T.FullSetup = {
    ...PEOPLE,
    kind: 'practice',
    players: { red: { kind: 'person', name: 'Ada' } },
    seed: 'p',
  };
  const rng = quickRng('practice');
  let table = T.newTable('p', setup);
  for (let n = 0; n < 120 && toAct(T.stateOf(table)).length > 0; n++) {
    const state = T.stateOf(table);
    expect(toAct(state)).toEqual(['red']);
    const next = T.play(table, 'red', sampleMove(state, 'red', rng), flick);
    if (!next.ok) throw new Error('a sampled move was refused');
    table = next.value;
  }
  expect(T.stateOf(table).round).toBeGreaterThan(3);
});

test('a film of a table far away is made from what was seen before it', async () => {
  const house = openHouse();
  const { gameId: game, view } = await sitDown(house, PEOPLE);
  await house.ask({ type: 'act', game, seat: 'red', move: AHEAD });
  const shot = await house.ask<Snapshot['shot']>({ type: 'shot', before: view, seat: 'red', move: AHEAD, n: 1 });
  expect(shot?.film).toEqual(house.shown[0].shot?.film);
  expect(shot?.rest).toEqual(house.shown[0].shot?.rest);
});
