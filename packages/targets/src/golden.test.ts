import { describe, expect, test } from 'vitest';
import {
  act,
  allPass,
  AWAY,
  changed,
  type Done,
  endRound,
  FAR,
  find,
  nearEnd,
  refusal,
  type Rests,
  spotsOf,
  STROKE,
  tableOf,
  typesOf,
} from '../test/rulesTable.ts';
import { flicksOf, needs } from './engine.ts';
import type { Face, Seat } from './geometry.ts';
import { toAct } from './judge.ts';
import type { Options } from './options.ts';
import { score } from './score.ts';
import { hashState, sceneOf, type State } from './state.ts';
import { redactMove, view } from './view.ts';

const GOLDEN = { type: 'golden', ...STROKE } as const;
const DISC = { xUm: 25_000, zUm: 0 };

/** A game that has just ended in a tie, unless `change` gives a player discs. */
function golden(options: Partial<Options> = {}, change: (copy: State) => void = () => {}): Done {
  return endRound(
    nearEnd(
      options,
      () => ({}),
      (copy) => {
        copy.removed = [...copy.aside, ...copy.middle.map(({ disc }) => disc)];
        copy.aside = [];
        copy.middle = [];
        change(copy);
      },
    ),
  );
}

type Faces = readonly [number, number, number];

/** A flicked tower with these faces on the disc; 0: off the table, negative: beside the disc. */
function thrown(seat: Seat, faces: Faces): Rests {
  return Object.fromEntries(
    faces.map((face, i) => {
      const rest = face === 0 ? AWAY : { at: face > 0 ? DISC : FAR, face: Math.abs(face) as Face };
      return [`${seat}${i + 1}`, rest];
    }),
  );
}

/** All players flick, and the dice of all come to rest like this. */
function allRest(s: State, rests: Rests): Done {
  let done: Done = { state: s, events: [] };
  for (const seat of toAct(s)) {
    const next = act(done.state, seat, GOLDEN, rests);
    done = { state: next.state, events: [...done.events, ...next.events] };
  }
  return done;
}

function all(s: State, throws: Partial<Record<Seat, Faces>>): Done {
  const thrownBy = Object.entries(throws) as [Seat, Faces][];
  return allRest(s, Object.assign({}, ...thrownBy.map(([seat, faces]) => thrown(seat, faces))) as Rests);
}

