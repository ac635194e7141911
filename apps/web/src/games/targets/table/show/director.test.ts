import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, sampleMove, toAct, RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../worker/snapshot.ts';
import * as T from '../../worker/table.ts';
import type { Look, Stage, StagePicture } from '../../stage/stage.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { Director } from './director.ts';

const rules = await rulesOf(RULES_VERSION);

const setup: T.FullSetup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'director',
};

/** Snapshots of a random game between two players who also call and pass at random. */
function snapshotsOf(seed: string, most: number): readonly Snapshot[] {
  const rng = quickRng(seed);
  let table = T.newTable('game', { ...setup, seed }, rules);
  const snapshots = [snapshotOf(table)];
  while (snapshots.length < most) {
    const state = T.stateOf(table);
    const seats = toAct(state);
    if (seats.length === 0) break;
    const seat = seats[rng.next() % seats.length];
    const next = T.play(table, seat, sampleMove(state, seat, rng));
    if (!next.ok) throw new Error('a sampled move was refused');
    table = next.value;
    snapshots.push(snapshotOf(table));
  }
  return snapshots;
}

function fakeClient(first: Snapshot, past: TableClient['past'] = async () => undefined) {
  let current = first;
  let changed: () => void = () => undefined;
  const rested: number[] = [];
  const waits: boolean[] = [];
  const client: TableClient = {
    snapshot: () => current,
    subscribe(tell) {
      changed = tell;
      return () => (changed = () => undefined);
    },
    fault: () => undefined,
    own: ['red', 'blue'],
    act: async () => ({ ok: true, value: undefined }),
    rested: (version) => void rested.push(version),
    wait: (isOn) => void waits.push(isOn),
    undo: async () => ({ ok: true, value: undefined }),
    past,
    notation: async () => ({ ok: true, value: '' }),
    close: () => undefined,
  };
  const show = (snapshot: Snapshot) => {
    current = snapshot;
    changed();
  };
  return { client, show, rested, waits };
}

/** A stage whose films end on demand. */
function fakeStage() {
  const pictures: StagePicture[] = [];
  const speeds: number[] = [];
  const looks: Look[] = [];
  let end: () => void = () => undefined;
  const stage: Stage = {
    show: (picture) => void pictures.push(picture),
    mark: () => undefined,
    look: (look) => void looks.push(look),
    play(_film, { speed }) {
      speeds.push(speed);
      return new Promise((resolve) => (end = resolve));
    },
    skip: () => end(),
    travel: async () => undefined,
    pin: () => () => undefined,
    hit: () => ({}),
    onTable: () => undefined,
    onPage: () => undefined,
    close: () => undefined,
  };
  return { stage, pictures, speeds, looks };
}

const quiet = { isStill: () => true, onContact: () => undefined, onFlick: () => undefined };
const breath = () => new Promise((resolve) => setTimeout(resolve));

test.each(['one', 'two', 'three'])('game %s is shown film by film, and told to be seen only then', async (seed) => {
  const snapshots = snapshotsOf(seed, 60);
  const { client, show, rested } = fakeClient(snapshots[0]);
  const { stage, pictures, speeds } = fakeStage();
  const director = new Director(client, quiet);
  const close = director.open();
  director.setStage(stage);
  const stale = new Set<number | undefined>();
  director.subscribe(() => {
    const { moment, shot } = director.shown();
    if (moment === 'resting' && shot !== client.snapshot().shot) stale.add(shot?.n);
  });
  for (const snapshot of snapshots.slice(1)) {
    show(snapshot);
    await breath();
    const { shot, version } = snapshot;
    if (shot?.n === version) {
      expect(director.shown()).toMatchObject({ moment: 'rolling', picture: shot.before });
      expect(rested).not.toContain(version);
      director.skip();
      await breath();
      const judged = pictures.some(({ dice }) => dice === shot.rest.dice);
      expect(judged).toBe(true);
    }
    for (let pauses = 0; pauses < 2 && director.shown().moment !== 'live'; pauses++) {
      expect(director.shown().pause).toBeDefined();
      expect(rested).not.toContain(version);
      director.goOn();
      await breath();
    }
    expect(director.shown()).toMatchObject({ moment: 'live', snapshot, picture: snapshot.picture });
    expect(director.shown().pause).toBe(snapshot.need.kind === 'calls' ? 'calls' : undefined);
    expect(rested.at(-1)).toBe(version);
  }
  expect(rested).toEqual(snapshots.map(({ version }) => version));
  expect([...stale]).toEqual([]); // the flick of the dice that rest, not the one before
  expect(speeds).toHaveLength(snapshots.filter(({ shot, version }) => version > 0 && shot?.n === version).length);
  expect(new Set(speeds)).toEqual(new Set([Infinity]));
  close();
});

