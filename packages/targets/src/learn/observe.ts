import { assert, type Segment } from '@caravanserai/contract';
import { callers } from '../calls.ts';
import { DISCS } from '../discs.ts';
import { DICE, FACES, faceUp, footprint, type Point, type Pose, type Seat, SEATS, seatOf } from '../geometry.ts';
import { VARIANTS } from '../options.ts';
import { type Die, flicker, type Phase, seenDie, type State } from '../state.ts';
import { toOwn } from './actions.ts';

/**
 * The table as numbers from one seat's perspective: its own puck first, then the others clockwise. Everything on the
 * table is public (TT-53); future randomness and the strokes of Golden Targets (T15) are hidden and not used here.
 */
export const OBSERVATION_VERSION = 2;

const PHASES = ['start', 'swap', 'flick', 'keep', 'remove', 'golden', 'over'] as const satisfies Phase['name'][];
const HALF_TABLE_UM = 500_000;
const HEIGHT_UM = 100_000;
const CORNER_UM = 10_000;
const SPOTS = ['tower', 'table', 'out'] as const;

const segments: Segment[] = [];
let size = 0;
let values: Float32Array = new Float32Array(0);
let cursor = 0;

/** Appends numbers in order. The first pass, over a table of four, records the segments instead. */
function put(name: string, isSigned: boolean, ...numbers: readonly number[]): void {
  if (values.length === 0) {
    const last = segments.at(-1);
    segments.push({ name, at: last ? last.at + last.size : 0, size: numbers.length, max: 1, isSigned });
    size += numbers.length;
  } else values.set(numbers, cursor);
  cursor += numbers.length;
}

const flag = (is: boolean) => (is ? 1 : 0);
const oneOf = <T>(items: readonly T[], item: T | undefined) => items.map((each) => flag(each === item));

export function observe(s: State, viewer: Seat, out: Float32Array): void {
  assert(out.length === size, 'an observation has its size');
  values = out;
  cursor = 0;
  out.fill(0);
  write(s, viewer);
  assert(cursor === size, 'every table has the same numbers');
}

function write(s: State, viewer: Seat): void {
  const { phase, options, calls } = s;
  const from = SEATS.indexOf(viewer);
  const count = options.players;
  const around = SEATS.map((_, i): Seat | undefined => (i < count ? SEATS[(from + i) % count] : undefined)); // the viewer first
  const own = s.pucks.find(({ seat }) => seat === viewer) ?? { xUm: 0, zUm: 1 };
  put('own seat', false, ...oneOf(SEATS, viewer));
  put('players: 2, 3, 4', false, ...oneOf([2, 3, 4], count));
  put('variants: Pas vu, 3 by 3, teams', false, ...VARIANTS.map((variant) => flag(options[variant])));
  put('calls for you', false, flag(options.calls === 'forYou'));
  put('phase', false, ...oneOf(PHASES, phase.name));
  put('round, set, flicks, draws of Golden Targets', false, s.round / 20, s.set / 3, s.flicks / 20, attemptOf(phase));
  put('first', false, ...oneOf(around, s.first));
  put('next to flick', false, ...around.map((seat) => flag(seat !== undefined && flicker(s) === seat)));
  put('has something to call', false, ...around.map((seat) => flag(seat !== undefined && callers(s).includes(seat))));
  put('passed', false, ...around.map((seat) => flag(seat !== undefined && calls.passed.includes(seat))));
  put('steal', false, flag(calls.isSteal));
  around.forEach((seat, i) => writeSeat(s, own, seat, `seat ${i}`));
  const dice = around.flatMap((seat) => DICE.filter((die) => seat && seatOf(die) === seat));
  for (let i = 0; i < DICE.length; i++) {
    const id = dice[i];
    writeDie(s, own, around, id && s.dice.some(({ die }) => die === id) ? seenDie(s, id) : undefined, `die ${i}`);
  }
  for (const disc of DISCS) writeDisc(s, own, around, disc);
}

function attemptOf(phase: Phase): number {
  return phase.name === 'golden' ? phase.attempt / 5 : 0;
}

