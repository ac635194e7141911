import { discCentres, pucks, towerPose } from '@caravanserai/targets/geometry';
import { strokeRefusal } from '@caravanserai/targets';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { standFor, viewFrom } from '../../stage/looks.ts';
import type { Look, StagePicture } from '../../stage/stage.ts';
import { metAt, seenAt } from '../../stage/view.ts';
import { type FlickFrame, flickFrame } from './frame.ts';
import type { Path, PathPoint } from './path.ts';
import { readFlick } from './readFlick.ts';
import { readPull } from './readPull.ts';

const PUCKS = pucks(['red', 'blue']);
const DIE = towerPose(PUCKS[0], 2, 0);
const CENTRES = discCentres(3);
const PICTURE: StagePicture = {
  own: 'red',
  pucks: PUCKS,
  discs: [
    { disc: 'amber1', ...CENTRES[0] },
    { disc: 'jade1', ...CENTRES[1] },
    { disc: 'violet1', ...CENTRES[2] },
  ],
  dice: [{ die: 'red3', pose: DIE }],
  stored: { red: [], blue: [], yellow: [], green: [] },
};

/** The frame of a 3D stage of this size. */
function frameOf(widthPx: number, heightPx: number, look: Look = 'behind'): FlickFrame {
  const aspect = widthPx / heightPx;
  const view = viewFrom(standFor(look, PICTURE, aspect), PICTURE, aspect);
  const frame = flickFrame(
    {
      onPage: ({ xUm, yUm, zUm }) => {
        const seen = seenAt(view, [xUm / 1000, yUm / 1000, zUm / 1000]);
        return seen && { clientX: ((seen[0] + 1) / 2) * widthPx, clientY: ((1 - seen[1]) / 2) * heightPx };
      },
      onTable: (x, y, heightUm) => metAt(view, (x / widthPx) * 2 - 1, 1 - (y / heightPx) * 2, heightUm / 1000),
    },
    DIE,
  );
  return frame!;
}

interface Hand {
  readonly towards: readonly [x: number, y: number]; // direction from the die's centre, in units of the distance to the middle
  readonly lengthMs: number;
  readonly start: readonly [x: number, y: number]; // in units of the grip radius
  readonly bow: number; // curvature of the swipe
}

/** A hand that accelerates from rest: its position at `tMs`. */
function handAt({ xPx, yPx, gripPx, reachPx }: FlickFrame, hand: Hand, tMs: number): PathPoint {
  const share = Math.min(tMs / hand.lengthMs, 1);
  const way = share ** 1.7;
  const bow = hand.bow * Math.sin(Math.PI * share) * reachPx;
  const [dx, dy] = hand.towards;
  return {
    xPx: xPx + hand.start[0] * gripPx + dx * reachPx * way - dy * bow,
    yPx: yPx + hand.start[1] * gripPx + dy * reachPx * way + dx * bow,
    tMs: 1000 + tMs,
  };
}

function recorded(frame: FlickFrame, hand: Hand, eventsPerS: number, offsetMs = 0): Path {
  const times = [0];
  for (let t = 1000 / eventsPerS - offsetMs; t < hand.lengthMs; t += 1000 / eventsPerS) if (t > 0) times.push(t);
  return [...times, hand.lengthMs].map((t) => handAt(frame, hand, t));
}

