import { at } from '@caravanserai/contract';
import { openCalls, openTargets, undecided } from '../calls.ts';
import { DISCS } from '../discs.ts';
import { LEVELS } from '../events.ts';
import { DICE, type Point, type Seat } from '../geometry.ts';
import { toAct } from '../judge.ts';
import { MAX_CONTACT_PM, MAX_SPEED_MM_S, type Move, type Stroke } from '../moves.ts';
import { flicker, puckOf, type State } from '../state.ts';

/**
 * Action ids for learning programs. A flick takes four parameters; calls are made at the earliest time still possible
 * (TT-28).
 */
export const ACTIONS_VERSION = 1;

/** A move without its parameters. `pass` may also mean staying silent when there is nothing to pass on. */
type Action =
  | { readonly type: 'flick' | 'golden' | 'pass' | 'begin' }
  | Extract<Move, { readonly type: 'keep' | 'remove' | 'swap' }>
  | Omit<Extract<Move, { readonly type: 'targets' }>, 'atMs'>
  | Omit<Extract<Move, { readonly type: 'pasVu' }>, 'atMs'>
  | Omit<Extract<Move, { readonly type: 'double' }>, 'atMs'>;

const ACTIONS: readonly Action[] = [
  { type: 'flick' },
  { type: 'golden' },
  { type: 'pass' },
  { type: 'begin' },
  ...DICE.map((die): Action => ({ type: 'keep', die })),
  ...DICE.map((die): Action => ({ type: 'targets', die })),
  ...DICE.map((die): Action => ({ type: 'pasVu', die })),
  ...DICE.flatMap((back) =>
    DICE.filter((other) => other !== back).map((other): Action => ({ type: 'double', back, other })),
  ),
  ...DISCS.map((disc): Action => ({ type: 'remove', disc })),
  ...DICE.flatMap((die) => LEVELS.map((level): Action => ({ type: 'swap', die, level }))),
];

const IDS = new Map(ACTIONS.map((action, id) => [nameOf(action), id]));
export const ACTION_NAMES: readonly string[] = [...IDS.keys()];
export const PASS = idOf({ type: 'pass' });
export const CONTINUOUS = [idOf({ type: 'flick' }), idOf({ type: 'golden' })] as const;

function nameOf(action: Action): string {
  switch (action.type) {
    case 'keep':
    case 'targets':
    case 'pasVu':
      return `${action.type}:${action.die}`;
    case 'double':
      return `double:${action.back}+${action.other}`; // the first one returns to the tower
    case 'remove':
      return `remove:${action.disc}`;
    case 'swap':
      return `swap:${action.die}@${action.level}`;
    default:
      return action.type;
  }
}

function idOf(action: Action): number {
  return IDS.get(nameOf(action)) ?? -1;
}

/** This seat's legal actions if it is asked now; includes `pass` for a rival who merely stays silent. */
export function actionsOf(s: State, seat: Seat): readonly number[] {
  switch (s.phase.name) {
    case 'flick': {
      const calls = callsOf(s, seat);
      return calls.length > 0 ? [PASS, ...calls] : flicker(s) === seat ? [idOf({ type: 'flick' })] : [];
    }
    case 'start':
      return [idOf({ type: 'begin' })];
    case 'golden':
      return [idOf({ type: 'golden' })];
    case 'keep':
      return rising(s.phase.dice.map((die) => ({ type: 'keep', die })));
    case 'remove':
      return rising(s.middle.map(({ disc }) => ({ type: 'remove', disc })));
    case 'swap':
      return rising(s.stacks[seat].flatMap((die) => LEVELS.map((level): Action => ({ type: 'swap', die, level }))));
    default:
      return [];
  }
}

function rising(actions: readonly Action[]): readonly number[] {
  return actions.map(idOf).sort((a, b) => a - b);
}

/** Calls that this seat may make before the next flick. */
export function callsOf(s: State, seat: Seat): readonly number[] {
  if (s.phase.name !== 'flick' || !toAct(s).includes(seat)) return [];
  const own = openCalls(s).flatMap((open): Action[] => {
    if (open.seat !== seat) return [];
    if (open.call === 'targets') return [{ type: 'targets', die: open.die }];
    const [one, other] = open.dice;
    return [
      { type: 'double', back: one, other },
      { type: 'double', back: other, other: one },
    ];
  });
  const rivals = s.options.pasVu ? openTargets(s).filter((open) => open.seat !== seat) : [];
  return rising([...own, ...rivals.map(({ die }): Action => ({ type: 'pasVu', die }))]);
}

/** The move of an action id; undefined if `pass` only means silence. */
export function moveOf(s: State, seat: Seat, id: number, parameters: Float32Array): Move | undefined {
  const action = at(ACTIONS, id);
  switch (action.type) {
    case 'flick':
    case 'golden':
      return { type: action.type, ...strokeOf(puckOf(s, seat), parameters) };
    case 'pass':
      return undecided(s).includes(seat) ? { type: 'pass' } : undefined;
    case 'begin':
      return { type: 'begin', atMs: 0 };
    case 'targets':
    case 'pasVu':
    case 'double':
      return { ...action, atMs: s.calls.lastMs };
    default:
      return action;
  }
}

/** Rotates coordinates to the seat's perspective: its puck lies in front of it, on the positive z axis. */
export function toOwn(puck: Point, x: number, z: number): readonly [x: number, z: number] {
  const { xUm, zUm } = puck;
  const length = Math.sqrt(xUm * xUm + zUm * zUm) || 1;
  return [(x * zUm - z * xUm) / length, (x * xUm + z * zUm) / length];
}

export function fromOwn(puck: Point, x: number, z: number): readonly [x: number, z: number] {
  const { xUm, zUm } = puck;
  const length = Math.sqrt(xUm * xUm + zUm * zUm) || 1;
  return [(x * zUm + z * xUm) / length, (z * zUm - x * xUm) / length];
}

/** Clamps parameters to −1 … 1 and the speed to the maximum; zero speed becomes 1 mm/s towards the centre. */
export function strokeOf(
  puck: Point,
  [right = 0, back = 0, high = 0, side = 0]: Iterable<number> & Float32Array,
): Stroke {
  const [x, z] = fromOwn(puck, bounded(right) * MAX_SPEED_MM_S, bounded(back) * MAX_SPEED_MM_S);
  const speed = Math.sqrt(x * x + z * z);
  const share = speed > MAX_SPEED_MM_S - 1 ? (MAX_SPEED_MM_S - 1) / speed : 1; // so that rounding cannot exceed the maximum
  const [vxMmS, vzMmS] = [Math.round(x * share) + 0, Math.round(z * share) + 0];
  const [awayX, awayZ] = fromOwn(puck, 0, -1);
  const isStill = vxMmS === 0 && vzMmS === 0;
  return {
    vxMmS: isStill ? Math.sign(Math.round(awayX)) + 0 : vxMmS,
    vzMmS: isStill ? (Math.round(awayX) === 0 ? Math.sign(awayZ) : 0) : vzMmS,
    highPm: Math.round(bounded(high) * MAX_CONTACT_PM) + 0,
    sidePm: Math.round(bounded(side) * MAX_CONTACT_PM) + 0,
  };
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