describe('Golden Targets', () => {
  test('[TT-2 TT-40] when two reach four at once, the disc left in the middle goes aside', () => {
    const { state } = golden({}, (copy) => {
      const [left, ...others] = copy.removed;
      copy.removed = [];
      copy.middle = [{ disc: left, ...DISC }];
      copy.stored.red = others.slice(0, 4);
      copy.stored.blue = others.slice(4);
    });
    expect(state).toMatchObject({ phase: { name: 'golden' }, middle: [], aside: ['amber2'] });
  });

  test('[TT-40] the tied players rebuild their towers around one disc', () => {
    const { state, events } = golden({ players: 3 }, (copy) => {
      copy.won.red.push('jade1');
      copy.won.yellow.push('jade2');
      copy.removed = copy.removed.filter((disc) => disc !== 'jade1' && disc !== 'jade2');
    });
    expect(events.at(-1)).toMatchObject({ type: 'goldenStarted', attempt: 1, seats: ['red', 'yellow'], rule: 'TT-40' });
    expect(needs(state)).toEqual({ kind: 'golden', seats: ['red', 'yellow'] });
    expect(sceneOf(state).dice.map(({ die }) => die)).toEqual([
      'red1',
      'red2',
      'red3',
      'yellow1',
      'yellow2',
      'yellow3',
    ]);
    expect(state.pucks).toHaveLength(3);
    expect(refusal(state, 'blue', GOLDEN)).toBe('not-your-turn');
    expect(refusal(state, 'red', { type: 'flick', ...STROKE })).toBe('not-now');
    expect(refusal(tableOf(), 'red', GOLDEN)).toBe('not-now');
  });

  test('[TT-41 T15] each tied player flicks a whole tower once, in any order; nothing moves before all have', () => {
    const { state: s } = golden();
    const { state, events } = act(s, 'blue', GOLDEN);
    expect(events).toEqual([{ type: 'goldenFlicked', seat: 'blue', rule: 'TT-41', reveals: true }]);
    expect(sceneOf(state)).toEqual(sceneOf(s));
    expect(hashState(state)).not.toBe(hashState(s));
    expect(toAct(state)).toEqual(['red']);
    expect(refusal(state, 'blue', GOLDEN)).toBe('not-your-turn');
  });

  test('[TT-41 T15] all towers are flicked at the same moment, and the order of the moves has no effect', () => {
    const { state: s } = golden({ players: 3 });
    const stroke = (vxMmS: number) => ({ ...GOLDEN, vxMmS });
    expect(flicksOf(s, 'blue', stroke(1))).toEqual([]);
    const one = act(s, 'blue', stroke(1)).state;
    const two = act(one, 'yellow', stroke(2)).state;
    const flicks = flicksOf(two, 'red', stroke(3));
    expect(flicks.map(({ die, vxMmS, tower }) => [die, vxMmS, tower])).toEqual([
      ['red3', 3, true],
      ['blue3', 1, true],
      ['yellow3', 2, true],
    ]);
    const [judged] = find(act(two, 'red', stroke(3), thrown('red', [1, 0, 0])).events, 'goldenJudged');
    expect(judged.strokes?.map(({ seat, vxMmS }) => [seat, vxMmS])).toEqual([
      ['red', 3],
      ['blue', 1],
      ['yellow', 2],
    ]);
  });

  test('[TT-53 T15] how others flick is in no view and in nobody’s log before all have', () => {
    const secret = { ...GOLDEN, vxMmS: 777, vzMmS: -779 };
    const { state } = act(golden().state, 'blue', secret);
    for (const viewer of ['red', 'blue', 'spectator'] as const)
      expect(JSON.stringify(view(state, viewer))).not.toMatch(/77[79]/);
    expect(view(state, 'red').phase).toMatchObject({ flicked: ['blue'] });
    expect(redactMove(secret, 'blue', 'blue')).toBe(secret);
    for (const viewer of ['red', 'spectator'] as const)
      expect(JSON.stringify(redactMove(secret, 'blue', viewer))).not.toMatch(/77[79]/);
    const flick = { type: 'flick', ...STROKE } as const;
    expect(redactMove(flick, 'blue', 'red')).toBe(flick);
  });

  test('[TT-41] the dice stay where they came to rest, and those off the table are lost', () => {
    const { state } = all(golden().state, { red: [1, 2, 0], blue: [-4, 0, 0] });
    expect(spotsOf(state)).toMatchObject({ red1: 'table', red2: 'table', red3: 'out', blue1: 'table', blue2: 'out' });
    expect(state.towers).toMatchObject({ red: [], blue: [] });
    expect(state.secret.strokes).toEqual([]);
  });

  test('[TT-41] dice that slid count, and there are no calls', () => {
    const { state: s } = golden();
    const { state: first } = act(s, 'red', GOLDEN);
    expect(refusal(first, 'blue', { type: 'targets', die: 'red1', atMs: 0 })).toBe('not-now');
    const slid = { red1: { at: { xUm: 0, zUm: 0 }, slid: true, face: 5 }, red2: AWAY, red3: AWAY } as const;
    expect(score(allRest(s, { ...slid, ...thrown('blue', [4, 0, 0]) }).state).winners).toEqual(['red']);
  });

  test('[TT-42] the highest total on the disc wins', () => {
    const { state, events } = all(golden().state, { red: [1, 2, -6], blue: [4, 0, 0] });
    expect(find(events, 'goldenJudged')).toEqual([
      {
        type: 'goldenJudged',
        onDisc: [
          { seat: 'red', total: 3 },
          { seat: 'blue', total: 4 },
        ],
        onTable: [
          { seat: 'red', total: 9 },
          { seat: 'blue', total: 4 },
        ],
        winners: ['blue'],
        strokes: [
          { seat: 'red', ...STROKE },
          { seat: 'blue', ...STROKE },
        ],
        rule: 'TT-42',
        reveals: false,
      },
    ]);
    expect(score(state)).toMatchObject({ winners: ['blue'], decidedBy: 'golden' });
    expect(events.at(-1)).toMatchObject({ type: 'gameOver', by: 'golden' });
  });

  test.each([
    ['nobody on the disc', { red: [-1, -2, -6], blue: [-4, -4, 0] }, 'red'],
    ['equal on the disc', { red: [5, 0, 0], blue: [4, 1, -1] }, 'blue'],
  ] as const)('[TT-43] %s: the highest total of one’s own dice on the table', (_title, throws, winner) => {
    const { state, events } = all(golden().state, throws);
    expect(score(state).winners).toEqual([winner]);
    expect(find(events, 'goldenJudged')[0].rule).toBe('TT-43');
  });

  test('[TT-43] totals on the table decide only between players tied on the disc', () => {
    const { state } = all(golden({ players: 3 }).state, { red: [5, 0, 0], blue: [5, -1, 0], yellow: [-6, -6, -6] });
    expect(score(state).winners).toEqual(['blue']);
  });

  test('[TT-43 T7] a die that stays on the puck, leans or is on another die does not count', () => {
    const { state: s } = golden();
    const stays: Rests = { red1: { where: 'tower' }, red2: { at: DISC, cocked: true }, red3: AWAY };
    const stacked: Rests = { red1: { at: DISC, heightUm: 24_000, face: 6 }, red2: AWAY, red3: AWAY };
    const winners = (rests: Rests, blue: Faces) =>
      score(allRest(s, { ...rests, ...thrown('blue', blue) }).state).winners;
    expect(winners(stacked, [1, 0, 0])).toEqual(['blue']);
    expect(winners(stays, [-1, 0, 0])).toEqual(['blue']);
  });

  test('[TT-44] players still tied rebuild their towers and flick again', () => {
    const { state: s } = golden({ players: 3 });
    const { state, events } = all(s, { red: [5, -1, 0], blue: [5, -1, 0], yellow: [1, 0, 0] });
    expect(typesOf(events).slice(-2)).toEqual(['goldenJudged', 'goldenStarted']);
    expect(events.at(-1)).toMatchObject({ attempt: 2, seats: ['red', 'blue'], rule: 'TT-44', reveals: true });
    expect(sceneOf(state)).not.toEqual(sceneOf(s));
    expect(score(all(state, { red: [1, 0, 0], blue: [2, 0, 0] }).state).winners).toEqual(['blue']);
  });

  test('[TT-38 TT-40] two with four discs at once', () => {
    const s = nearEnd(
      {},
      () => ({}),
      (copy) => {
        copy.won.red.push('jade2', 'jade3', 'amber3');
        copy.won.blue.push('amber2', 'violet2', 'violet3');
        copy.stored.red.push('amber1');
        copy.stored.blue.push('jade1');
        copy.middle = copy.middle.slice(2);
      },
    );
    expect(endRound(s).events.at(-1)?.type).toBe('goldenStarted');
  });

  test('[TT-50 TT-40] in teams all players of tied sides flick, totals are by colour, and the best colour wins for its side', () => {
    const swapped = (copy: State) => {
      copy.stacks.red = ['red1', 'red2', 'yellow3'];
      copy.stacks.yellow = ['yellow1', 'yellow2', 'red3'];
      for (const die of copy.dice) {
        if (die.die === 'red3') die.holder = 'yellow';
        if (die.die === 'yellow3') die.holder = 'red';
      }
      copy.towers.yellow = [...copy.stacks.yellow];
      copy.towers.red = [];
      copy.phase = { name: 'flick', from: 'yellow' };
    };
    const before = nearEnd(
      { players: 4, teams: true },
      () => ({}),
      (copy) => {
        copy.removed = [...copy.aside, ...copy.middle.map(({ disc }) => disc)];
        copy.aside = [];
        copy.middle = [];
      },
    );
    const last = changed(before, swapped);
    const oneLeft = changed(last, (copy) => (copy.towers.yellow = ['red3']));
    const { state } = allPass(act(oneLeft, 'yellow', { type: 'flick', ...STROKE }, { red3: AWAY }));
    expect(toAct(state)).toEqual(['red', 'blue', 'yellow', 'green']);
    const s = allRest(state, {
      red1: { at: DISC, face: 4 },
      red2: AWAY,
      yellow3: { at: DISC, face: 6 },
      yellow1: AWAY,
      yellow2: AWAY,
      red3: { at: DISC, face: 3 },
      blue1: { at: DISC, face: 5 },
      blue2: AWAY,
      blue3: AWAY,
      green1: { at: DISC, face: 6 },
      green2: AWAY,
      green3: AWAY,
    }).state;
    expect(score(s).winners).toEqual(['red', 'yellow']); // red 4 + 3, yellow 6, blue 5, green 6
  });
});
