import { assert, faultOf, type MatchId, quickRng, type Terms, type Version } from '@caravanserai/contract';
import {
  flickOf,
  isClosing,
  type Move,
  openCalls,
  parseGame,
  playWith,
  sampleMove,
  sceneOf,
  type Seat,
  type State,
  type View,
  STAGING_MS,
} from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, openTestNode, pictureFor } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { flickThat, playOn, RED_FIRST, startTargets, stateIn, type TargetsTable } from '../../test/targets.ts';
import { hostOf } from '../games.ts';
import { makeFile } from '../http/files.ts';
import { RACE_ALLOWANCE_MS } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import { FLICK_PAUSE_MS } from './calls.ts';
import { newNonce } from './ids.ts';

beforeAll(loadPhysics);

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  let nowMs = 1_000_000;
  let isFrozen = false; // if set, the clock does not advance and no wait ends
  const others: ServerNode[] = [];

  beforeAll(async () => {
    place = await DATABASES[kind]();
    node = await openNode();
  });
  afterAll(async () => {
    await Promise.all([node, ...others].map((open) => open.close()));
    await place.remove();
  });

  /** Each wait advances the clock. */
  function openNode(): Promise<ServerNode> {
    const wait = async (ms: number) => {
      if (isFrozen) return new Promise<void>(() => undefined);
      await new Promise(setImmediate); // lets concurrent requests arrive first
      nowMs += ms;
      return undefined;
    };
    return openTestNode(place.address, () => nowMs, wait);
  }

  /** Advances the clock until the dice are at rest. */
  async function rested(ms: number): Promise<void> {
    nowMs = Math.max(nowMs, ms);
  }

  async function play({ id, players }: TargetsTable, seat: string, move: Move, onVersion: number, key = newNonce()) {
    return node.matches.play(id, players[seat].id, { onVersion: onVersion as Version, moves: [move], key });
  }

  /** Red has flicked onto black, and the dice are at rest: `targets` for red, `pasVu` for blue. */
  async function race(terms: Parameters<typeof startTargets>[1] = {}) {
    const table = await startTargets(node, terms);
    const before = await pictureFor(node, table.id, table.players['red'].id);
    const move = await flickThat(before);
    expect(await play(table, 'red', move, 0)).toEqual({ ok: true, value: 1 });
    const picture = await pictureFor(node, table.id, table.players['red'].id);
    const open = openCalls(stateIn(picture)).find(({ call }) => call === 'targets');
    const die = open?.call === 'targets' ? open.die : 'red3';
    return { table, before, move, picture, die };
  }

  test('a flick: the server says when the dice lie, and nobody’s time runs before', async () => {
    const { table, before, move, picture } = await race({ clock: { kind: 'live', baseS: 60, incrementS: 2 } });
    const state = stateIn(before);
    const { steps } = flick(sceneOf(state), flickOf(state, 'red', move));
    const restMs = nowMs + Math.ceil((steps * 1000) / 240) + STAGING_MS;
    expect(picture.rest).toEqual({ version: 1, atMs: restMs });
    expect(picture.clock).toEqual({
      remainingMs: { red: 62_000, blue: 60_000 },
      running: 'blue',
      atMs: restMs + FLICK_PAUSE_MS,
    });
    expect(picture.play!.toAct).toEqual(['blue', 'red']);
    expect((await pictureFor(node, picture.id, 'a stranger')).play!.toAct).toEqual(['blue']);
    const { id } = picture;
    const { viewer } = before;
    const then = await node.pictures.moment(id, table.players[viewer].id, 0 as Version);
    expect(then).toMatchObject({ version: 0, viewer, view: before.play!.view, toAct: ['red'] });
    expect(await node.pictures.moment(id, undefined, 2 as Version)).toBeUndefined();
    expect(picture.log[0]).toMatchObject({ kind: 'move', seat: 'red', move, events: [{ type: 'flicked' }] });
  });

  test('a call before the dice lie is refused, and may be made when they do; what it claims is not believed', async () => {
    const { table, picture, die } = await race();
    nowMs = picture.rest!.atMs - 1;
    const early = await play(table, 'red', { type: 'targets', die, atMs: 0 }, 1);
    expect(early).toMatchObject({ ok: false, error: { code: 'not-now', retryAfterMs: 1 } });
    nowMs++;
    expect(await play(table, 'red', { type: 'targets', die, atMs: 0 }, 1)).toEqual({ ok: true, value: 2 });

    const again = await race();
    nowMs = again.picture.rest!.atMs + 2000;
    await node.matches.play(
      again.table.id,
      again.table.players['red'].id,
      { onVersion: 1 as Version, moves: [{ type: 'targets', die: again.die, atMs: 5 }], key: 'late' },
      { roundTripMs: 150 },
    );
    const { log } = await pictureFor(node, again.table.id, again.table.players['blue'].id);
    expect(log[1]).toMatchObject({ seat: 'red', move: { type: 'targets', atMs: 1925 } }); // half of the round trip
  });

  test('nothing is called together with the flick: nobody sees where the dice will lie', async () => {
    const table = await startTargets(node);
    const before = await pictureFor(node, table.id, table.players['red'].id);
    const move = await flickThat(before);
    const after = playWith(flick)(stateIn(before), 'red', move);
    assert(after.ok, 'it is legal');
    const open = openCalls(after.value.state).find(({ call }) => call === 'targets');
    const call = { type: 'targets', die: open?.call === 'targets' ? open.die : 'red3', atMs: 0 };
    for (const next of [call, { type: 'pass' }, move]) {
      const batch = { onVersion: 0 as Version, moves: [move, next], key: newNonce() };
      const done = await node.matches.play(table.id, table.players['red'].id, batch, {});
      expect(done).toMatchObject({ ok: false, error: { code: 'malformed', path: '/moves/1' } });
    }
    expect(await play(table, 'red', move, 0)).toEqual({ ok: true, value: 1 });
  });

  test('a flick while the dice roll is played after the pause, and the call before it', async () => {
    const { table, picture, die } = await race();
    const { atMs: restMs } = picture.rest!;
    const blueFlick = await flickThat(await pictureFor(node, table.id, table.players['blue'].id), () => true);
    nowMs = restMs - 500;
    expect(await play(table, 'blue', blueFlick, 1)).toMatchObject({ ok: true });
    expect(nowMs).toBeGreaterThanOrEqual(restMs + FLICK_PAUSE_MS);
    const again = await race();
    nowMs = again.picture.rest!.atMs;
    expect(await play(again.table, 'red', { type: 'targets', die: again.die, atMs: 0 }, 1)).toMatchObject({ ok: true });
    expect(die).toBe(again.die);
  });

  test('what is against the rules is refused at once, whether somebody could call or not', async () => {
    for (const isHit of [true, false]) {
      const table = await startTargets(node);
      const before = await pictureFor(node, table.id, table.players['red'].id);
      const lines = new Map([
        ['red', 250],
        ['blue', 250],
      ]);
      node.presence.put(table.id, 'there', lines, 0);
      const isWanted = (state: State) => state.phase.name === 'flick' && openCalls(state).length > 0 === isHit;
      expect((await play(table, 'red', await flickThat(before, isWanted), 0)).ok).toBe(true);
      isFrozen = true;
      const illegal = { type: 'flick', vxMmS: 0, vzMmS: 99_999, highPm: 100, sidePm: 0 } as const;
      expect((await play(table, 'blue', illegal, 1)).ok).toBe(false);
      expect((await play(table, 'red', { type: 'flick', vxMmS: 0, vzMmS: 900, highPm: 100, sidePm: 0 }, 1)).ok).toBe(
        false,
      );
      isFrozen = false;
      const { rest } = await pictureFor(node, table.id, table.players['blue'].id);
      nowMs = rest!.atMs + FLICK_PAUSE_MS;
      const legal = await flickThat(await pictureFor(node, table.id, table.players['blue'].id), () => true);
      expect((await play(table, 'blue', legal, 1)).ok).toBe(true);
      expect(nowMs).toBe(rest!.atMs + FLICK_PAUSE_MS + RACE_ALLOWANCE_MS); // equally long
    }
  });

  test('a race: the one who was quicker is first, the other is told', async () => {
    const { table, picture, die } = await race();
    node.presence.put(
      table.id,
      'there',
      new Map([
        ['red', 250],
        ['blue', 250],
      ]),
      0,
    );
    nowMs = picture.rest!.atMs + 600;
    const red = play(table, 'red', { type: 'targets', die, atMs: 700 }, 1);
    const blue = play(table, 'blue', { type: 'pasVu', die, atMs: 650 }, 1, 'pas vu');
    expect(await blue).toEqual({ ok: true, value: 2 });
    expect(await red).toMatchObject({ error: { code: 'stale-version', current: 2, detail: 'too-late' } });
    expect(await play(table, 'blue', { type: 'pasVu', die, atMs: 650 }, 1, 'pas vu')).toEqual({ ok: true, value: 2 });
    const { log } = await pictureFor(node, table.id, table.players['blue'].id);
    expect(log.slice(1)).toMatchObject([{ seat: 'blue', move: { type: 'pasVu', atMs: 650 } }]);
  });

  test('a call that was made before the word of another one came is judged by the rules', async () => {
    const { table, picture, die } = await race();
    // As if two of blue's dice came to show the same face in that flick.
    const state = stateIn(picture);
    const dice = state.dice.filter(({ holder }) => holder === 'blue').slice(1);
    for (const blue of dice) Object.assign(blue, { spot: 'table', face: 6, isFlat: true });
    const [back, other] = dice.map((blue) => blue.die);
    state.towers.blue = state.towers.blue.filter((id) => id !== back && id !== other);
    state.calls.fresh.push(back);
    await node.store.matches.putSnapshot(table.id, 1 as Version, hostOf('targets')!.makeState(state));
    await node.engine.forget(table.id);
    await rested(picture.rest!.atMs);

    expect(await play(table, 'blue', { type: 'double', back, other, atMs: 9000 }, 1)).toEqual({ ok: true, value: 2 });
    expect(await play(table, 'red', { type: 'targets', die, atMs: 0 }, 1)).toEqual({ ok: true, value: 3 });
    const entries = await node.store.matches.entries(table.id, 1);
    expect(entries).toMatchObject([
      { seat: 'blue', body: { type: 'double', atMs: 9000 } },
      { seat: 'red', body: { type: 'targets', atMs: 9000 } }, // never before an earlier call
    ]);
  });

  test('after the next flick a call is too late, and says so', async () => {
    const { table, die } = await race();
    const move = await flickThat(await pictureFor(node, table.id, table.players['blue'].id), () => true);
    expect(await play(table, 'blue', move, 1)).toEqual({ ok: true, value: 2 });
    expect(await play(table, 'red', { type: 'targets', die, atMs: 10 }, 1)).toEqual({
      ok: false,
      error: { code: 'stale-version', current: 2, detail: 'too-late' },
    });
    expect(await play(table, 'red', move, 1)).toEqual({ ok: false, error: { code: 'stale-version', current: 2 } });
  });

  /** Flicks the last die of a round so that something can be called, or nothing. */
  async function lastFlick(isHit: boolean, clock: Terms['clock'] = { kind: 'live', baseS: 600, incrementS: 2 }) {
    const table = await startTargets(node, { clock });
    const left = ({ towers }: State) => Object.values(towers).flat().length;
    await playOn(node, table, (state) => state.phase.name === 'flick' && left(state) === 1, rested);
    const [flicker] = (await node.matches.get(table.id))!.toAct;
    const before = await pictureFor(node, table.id, table.players[flicker].id);
    const isWanted = (state: State) => isClosing(state) && openCalls(state).length > 0 === isHit;
    const made = await play(table, flicker, await flickThat(before, isWanted), before.version);
    expect(made.ok).toBe(true);
    return { ...table, before, version: (before.version + 1) as Version };
  }

  function passFor({ id, players }: TargetsTable, seat: string, onVersion: number) {
    return play({ id, players }, seat, { type: 'pass' }, onVersion);
  }

  test('at the end of a round nobody’s clock runs, all are asked, and the picture tells nobody what others could call', async () => {
    const told = [];
    for (const isHit of [true, false]) {
      const { id, players, before } = await lastFlick(isHit);
      const seen = await pictureFor(node, id, 'a stranger');
      const { clock, play: shown, rest } = seen;
      expect(clock!.running).toBeUndefined();
      const flicker = before.viewer;
      expect(clock!.remainingMs[flicker]).toBe(before.clock!.remainingMs[flicker] + 2000); // increment, as for any turn
      expect(rest!.closesMs).toBe(rest!.atMs + 20_000);
      expect(stateIn(await pictureFor(node, id, players['red'].id)).calls.passed).toEqual([]);
      const [{ deadlineMs }] = await node.pictures.summaries([(await node.matches.get(id))!]);
      told.push({
        toAct: shown!.toAct,
        open: (shown!.view as View).open,
        deadlineMs,
        keys: Object.keys(seen).toSorted(),
      });
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({ toAct: ['red', 'blue'], open: [], deadlineMs: undefined });
  });

  test('all who pass end the round, on whatever version they did, and the next clock runs', async () => {
    const { id, players, version } = await lastFlick(false);
    expect(await passFor({ id, players }, 'blue', version)).toEqual({ ok: true, value: version + 1 });
    const between = await pictureFor(node, id, players['red'].id);
    expect(between).toMatchObject({ play: { toAct: ['red'] }, rest: { closesMs: between.rest!.atMs + 20_000 } });
    expect(between.clock!.running).toBeUndefined();
    expect(await passFor({ id, players }, 'blue', version)).toMatchObject({ error: { detail: 'too-late' } });
    expect(await passFor({ id, players }, 'red', version)).toEqual({ ok: true, value: version + 2 });
    const after = await pictureFor(node, id, players['red'].id);
    expect(after.clock!.running).toBe(after.play!.toAct[0]);
    expect(after.rest!.closesMs).toBeUndefined();
  });

  test('no key of a player stands for the pass that the server makes', async () => {
    const { id, players, version } = await lastFlick(false);
    const request = { onVersion: version, moves: [{ type: 'pass' }], key: `silent ${version + 1} red` };
    expect((await node.matches.play(id, players['blue'].id, request)).ok).toBe(true);
    nowMs = (await pictureFor(node, id, 'a stranger')).rest!.closesMs!;
    await node.closing.close(id);
    expect((await pictureFor(node, id, 'a stranger')).rest!.closesMs).toBeUndefined();
  });

  test.each([
    ['live', { kind: 'live', baseS: 600, incrementS: 0 }, 20_000],
    ['none', { kind: 'none' }, 20_000],
    ['days', { kind: 'days', days: 2 }, 2 * 86_400_000],
  ] as const)('who says nothing calls nothing, once their time is over: %s', async (_, clock, askedMs) => {
    const { id, players, version } = await lastFlick(true, clock);
    const { rest } = await pictureFor(node, id, 'a stranger');
    expect(rest!.closesMs! - rest!.atMs).toBe(askedMs);
    nowMs = rest!.closesMs! - 1;
    await node.closing.close(id);
    expect((await node.matches.get(id))!.version).toBe(version);
    expect(await node.matches.claim(id, players['blue'].id, async () => false)).toMatchObject({
      error: { code: 'not-now' },
    });
    nowMs = rest!.closesMs!;
    const other = await openNode();
    others.push(other);
    await Promise.all([node.closing.close(id), other.closing.close(id)]);
    const { log, rest: then } = await pictureFor(node, id, 'a stranger');
    const moves = log.slice(version).map((entry) => (entry.kind === 'move' ? [entry.seat, entry.move] : []));
    expect(moves).toEqual([
      ['red', { type: 'pass' }],
      ['blue', { type: 'pass' }],
    ]);
    expect(then!.closesMs).toBeUndefined();
  });

  test('nothing is taken back where hands were quick', async () => {
    const { table } = await race();
    const { version } = (await node.matches.get(table.id))!;
    const request = { onVersion: version, to: 0 as Version };
    expect(await node.matches.askUndo(table.id, table.players['red'].id, request)).toMatchObject({
      error: { code: 'not-now' },
    });
  });

  test('a whole game, and another node knows it as well; its file proves itself', async () => {
    const table = await startTargets(node);
    await playOn(node, table, ({ flicks, round }) => round === 2 && flicks === 2, rested);
    const other = await openNode();
    others.push(other);
    const seen = await pictureFor(other, table.id, table.players['blue'].id);
    expect(seen).toEqual(await pictureFor(node, table.id, table.players['blue'].id));
    await playOn(other, table, undefined, rested);
    const over = await pictureFor(other, table.id, table.players['blue'].id);
    expect(over).toMatchObject({ status: 'over', result: { by: 'play', winners: [expect.any(String)] } });
    const { commitment, secret = '', seed = '', nonces } = over.fairness;
    const deal = { matchId: table.id, secret, nonces: [nonces['red'], nonces['blue']] };
    expect(faultOf(deal, { commitment, seed })).toBeUndefined();
    const match = (await other.matches.get(table.id))!;
    const file = await makeFile(other.engine, match, await other.store.matches.entries(table.id, 0), other.now());
    expect(parseGame(file.notation, flick).ok).toBe(true);
    expect(await other.store.ratings.leaders('targets', 9, 2, Infinity)).toEqual([]); // after one opponent
    // On a slow machine, a game of another test may have ended on time meanwhile.
    const rated = (await other.store.ratings.leaders('targets', 9, 1, Infinity)).map(({ person }) => person.id);
    expect(rated).toEqual(expect.arrayContaining([table.players['red'].id, table.players['blue'].id]));
    expect((await other.store.ratings.get(table.players['red'].id, 'targets'))?.games).toBe(1);
  });

  test('who gives up loses with the partner, and both are rated so', async () => {
    const table = await startTargets(node, { seats: 4, options: { teams: true } });
    await playOn(node, table, ({ round }) => round === 3, rested);
    const { id, players } = table;
    expect((await node.matches.resign(id, players['yellow'].id)).ok).toBe(true);
    expect((await node.matches.get(id))!.result).toEqual({ winners: ['blue', 'green'], by: 'resignation' });
    const mus = await Promise.all(
      ['red', 'blue', 'yellow', 'green'].map(
        async (seat) => (await node.store.ratings.get(players[seat].id, 'targets'))!.mu,
      ),
    );
    expect(mus[0]).toBe(mus[2]);
    expect(mus[1]).toBe(mus[3]);
    expect(mus[0]).toBeLessThan(mus[1]);
  });

  test('bots fill the seats, take their time and keep the order of their reflexes', async () => {
    const ada = await guest(node, `ada-${newNonce().slice(0, 6)}`);
    const bots = ['leftHand', 'leftHand', 'tavern'];
    const made = await node.tables.create(ada, { ...RED_FIRST, seats: 4, rated: false, options: {} }, bots);
    const id = made.ok ? made.value : ('' as MatchId);
    const sat = await node.matches.sit(id, ada, { nonce: newNonce() });
    const table = { id, players: { [sat.ok ? sat.value : '']: ada } };
    const seat = Object.keys(table.players)[0] as Seat;
    for (let match = (await node.matches.get(id))!; match.version < 18; match = (await node.matches.get(id))!) {
      if (match.toAct[0] === seat) {
        const state = stateIn(await pictureFor(node, id, ada.id));
        await play(table, seat, sampleMove(state, seat, quickRng(`${match.version}`)), match.version);
      } else await new Promise((later) => setTimeout(later, 10));
    }
    const { log, seats } = await pictureFor(node, id, ada.id);
    expect(seats.map(({ person }) => person!.name).filter((name) => bots.includes(name))).toHaveLength(3);
    expect(new Set(seats.map(({ person }) => person!.id)).size).toBe(4);
    const moves = log.flatMap((entry) => (entry.kind === 'move' ? [{ ...entry, move: entry.move as Move }] : []));
    const flicks = moves.filter(({ move }) => move.type === 'flick');
    expect(new Set(flicks.map((entry) => entry.seat)).size).toBe(4);
    const gaps = flicks.slice(1).map((entry, i) => (entry.seat === seat ? Infinity : entry.atMs - flicks[i].atMs));
    expect(Math.min(...gaps)).toBeGreaterThan(2500); // plus the animation
  });
});

