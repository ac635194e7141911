import { readFileSync } from 'node:fs';
import { DEFAULT_OPTIONS, type Move, sampleMove, type Seat, toAct, RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { connect, quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import type { Past, Setup, Snapshot, TableResult } from '../client.ts';
import { memoryStore, type Store } from '../../../keeper/store.ts';
import { type House, type KeeperAnswers, serveKeeper } from '../../../keeper/keeper.ts';
import { type AtTable, type Keeper, targetsKeeper } from './keeper.ts';
import * as T from './table.ts';

const rules = await rulesOf(RULES_VERSION);

const PEOPLE: Setup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'keeper',
};
const WITH_BOT: Setup = { ...PEOPLE, players: { ...PEOPLE.players, blue: { kind: 'bot', level: 'leftHand' } } };
const AHEAD: Move = { type: 'flick', vxMmS: 0, vzMmS: -1100, highPm: 150, sidePm: 0 };

let ids = 0;

/** A keeper without a browser: time passes as soon as somebody waits for it. */
function openHouse(store: Store = memoryStore()) {
  const shown: Snapshot[] = [];
  let nowMs = 1_000;
  const house: House = {
    post: (message) => page.hear(message),
    store: Promise.resolve(store),
    locks: { hold: async () => ({ release: () => undefined }) },
    nowMs: () => nowMs,
    sleep: async (ms) => void (nowMs += Math.max(ms, 0)),
    chance: () => `${++ids}`.padStart(8, '0'),
    announce: () => undefined,
  };
  const keeper = serveKeeper(house, targetsKeeper({ rulesOf, breathe: async () => undefined }));
  const ours = { snapshot: (_: string, snapshot: Snapshot) => shown.push(snapshot), fault() {}, changed() {} };
  const page = connect<KeeperAnswers<Keeper>>(keeper, ours);
  const at = <A>(game: string, name: keyof AtTable, ...args: unknown[]) =>
    page.ask('at', [game, name, args]) as Promise<A>;
  return { ask: page.ask, at, shown, store };
}

async function sitDown(house: ReturnType<typeof openHouse>, setup: Setup): Promise<Snapshot> {
  const made = await house.ask('create', [setup]);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

test('a flick comes with its film, which ends in the judged poses', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, PEOPLE);
  expect(await house.at(game, 'act', 'red', AHEAD)).toEqual({ ok: true, value: undefined });
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
  const call = (seat: Seat, move: Move) => house.at(game, 'act', seat, move);
  expect(await call('red', { ...AHEAD, vzMmS: 9000 })).toEqual(refused('too-fast'));
  expect(house.shown).toEqual([]);
  expect(await call('blue', { type: 'targets', die: 'blue1', atMs: 5 })).toMatchObject({ ok: true });
  expect(house.shown.at(-1)?.log.at(-1)?.events).toMatchObject([{ type: 'miscalled', seat: 'blue' }]);
  expect(await call('blue', { type: 'double', back: 'blue1', other: 'blue2', atMs: 5 })).toEqual(refused('silenced'));
});

test('a bot goes on when the flick has been seen, and not before', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, WITH_BOT);
  await house.at(game, 'act', 'red', AHEAD);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(house.shown.map(({ version }) => version)).toEqual([1]);
  void house.at(game, 'rested', 1);
  await expect.poll(() => house.shown.length).toBeGreaterThan(1);
  expect(house.shown[1].log[1].seat).toBe('blue');
});

test('nobody moves for a bot', async () => {
  const house = openHouse();
  const { gameId: game } = await sitDown(house, WITH_BOT);
  const answer = await house.at(game, 'act', 'blue', { type: 'pass' });
  expect(answer).toEqual({ ok: false, error: { code: 'not-now' } });
});

