import * as fc from 'fast-check';
import { below, pick, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../test/rulesFake.ts';
import { ALL_OPTIONS, FAR, flick, on, refusal, tableOf, tryMove, withLying } from '../test/rulesTable.ts';
import { init, playWith } from './engine.ts';
import { type Seat, SEATS } from './geometry.ts';
import { toAct } from './judge.ts';
import { MOVE_TYPES, type Move, parseMove, strokeRefusal } from './moves.ts';
import { checkFlick } from './physics/check.ts';
import { REASONS } from './rules.ts';
import { sampleMove } from './sample.ts';
import { sceneOf, type State } from './state.ts';

const STROKE = { vxMmS: 0, vzMmS: -900, highPm: 150, sidePm: 0 } as const;

describe('a flick', () => {
  const strokes: readonly (readonly [string, object, string])[] = [
    ['NaN', { vxMmS: Number.NaN }, 'not-whole'],
    ['infinite', { vzMmS: Number.POSITIVE_INFINITY }, 'not-whole'],
    ['a fraction', { highPm: 0.5 }, 'not-whole'],
    ['huge', { vxMmS: 1e9 }, 'too-fast'],
    ['beyond what counts exactly', { vxMmS: 2 ** 53 }, 'not-whole'],
    ['just too fast', { vxMmS: 1, vzMmS: 4000 }, 'too-fast'],
    ['negative and huge', { vzMmS: -4001 }, 'too-fast'],
    ['as fast as can be', { vzMmS: -4000 }, 'accepted'],
    ['nothing at all', { vxMmS: 0, vzMmS: 0 }, 'no-speed'],
    ['above the die', { highPm: 1001 }, 'beside-the-die'],
    ['beside the die', { sidePm: -1001 }, 'beside-the-die'],
    ['its very edge', { sidePm: -1000, highPm: 1000 }, 'accepted'],
    ['a text', { vxMmS: '1' }, 'not-a-move'],
    ['a number too few', { sidePm: undefined }, 'not-a-move'],
  ];

  test.each(strokes)('[TT-6 TT-54] %s', (_title, change, expected) => {
    const move = { type: 'flick', ...STROKE, ...change };
    const s = tableOf();
    expect(refusal(s, 'red', move) === 'accepted' ? 'accepted' : refusal(s, 'red', move)).toBe(expected);
  });

  test('[TT-54] the rules and the physics refuse the same numbers', () => {
    const s = tableOf();
    const part = fc.oneof(
      fc.integer({ min: -5000, max: 5000 }),
      fc.constantFrom(0, 0.5, Number.NaN, 1000, -4000, 4000, 1001),
    );
    fc.assert(
      fc.property(part, part, part, part, (vxMmS, vzMmS, highPm, sidePm) => {
        const stroke = { vxMmS, vzMmS, highPm, sidePm };
        const checked = checkFlick({ die: 'red3', tower: false, ...stroke }, sceneOf(s));
        expect(strokeRefusal(stroke)).toBe(checked.ok ? undefined : checked.error);
      }),
      { numRuns: 500 },
    );
  });

  test('[TT-54] −0 is treated as 0, because the notation cannot distinguish them', () => {
    expect(Object.is((parseMove({ type: 'flick', ...STROKE, vxMmS: -0 }) as { vxMmS: number }).vxMmS, 0)).toBe(true);
  });

  test('[TT-7] only by the player whose turn it is, and only with a die', () => {
    const s = withLying(tableOf({ players: 3 }), { yellow1: { at: FAR } });
    const hit = flick(s, 'red', { red3: {}, yellow1: { at: on(s, 0) } }).state;
    expect(toAct(hit)).toEqual(['blue', 'yellow']);
    expect(refusal(hit, 'yellow', { type: 'flick', ...STROKE })).toBe('not-your-flick');
    const bare = { ...hit, towers: { ...hit.towers, yellow: [] } };
    expect(refusal(bare, 'yellow', { type: 'flick', ...STROKE })).toBe('no-die-left');
  });
});

describe('a move from untrusted input', () => {
  test.each([
    undefined,
    7,
    'flick',
    [],
    {},
    { type: 'win' },
    { type: 'keep' },
    { type: 'keep', die: 'white1' },
    { type: 'remove', disc: 'gold1' },
    { type: 'targets', die: 'red1' },
    { type: 'targets', die: 'red1', atMs: 1e12 },
    { type: 'double', back: 'red1', atMs: 3 },
    { type: 'swap', die: 'red1', level: 0 },
  ])('[TT-54] %j is no move', (move) => {
    expect(refusal(tableOf(), 'red', move)).toBe('not-a-move');
  });

  test('[TT-20] Targets with a die that is not on black', () => {
    const s = withLying(tableOf(), { red1: { at: FAR } });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    expect(refusal(hit, 'red', { type: 'targets', die: 'red1', atMs: 0 })).toBe('not-on-black');
  });

  test('[TT-54] is played or refused with a known reason, and never throws', () => {
    const anything = fc.record(
      {
        type: fc.constantFrom(...MOVE_TYPES, 'win', 3),
        die: fc.constantFrom('red1', 'red3', 'blue2', 'green1', 'white1', 4),
        back: fc.constantFrom('red1', 'red2', 'yellow1', undefined),
        other: fc.constantFrom('red2', 'red1', 'blue1', {}),
        disc: fc.constantFrom('amber1', 'jade2', 'nothing'),
        level: fc.constantFrom(1, 3, 9, '2'),
        atMs: fc.oneof(fc.integer(), fc.double(), fc.string()),
        vxMmS: fc.oneof(fc.integer(), fc.double()),
        vzMmS: fc.oneof(fc.integer({ min: -4000, max: 4000 }), fc.double()),
        highPm: fc.oneof(fc.integer({ min: -1200, max: 1200 }), fc.constant(Number.NaN)),
        sidePm: fc.integer({ min: -1200, max: 1200 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(anything, { minLength: 20, maxLength: 20 }),
        fc.constantFrom(...SEATS),
        (seed, moves, seat) => {
          const s = somewhere(`${seed}`);
          for (const move of moves) {
            const done = tryMove(s, seat as Seat, move as unknown as Move);
            if ('code' in done && done.code === 'illegal') expect(REASONS).toHaveProperty([done.reason]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  /** A position from a random game. */
  function somewhere(seed: string): State {
    const rng = quickRng(seed);
    const play = playWith(fakeSimulate);
    let s = init(pick(rng, ALL_OPTIONS), seed);
    for (let left = below(rng, 40); left > 0 && toAct(s).length > 0; left--) {
      const seat = pick(rng, toAct(s));
      const played = play(s, seat, sampleMove(s, seat, rng));
      if (played.ok) s = played.value.state;
    }
    return s;
  }
});
