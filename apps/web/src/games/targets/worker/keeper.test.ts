import { readFileSync } from 'node:fs';
import { DEFAULT_OPTIONS, type Move, sampleMove, toAct, RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { type PortListener, quickRng, type Result } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import type { Setup, Snapshot, TableClient, TableError } from '../client.ts';
import type { Changes } from '../../../keeper/changes.ts';
import type { KeeperDeps } from '../../../keeper/keeper.ts';
import { memoryStore, type Store } from '../../../keeper/store.ts';
import { createLocalGames } from '../localGames.ts';
import { serveTargets } from './keeper.ts';
import * as T from './table.ts';

const rules = await rulesOf(RULES_VERSION);

const PEOPLE: Setup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'house',
};
const WITH_BOT: Setup = { ...PEOPLE, players: { ...PEOPLE.players, blue: { kind: 'bot', level: 'leftHand' } } };
const AHEAD: Move = { type: 'flick', vxMmS: 0, vzMmS: -1100, highPm: 150, sidePm: 0 };

let ids = 0;

/** A keeper behind a port, without a browser. Time advances as soon as something waits for it. */
function openTestKeeper(store: Store = memoryStore()) {
  const posted: Changes[] = [];
  let nowMs = 1_000;
  const deps: KeeperDeps = {
    store: Promise.resolve(store),
    locks: { hold: async () => ({ release: () => undefined }) },
    nowMs: () => nowMs,
    sleep: async (ms) => void (nowMs += Math.max(ms, 0)),
    chance: () => `${++ids}`.padStart(8, '0'),
    announce: () => undefined,
    listen: () => undefined,
  };
  const listeners: PortListener[] = [];
  const games = createLocalGames((listener) => {
    const post = (message: unknown) => {
      const copy = structuredClone(message) as { readonly name?: string; readonly args?: readonly unknown[] };
      if (copy.name === 'shown') posted.push(copy.args![1] as Changes);
      listener.heard(copy);
    };
    const receive = serveTargets(post, deps, { rulesOf, yieldToEventLoop: async () => undefined });
    listeners.push(listener);
    return { post: (message) => receive(structuredClone(message)), close: () => undefined };
  });
  return { games, posted, store, crash: (detail: string) => listeners.at(-1)!.crashed(detail) };
}

/** A client of a table, with all snapshots after the first one. */
interface Watching {
  readonly table: TableClient;
  readonly shown: Snapshot[];
}

function watch(table: TableClient): Watching {
  const shown: Snapshot[] = [];
  table.subscribe(() => shown.push(table.snapshot()));
  return { table, shown };
}

async function sitDown({ games }: ReturnType<typeof openTestKeeper>, setup: Setup): Promise<Watching> {
  return watch(valueOf(await games.create(setup)));
}

function valueOf<T>(result: Result<T, TableError>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('a flick comes with its film, which ends in the judged poses', async () => {
  const { table, shown } = await sitDown(openTestKeeper(), PEOPLE);
  expect(await table.act('red', AHEAD)).toEqual({ ok: true, value: undefined });
  const [{ shot, version }] = shown;
  expect({ n: shot?.n, version }).toEqual({ n: 1, version: 1 });
  for (const { die, frames } of shot!.film.trajectory.dice) {
    const { pose } = shot!.rest.dice.find((each) => each.die === die)!;
    expect(Array.from(frames.slice(-7, -4))).toEqual(
      [pose.xUm, pose.yUm, pose.zUm].map((um) => Math.fround(um / 1000)),
    );
  }
});

test('a film and the lines of the log cross the port once', async () => {
  const keeper = openTestKeeper();
  const { table, shown } = await sitDown(keeper, PEOPLE);
  await table.act('red', AHEAD);
  await table.act('blue', { type: 'targets', die: 'blue1', atMs: 5 });
  const [flick, call] = keeper.posted;
  expect(flick.fields).toHaveProperty('shot');
  expect(call.fields).not.toHaveProperty('shot');
  expect(call.fields).not.toHaveProperty('log');
  expect(call.lists['log']).toMatchObject({ kept: 1, added: [{ n: 2, seat: 'blue' }] });
  expect(shown[1].shot).toBe(shown[0].shot);
  expect(shown[1].log.map(({ n }) => n)).toEqual([1, 2]);
});

test('what is refused says why; a wrong call is taken, and then nothing is heard for two seconds (T29)', async () => {
  const { table, shown } = await sitDown(openTestKeeper(), PEOPLE);
  const refused = (reason: string) => ({
    ok: false,
    error: { code: 'refused', refusal: { code: 'illegal', reason } },
  });
  expect(await table.act('red', { ...AHEAD, vzMmS: 9000 })).toEqual(refused('too-fast'));
  expect(shown).toEqual([]);
  expect(await table.act('blue', { type: 'targets', die: 'blue1', atMs: 5 })).toMatchObject({ ok: true });
  expect(shown.at(-1)?.log.at(-1)?.events).toMatchObject([{ type: 'miscalled', seat: 'blue' }]);
  expect(shown.at(-1)?.log.at(-1)?.reason).toBeDefined();
  expect(await table.act('blue', { type: 'double', back: 'blue1', other: 'blue2', atMs: 5 })).toEqual(
    refused('silenced'),
  );
});

test('a bot continues only after the flick has been shown', async () => {
  const { table, shown } = await sitDown(openTestKeeper(), WITH_BOT);
  await table.act('red', AHEAD);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shown.map(({ version }) => version)).toEqual([1]);
  table.rested(1);
  await expect.poll(() => shown.length).toBeGreaterThan(1);
  expect(shown[1].log[1].seat).toBe('blue');
});