test('a game that was kept goes on where it was, and as a text as well', async () => {
  const first = openHouse();
  const { gameId: game } = await sitDown(first, PEOPLE);
  await playOn(first, game, 6);
  const second = openHouse(first.store);
  const opened = await second.ask('open', [game, false]);
  expect(opened.ok && opened.value.view).toEqual(first.shown.at(-1)!.view);
  expect(opened.ok && opened.value.shot).toEqual(first.shown.at(-1)!.shot);
  const text = await second.at<TableResult<string>>(game, 'notation');
  if (!text.ok) throw new Error(text.error.code);
  const loaded = await second.ask('load', [text.value]);
  expect(loaded.ok && loaded.value).toMatchObject({ version: 6, players: PEOPLE.players });
  expect(await second.ask('list', [])).toHaveLength(2);
});

test.each([1, 2])('a game by rules %i goes on, is kept and saved by them, and shown move by move', async (version) => {
  const text = readFileSync(`packages/targets/frozen/${version}/two-fourth.targets`, 'utf8').replace(/^;.*\n/, '');
  const first = openHouse();
  const loaded = await first.ask('load', [text]);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const second = openHouse(first.store);
  const opened = await second.ask('open', [loaded.value.id, false]);
  expect(opened.ok && opened.value).toMatchObject({ version: loaded.value.version, need: { kind: 'over' } });
  expect(await second.at(loaded.value.id, 'notation')).toEqual({ ok: true, value: text });
  const past = await second.at<Past>(loaded.value.id, 'past', 1);
  expect(past.after.shot?.n).toBe(1);
  const end = await second.at<Past>(loaded.value.id, 'past', loaded.value.version);
  expect(end.after.view).toEqual(opened.ok && opened.value.view);
});

async function playOn(house: ReturnType<typeof openHouse>, game: string, moves: number): Promise<void> {
  const rng = quickRng('play on');
  for (let n = 0; n < moves; n++) {
    const opened = await house.ask('open', [game, false]);
    if (!opened.ok) throw new Error(opened.error.code);
    const table = T.resume(game, { ...PEOPLE, seed: 'keeper' }, opened.value.log.map(T.turnOf), rules);
    if (!table.ok) throw new Error('it does not replay');
    const state = T.stateOf(table.value);
    const [seat] = toAct(state);
    await house.at(game, 'act', seat, sampleMove(state, seat, rng));
  }
}

test('practice: one tower, every flick can be taken back, nothing is kept', async () => {
  const house = openHouse();
  const setup: Setup = { ...PEOPLE, kind: 'practice', players: { red: { kind: 'person', name: 'Ada' } } };
  const { gameId: game, view } = await sitDown(house, setup);
  expect(view.towers.blue).toEqual([]);
  await house.at(game, 'act', 'red', AHEAD);
  expect(house.shown[0].view.toAct[0]).toBe('red');
  expect(house.shown[0].canUndo).toBe(true);
  expect(await house.at(game, 'undo')).toEqual({ ok: true, value: undefined });
  expect(house.shown[1].view).toEqual(view);
  expect(await house.ask('list', [])).toEqual([]);
  expect(await house.at(game, 'undo')).toEqual({ ok: false, error: { code: 'not-now' } });
});

test.each([false, true])('practice goes on for many rounds, towers of rivals: %s', (hasRivals) => {
  const setup: T.FullSetup = {
    ...PEOPLE,
    kind: 'practice',
    hasRivals,
    options: { ...PEOPLE.options, players: hasRivals ? 4 : 2 },
    players: { red: { kind: 'person', name: 'Ada' } },
    seed: 'p',
  };
  const rng = quickRng('practice');
  let table = T.newTable('p', setup, rules);
  let stood = 0;
  for (let n = 0; n < 120 && toAct(T.stateOf(table)).length > 0; n++) {
    const state = T.stateOf(table);
    expect(toAct(state)).toEqual(['red']);
    const next = T.play(table, 'red', sampleMove(state, 'red', rng));
    if (!next.ok) throw new Error('a sampled move was refused');
    table = next.value;
    const { towers } = T.stateOf(table);
    const isStanding = towers.blue.length + towers.green.length > 0;
    expect(isStanding && towers.red.length === 0).toBe(false); // nobody flicks at them any more
    stood += isStanding ? 1 : 0;
  }
  const ended = table.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'roundEnded');
  expect(ended.length).toBeGreaterThan(5);
  expect(stood > 0).toBe(hasRivals);
});