test('a replay is slow, from two sides, and bots wait for it', async () => {
  const snapshots = snapshotsOf('one', 3);
  const { client, waits } = fakeClient(snapshots[2]);
  const { stage, speeds, pictures, looks } = fakeStage();
  const director = new Director(client, quiet);
  const close = director.open();
  director.setStage(stage);
  const done = director.replay();
  expect(director.shown().moment).toBe('replay');
  stage.skip(); // ends the film
  await breath();
  expect(director.shown().moment).toBe('replay');
  stage.skip();
  await done;
  expect(looks).toEqual(['behind', 'across', 'beside', 'behind']);
  expect(director.shown().moment).toBe('live');
  expect(waits).toEqual([true, false]);
  expect(speeds[0]).toBeLessThan(1);
  expect(pictures.at(-1)?.dice).toBe(snapshots[2].picture.dice);
  close();
});

test('who has seen enough of a replay skips all of it', async () => {
  const { client } = fakeClient(snapshotsOf('one', 3)[2]!);
  const { stage, speeds } = fakeStage();
  const director = new Director(client, quiet);
  director.open();
  director.setStage(stage);
  const done = director.replay();
  director.skip();
  await done;
  expect(speeds).toHaveLength(1);
});

describe('a game that is over', () => {
  const over = (snapshot: Snapshot): Snapshot => ({ ...snapshot, need: { kind: 'over', winners: ['red'] } });

  async function opened(at?: number) {
    const snapshots = snapshotsOf('one', 12);
    const answers: (() => void)[] = [];
    const { client } = fakeClient(over(snapshots.at(-1)!), async (version) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      const after = snapshots[version];
      return after && { before: snapshots[Math.max(0, version - 1)]!, after };
    });
    const { stage, speeds } = fakeStage();
    const director = new Director(client, { ...quiet, at });
    director.open();
    director.setStage(stage);
    const answer = async (which: number) => {
      answers[which]!();
      await breath();
    };
    const flicks = snapshots.filter(({ shot, version }) => shot?.n === version).map(({ version }) => version);
    return { director, snapshots, speeds, answer, flick: flicks[1]! };
  }

  test('is looked at move by move, a flick with its film if requested, and then again as it ended', async () => {
    const { director, snapshots, speeds, answer, flick: version } = await opened();
    void director.lookAt(version);
    await answer(0);
    const after = snapshots[version]!;
    expect(director.shown()).toMatchObject({ moment: 'past', past: version, snapshot: after, picture: after.picture });
    expect(director.shown().news).toEqual(after.log.at(-1)!.events);
    expect(speeds).toEqual([]);
    void director.lookAt(version, true);
    await answer(1);
    expect(director.shown()).toMatchObject({ moment: 'rolling', past: version, snapshot: snapshots[version - 1]! });
    director.skip();
    await breath();
    expect(director.shown()).toMatchObject({ moment: 'past', past: version, picture: after.picture });
    expect(speeds).toHaveLength(1);
    await director.lookAt(undefined);
    expect(director.shown()).toMatchObject({ moment: 'live', snapshot: { need: { kind: 'over' } } });
    expect(director.shown().past).toBeUndefined();
  });

  test('who asks for another move before the answer comes sees only that', async () => {
    const { director, answer } = await opened();
    void director.lookAt(1);
    void director.lookAt(3);
    await answer(1);
    await answer(0);
    expect(director.shown().past).toBe(3);
  });

  test('is opened at the moment that a link speaks of; a moment that it has not shows how it ended', async () => {
    const { director, answer } = await opened(2);
    expect(director.shown()).toMatchObject({ moment: 'past', past: 2 });
    await answer(0);
    expect(director.shown()).toMatchObject({ moment: 'past', past: 2, snapshot: { version: 2 } });
    const beyond = await opened(999);
    await beyond.answer(0);
    expect(beyond.director.shown()).toMatchObject({ moment: 'live', snapshot: { need: { kind: 'over' } } });
  });

  test('a game that is not over is not looked back at', async () => {
    const { client } = fakeClient(snapshotsOf('one', 3)[2]!);
    const director = new Director(client, { ...quiet, at: 1 });
    await director.lookAt(1);
    expect(director.shown()).toMatchObject({ moment: 'live', past: undefined });
  });
});