function writeSeat(s: State, own: Point, seat: Seat | undefined, who: string): void {
  const puck = s.pucks.find((one) => one.seat === seat);
  put(`${who}: puck right, back`, true, ...placed(own, puck));
  put(`${who}: dice in the tower`, false, seat ? s.towers[seat].length / 3 : 0);
  const chosen = s.phase.name === 'swap' ? s.phase.chosen.find((choice) => choice.seat === seat) : undefined;
  put(`${who}: die given`, false, ...oneOf(DICE, chosen?.die));
  put(`${who}: level of the die got`, false, chosen ? chosen.level / 3 : 0);
  const hasFlicked = s.phase.name === 'golden' && seat !== undefined && s.phase.flicked.includes(seat);
  put(`${who}: has flicked in Golden Targets`, false, flag(hasFlicked));
}

function placed(own: Point, point: Point | undefined): readonly [number, number] {
  if (!point) return [0, 0];
  const [x, z] = toOwn(own, point.xUm, point.zUm);
  return [x / HALF_TABLE_UM, z / HALF_TABLE_UM];
}

function writeDie(
  s: State,
  own: Point,
  around: readonly (Seat | undefined)[],
  die: Die | undefined,
  who: string,
): void {
  const pose = die?.pose;
  const { calls, phase } = s;
  const level = die && die.spot === 'tower' ? s.towers[die.holder].indexOf(die.die) + 1 : 0;
  put(`${who}: in the tower, on the table, out`, false, ...oneOf(SPOTS, die?.spot));
  put(`${who}: holder`, false, ...around.map((seat) => flag(seat !== undefined && seat === die?.holder)));
  put(`${who}: right, back, height`, true, ...placed(own, pose), pose ? pose.yUm / HEIGHT_UM : 0);
  put(`${who}: a corner of it, right, back`, true, ...cornerOf(own, pose));
  put(`${who}: face that counts`, false, ...oneOf(FACES, die?.face));
  put(`${who}: face on top`, false, ...oneOf(FACES, pose && faceUp(pose)));
  put(`${who}: flat, level`, false, flag(die?.isFlat ?? false), level / 3);
  const lists = [calls.targets, calls.fresh, calls.used, calls.pushed, calls.cancelled];
  const isIn = (list: readonly string[]) => flag(die !== undefined && list.includes(die.die));
  put(`${who}: on black, fresh, used, pushed, cancelled`, false, ...lists.map(isIn));
  put(
    `${who}: fallen, may be kept`,
    false,
    isIn(calls.fallen.map((one) => one.die)),
    isIn(phase.name === 'keep' ? phase.dice : []),
  );
}

/** The die's rotation. */
function cornerOf(own: Point, pose: Pose | undefined): readonly [number, number] {
  if (!pose) return [0, 0];
  const [corner] = footprint(pose);
  const [x, z] = toOwn(own, corner.xUm - pose.xUm, corner.zUm - pose.zUm);
  return [x / CORNER_UM, z / CORNER_UM];
}

function writeDisc(s: State, own: Point, around: readonly (Seat | undefined)[], id: (typeof DISCS)[number]): void {
  const inMiddle = s.middle.find(({ disc }) => disc === id);
  const has = (lists: State['won'], seat: Seat | undefined) => flag(seat !== undefined && lists[seat].includes(id));
  put(
    `${id}: in the middle, aside, removed`,
    false,
    flag(inMiddle !== undefined),
    flag(s.aside.includes(id)),
    flag(s.removed.includes(id)),
  );
  put(`${id}: place in the row`, false, (s.aside.indexOf(id) + 1) / DISCS.length);
  put(`${id}: right, back`, true, ...placed(own, inMiddle));
  put(`${id}: stored by`, false, ...around.map((seat) => has(s.stored, seat)));
  put(`${id}: won by`, false, ...around.map((seat) => has(s.won, seat)));
}

/** Records the segments; any table has the same ones. */
export function measureWith(s: State): { readonly size: number; readonly segments: readonly Segment[] } {
  if (size === 0) {
    values = new Float32Array(0);
    write(s, 'red');
  }
  return { size, segments };
}