function read(path: Path, frame: FlickFrame) {
  const found = readFlick(path, frame);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const HANDS: readonly (readonly [name: string, hand: Hand])[] = [
  ['straight and comfortable', { towards: [0, -0.8], lengthMs: 190, start: [0, 0], bow: 0 }],
  ['to the right, from the lower left', { towards: [0.3, -0.7], lengthMs: 160, start: [-0.6, 0.4], bow: 0.02 }],
  ['bent and slow', { towards: [-0.2, -0.6], lengthMs: 320, start: [0.2, -0.5], bow: 0.05 }],
  ['hard', { towards: [0.05, -1.1], lengthMs: 110, start: [0, 0.2], bow: 0.01 }],
];

const SPEED_TOLERANCE = 0.05;
const TURN_TOLERANCE_RAD = 0.03;

describe('the same hand', () => {
  test.each(HANDS)(
    '%s: reported 30, 60 or 120 times a second, the flick is the same within 5%% and 30 mrad',
    (_name, hand) => {
      const frame = frameOf(1280, 800);
      const often = read(recorded(frame, hand, 1000), frame);
      for (const eventsPerS of [30, 60, 120]) {
        for (const offsetMs of [0, 3, 6]) {
          const seldom = read(recorded(frame, hand, eventsPerS, offsetMs), frame);
          const [speed, wanted] = [Math.hypot(seldom.vxMmS, seldom.vzMmS), Math.hypot(often.vxMmS, often.vzMmS)];
          expect(Math.abs(speed / wanted - 1)).toBeLessThan(SPEED_TOLERANCE);
          const turn = Math.atan2(seldom.vxMmS, -seldom.vzMmS) - Math.atan2(often.vxMmS, -often.vzMmS);
          expect(Math.abs(turn)).toBeLessThan(TURN_TOLERANCE_RAD);
          expect(
            [seldom.highPm, seldom.sidePm].map((pm, i) => Math.abs(pm - [often.highPm, often.sidePm][i]) <= 12),
          ).toEqual([true, true]);
        }
      }
    },
  );

  test.each(HANDS)('%s: at half, once and twice the size the numbers are the same to 1', (_name, hand) => {
    const strokes = [0.5, 1, 2].map((zoom) => {
      const frame = frameOf(900 * zoom, 700 * zoom);
      return read(recorded(frame, hand, 60), frame);
    });
    for (const stroke of strokes) {
      for (const name of ['vxMmS', 'vzMmS', 'highPm', 'sidePm'] as const) {
        expect(Math.abs(stroke[name] - strokes[0][name])).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('what a hand can learn', () => {
  const frame = frameOf(1280, 800);
  const swipe = (part: Partial<Hand>) =>
    read(recorded(frame, { towards: [0, -0.8], lengthMs: 190, start: [0, 0], bow: 0, ...part }, 120), frame);

  it('a comfortable swipe has a speed that ends among the discs, a hard one overshoots, a lazy one falls short', () => {
    const speed = (lengthMs: number) => -swipe({ lengthMs }).vzMmS;
    for (const lengthMs of [150, 180, 210, 240]) {
      expect(speed(lengthMs)).toBeGreaterThan(1000);
      expect(speed(lengthMs)).toBeLessThan(1450);
    }
    expect(speed(80)).toBeGreaterThan(1570);
    expect(speed(500)).toBeLessThan(900);
  });

  it('straight up is straight ahead, struck where a die rolls best', () => {
    expect(swipe({})).toMatchObject({ vxMmS: 0, highPm: 180, sidePm: 0 });
  });

  it('a swipe from the die to a disc aims at that disc, in every look and on every shape of screen', () => {
    for (const [width, height, look] of [
      [1280, 800, 'behind'],
      [390, 844, 'behind'],
      [1280, 800, 'above'],
    ] as const) {
      const here = frameOf(width, height, look);
      for (const disc of CENTRES) {
        const aspect = width / height;
        const view = viewFrom(standFor(look, PICTURE, aspect), PICTURE, aspect);
        const [x, y] = seenAt(view, [disc.xUm / 1000, 0, disc.zUm / 1000])!;
        const towards = [
          (((x + 1) / 2) * width - here.xPx) / here.reachPx,
          (((1 - y) / 2) * height - here.yPx) / here.reachPx,
        ] as const;
        const { vxMmS, vzMmS } = read(recorded(here, { towards, lengthMs: 200, start: [0, 0], bow: 0 }, 60), here);
        const wanted = Math.atan2(disc.xUm - DIE.xUm, disc.zUm - DIE.zUm);
        expect(Math.abs(Math.sin(Math.atan2(vxMmS, vzMmS) - wanted))).toBeLessThan(0.03);
      }
    }
  });

  it('met at its upper edge a die is struck high, at its right side to the right', () => {
    expect(swipe({ start: [0, -1] }).highPm).toBe(500);
    expect(swipe({ start: [0, 1] }).highPm).toBe(-300);
    expect(swipe({ start: [0.8, 0] }).sidePm).toBeGreaterThan(200);
    expect(swipe({ start: [-0.8, 0] }).sidePm).toBeLessThan(-200);
  });

  it('the moment in which a finger is lifted does not count, a pause does', () => {
    const path = recorded(frame, { towards: [0, -0.8], lengthMs: 190, start: [0, 0], bow: 0 }, 120);
    const end = path.at(-1)!;
    expect(read([...path, { ...end, tMs: end.tMs + 25 }], frame)).toEqual(read(path, frame));
    expect(readFlick([...path, { ...end, tMs: end.tMs + 300 }], frame)).toEqual({ ok: false, error: 'too-slow' });
  });

  it.each([
    ['beside', { start: [3, 0] }],
    ['too-short', { towards: [0, -0.05] }],
    ['too-slow', { lengthMs: 4000, towards: [0, -0.3] }],
  ] as const)('refuses: %s', (error, part) => {
    const hand: Hand = { towards: [0, -0.8], lengthMs: 190, start: [0, 0], bow: 0, ...part };
    expect(readFlick(recorded(frame, hand, 60), frame)).toEqual({ ok: false, error });
  });
});

it('whatever a pointer does, the flick is refused or legal', () => {
  const number = fc.oneof(fc.double({ min: -3000, max: 3000 }), fc.double(), fc.constant(640));
  const point = fc.record({ xPx: number, yPx: number, tMs: fc.oneof(fc.double({ min: 0, max: 1000 }), fc.double()) });
  const frame = frameOf(1280, 800);
  const onDie = { xPx: frame.xPx, yPx: frame.yPx, tMs: 0 };
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), fc.boolean(), (points, isOrdered) => {
      const rest = isOrdered ? points.toSorted((a, b) => a.tMs - b.tMs) : points;
      const found = readFlick([onDie, ...rest], frame);
      if (found.ok) expect(strokeRefusal(found.value)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

describe('a die that is shown enlarged', () => {
  const frame = frameOf(390, 480);
  const enlarged = { ...frame, gripXPx: 330, gripYPx: 420, gripPx: 34 };

  test.each(HANDS)('is swiped like the die itself: %s', (_name, hand) => {
    const onDie = recorded(frame, hand, 120);
    const [from] = onDie;
    const moved = (point: PathPoint) => ({
      ...point,
      xPx: point.xPx - from!.xPx + 330 + hand.start[0] * 34,
      yPx: point.yPx - from!.yPx + 420 + hand.start[1] * 34,
    });
    expect(read(onDie.map(moved), enlarged)).toEqual(read(onDie, frame));
  });
});

describe('pulled back', () => {
  const frame = frameOf(390, 480);
  const pull = (dx: number, dy: number) =>
    readPull(
      [
        { xPx: frame.xPx, yPx: frame.yPx, tMs: 0 },
        { xPx: frame.xPx + dx * frame.reachPx, yPx: frame.yPx + dy * frame.reachPx, tMs: 900 },
      ],
      frame,
    );
  const speedOf = (dy: number) => {
    const found = pull(0, dy);
    return found.ok ? Math.hypot(found.value.vxMmS, found.value.vzMmS) : 0;
  };

  it('it goes the other way, the harder the further, up to a bound', () => {
    const straight = pull(0, 0.3);
    expect(straight.ok && straight.value.vzMmS).toBeLessThan(0); // red sits at z > 0
    const aside = pull(-0.1, 0.3);
    expect(aside.ok && aside.value.vxMmS).toBeGreaterThan(0);
    expect(speedOf(0.2)).toBeLessThan(speedOf(0.3));
    expect(speedOf(0.6)).toBe(speedOf(2));
  });

  it('a little way only is let go without a flick', () => {
    expect(pull(0, 0.02)).toEqual({ ok: false, error: 'too-short' });
  });
});