test('a race between two nodes on one PostgreSQL is judged in the same order on both', async () => {
  const place = await DATABASES.postgres();
  const gates: (() => void)[] = []; // pending waits
  const wait = () => new Promise<void>((goOn) => void gates.push(goOn));
  let nowMs = 1_000_000;
  const nodes = [
    await openTestNode(place.address, () => nowMs, wait),
    await openTestNode(place.address, () => nowMs, wait),
  ];
  const [here, there] = nodes;
  const until = async (count: number) => {
    while (gates.length < count) await new Promise((later) => setTimeout(later, 5));
  };
  const { id, players } = await startTargets(here);
  const flicked = await flickThat(await pictureFor(here, id, players['red'].id));
  await here.matches.play(id, players['red'].id, { onVersion: 0 as Version, moves: [flicked], key: 'flick' });
  const [open] = openCalls(stateIn(await pictureFor(here, id, players['red'].id)));
  const die = open.call === 'targets' ? open.die : open.dice[0];
  const lines = new Map([
    ['red', 200],
    ['blue', 200],
  ]);
  for (const node of nodes) node.presence.put(id, 'there', lines, 0);
  const call = (node: ServerNode, seat: string, move: Move) =>
    node.matches.play(id, players[seat].id, { onVersion: 1 as Version, moves: [move], key: seat });

  nowMs = (await pictureFor(here, id, players['red'].id)).rest!.atMs + 600; // the dice are at rest
  const red = call(here, 'red', { type: 'targets', die, atMs: 700 });
  await until(2); // one hold on each node: the other node has received the message
  const heard = new Promise<void>((resolve) =>
    here.store.db.listen({
      heard: (topic) => (topic.startsWith(`call ${there.bus.nodeId} ${id}`) ? resolve() : undefined),
      missed: () => undefined,
    }),
  );
  const blue = call(there, 'blue', { type: 'pasVu', die, atMs: 650 });
  await heard;
  for (const open of gates) open();
  expect(await blue).toEqual({ ok: true, value: 2 });
  expect(await red).toMatchObject({ error: { code: 'stale-version', detail: 'too-late' } });
  await Promise.all(nodes.map((node) => node.close()));
  await place.remove();
});
