import {
  LEVELS,
  MAX_SPEED_MM_S,
  type Move,
  needs,
  openCalls,
  parseTurn,
  type Point,
  type Seat,
  type State,
  undecided,
} from '@caravanserai/targets';
import { sayTargetsMove, targetsDisc, targetsSeat, type AnyT } from '@caravanserai/texts';

/** A menu entry: a move, or a target to aim at with a speed and an angle. */
export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly move?: Move;
  readonly aim?: Point;
}

const USUAL_SPEED_MM_S = 1100;
const USUAL_HIGH_PM = 150; // slightly above the die's centre, so that it rolls
const MIDDLE: Point = { xUm: 0, zUm: 0 };

/** The available actions that can be listed. Calls come first, since a flick ends the time for them. */
export function menuOf(t: AnyT, s: State, seat: Seat): Entry[] {
  const moves = [...callsOf(s, seat), ...choicesOf(s, seat)];
  const listed = moves.map((move, i) => ({ key: `${i + 1}`, text: sayTargetsMove(t, move), move }));
  if (!canFlick(s, seat)) return listed;
  const discs = s.middle.map(({ disc, ...aim }, i) => ({ key: discKey(i), text: targetsDisc(t, disc), aim }));
  const towers = s.pucks
    .filter((puck) => puck.seat !== seat && s.towers[puck.seat].length > 0)
    .map((puck) => ({
      key: puck.seat,
      text: t('targetsCli.play.towerOf', { colour: targetsSeat(t, puck.seat) }),
      aim: puck,
    }));
  return [...listed, ...discs, ...towers, { key: 'm', text: t('targetsCli.play.middle'), aim: MIDDLE }];
}

/** The key of a disc in the middle, in the picture and in the menu. */
export function discKey(i: number): string {
  return `d${i + 1}`;
}

function callsOf(s: State, seat: Seat): Move[] {
  const atMs = Math.max(s.calls.lastMs, s.calls.silentUntilMs[seat] ?? 0); // the earliest time allowed: a terminal is no place for races
  const open = openCalls(s).filter((call) => call.seat === seat);
  return open.flatMap((call): Move[] => {
    if (call.call === 'targets') return [{ type: 'targets', die: call.die, atMs }];
    const [one, other] = call.dice;
    return [
      { type: 'double', back: one, other, atMs },
      { type: 'double', back: other, other: one, atMs },
    ];
  });
}

function choicesOf(s: State, seat: Seat): Move[] {
  const need = needs(s);
  switch (need.kind) {
    case 'start':
      return [{ type: 'begin', atMs: 0 }];
    case 'keep':
      return need.dice.map((die) => ({ type: 'keep', die }));
    case 'remove':
      return need.discs.map((disc) => ({ type: 'remove', disc }));
    case 'swap':
      return s.stacks[seat].flatMap((die) => LEVELS.map((level): Move => ({ type: 'swap', die, level })));
    default:
      return undecided(s).includes(seat) ? [{ type: 'pass' }] : [];
  }
}

function canFlick(s: State, seat: Seat): boolean {
  const need = needs(s);
  return (need.kind === 'flick' && need.seat === seat) || (need.kind === 'golden' && need.seats.includes(seat));
}

/** Parses input as a move: a menu key, `KEY SPEED ANGLE` for a flick, or notation without the seat. */
export function readMove(entries: readonly Entry[], s: State, seat: Seat, line: string): Move | undefined {
  const [key = '', ...numbers] = line.trim().toLowerCase().split(/\s+/);
  const entry = entries.find((one) => one.key === key);
  if (entry?.move) return numbers.length === 0 ? entry.move : undefined;
  if (entry?.aim) return strokeAt(s, seat, entry.aim, numbers);
  return parseTurn(`${seat}:${line.trim()}`)?.move ?? parseTurn(`${seat}:${line.trim()}@${s.calls.lastMs}`)?.move;
}

/** Speed in mm/s, then degrees to the right of the target. */
function strokeAt(s: State, seat: Seat, aim: Point, words: readonly string[]): Move | undefined {
  const [speed = USUAL_SPEED_MM_S, degrees = 0, ...more] = words.map(Number);
  if (more.length > 0 || !(speed > 0 && speed <= MAX_SPEED_MM_S) || !Number.isFinite(degrees)) return undefined;
  const from = s.pucks.find((puck) => puck.seat === seat) ?? MIDDLE;
  const angle = Math.atan2(aim.zUm - from.zUm, aim.xUm - from.xUm) + (degrees * Math.PI) / 180;
  const [vxMmS, vzMmS] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.trunc(speed * part) + 0) as [
    number,
    number,
  ];
  const type = s.phase.name === 'golden' ? 'golden' : 'flick';
  return { type, vxMmS, vzMmS, highPm: USUAL_HIGH_PM, sidePm: 0 };
}