test('nobody moves for a bot', async () => {
  const { table } = await sitDown(openTestKeeper(), WITH_BOT);
  expect(await table.act('blue', { type: 'pass' })).toEqual({ ok: false, error: { code: 'not-now' } });
});

test('a stored game resumes, also from its notation', async () => {
  const first = openTestKeeper();
  const { table } = await sitDown(first, PEOPLE);
  await playOn(table, 6);
  const second = openTestKeeper(first.store);
  const opened = valueOf(await second.games.open(table.snapshot().gameId));
  expect(opened.snapshot().view).toEqual(table.snapshot().view);
  expect(opened.snapshot().shot).toEqual(table.snapshot().shot);
  const text = valueOf(await opened.notation());
  const loaded = valueOf(await second.games.load(text));
  expect(loaded).toMatchObject({ version: 6, players: PEOPLE.players });
  expect(await second.games.list()).toHaveLength(2);
});

test.each([2])(
  'a game by rules %i continues, is stored and exported by them, and shown move by move',
  async (version) => {
    const text = readFileSync(`packages/targets/frozen/${version}/two-fourth.targets`, 'utf8').replace(/^;.*\n/, '');
    const first = openTestKeeper();
    const loaded = valueOf(await first.games.load(text));
    const table = valueOf(await openTestKeeper(first.store).games.open(loaded.id));
    expect(table.snapshot()).toMatchObject({ version: loaded.version, need: { kind: 'over' } });
    expect(await table.notation()).toEqual({ ok: true, value: text });
    expect((await table.past(1))?.after.shot?.n).toBe(1);
    expect((await table.past(loaded.version))?.after.view).toEqual(table.snapshot().view);
  },
);

async function playOn(client: TableClient, moves: number): Promise<void> {
  const rng = quickRng('play on');
  for (let n = 0; n < moves; n++) {
    const { gameId, log } = client.snapshot();
    const table = T.resume(gameId, { ...PEOPLE, seed: 'house' }, log.map(T.turnOf), rules);
    if (!table.ok) throw new Error('it does not replay');
    const state = T.stateOf(table.value);
    const [seat] = toAct(state);
    await client.act(seat, sampleMove(state, seat, rng));
  }
}

test('a crash of the worker loses no move that was acknowledged', async () => {
  const keeper = openTestKeeper();
  const { table } = await sitDown(keeper, PEOPLE);
  await playOn(table, 3);
  const { gameId } = table.snapshot();
  const pending = table.act('red', AHEAD);
  const listing = keeper.games.list();
  keeper.crash('out of memory');
  const crashed = { code: 'crashed', detail: 'out of memory' };
  expect(table.fault()).toEqual(crashed);
  expect(await pending).toEqual({ ok: false, error: crashed });
  await expect(listing).rejects.toThrow('out of memory');
  expect(await table.undo()).toEqual({ ok: false, error: crashed });
  expect(await table.past(0)).toBeUndefined();

  const again = valueOf(await keeper.games.open(gameId));
  expect(again.snapshot().version).toBeGreaterThanOrEqual(3); // the last flick was not acknowledged, so either version is valid
  table.close();
  expect(again.fault()).toBeUndefined();
  const before = again.snapshot().version;
  await playOn(again, 1);
  expect(again.snapshot().version).toBe(before + 1);
});

test('a table that was closed hears and does nothing, and the others at it go on', async () => {
  const { games } = openTestKeeper();
  const first = valueOf(await games.create(PEOPLE));
  const other = valueOf(await games.open(first.snapshot().gameId));
  first.close();
  await playOn(other, 1);
  expect([first.snapshot().version, other.snapshot().version]).toEqual([0, 1]);
  expect(await first.undo()).toEqual({ ok: false, error: { code: 'no-such-game' } });
  await games.remove(other.snapshot().gameId);
  expect(other.fault()).toEqual({ code: 'no-such-game' });
});

test('practice: one tower, every flick can be taken back, nothing is kept', async () => {
  const { games } = openTestKeeper();
  const setup: Setup = { ...PEOPLE, kind: 'practice', players: { red: { kind: 'person', name: 'Ada' } } };
  const { table, shown } = watch(valueOf(await games.create(setup)));
  const { view } = table.snapshot();
  expect(view.towers.blue).toEqual([]);
  await table.act('red', AHEAD);
  expect(shown[0].view.toAct[0]).toBe('red');
  expect(shown[0].canUndo).toBe(true);
  expect(await table.undo()).toEqual({ ok: true, value: undefined });
  expect(shown[1].view).toEqual(view);
  expect(await games.list()).toEqual([]);
  expect(await table.undo()).toEqual({ ok: false, error: { code: 'not-now' } });
});

test.each([false, true])('practice continues for many rounds, towers of rivals: %s', (hasRivals) => {
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
    expect(isStanding && towers.red.length === 0).toBe(false); // they are no longer targets
    stood += isStanding ? 1 : 0;
  }
  const ended = table.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'roundEnded');
  expect(ended.length).toBeGreaterThan(5);
  expect(stood > 0).toBe(hasRivals);
});
