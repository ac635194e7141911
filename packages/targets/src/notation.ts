import type { DiscId } from './discs.ts';
import type { DieId, Seat } from './geometry.ts';
import { SEATS } from './geometry.ts';
import type { Level } from './events.ts';
import { type Move, parseMove } from './moves.ts';
import type { Turn } from './record.ts';

/**
 * The notation of a move and its seat, as one word:
 *
 *     red:412,-1130,140,0   red:targets:red1@640   blue:double:blue2+blue3@900   green:pass
 */
export function makeTurn({ seat, move }: Turn): string {
  return `${seat}:${makeMove(move)}`;
}

export function makeMove(move: Move): string {
  switch (move.type) {
    case 'flick':
    case 'golden': {
      const numbers = [move.vxMmS, move.vzMmS, move.highPm, move.sidePm].join(',');
      return move.type === 'golden' ? `tower:${numbers}` : numbers;
    }
    case 'keep':
      return `keep:${move.die}`;
    case 'targets':
      return `targets:${move.die}@${move.atMs}`;
    case 'pasVu':
      return `pasvu:${move.die}@${move.atMs}`;
    case 'double':
      return `double:${move.back}+${move.other}@${move.atMs}`;
    case 'remove':
      return `remove:${move.disc}`;
    case 'swap':
      return `swap:${move.die}>${move.level}`;
    case 'pass':
      return 'pass';
    case 'begin':
      return `begin@${move.atMs}`;
  }
}

const WORD = /^(?<seat>[a-z]+):(?<body>.+)$/;
const BODIES: readonly (readonly [RegExp, (found: Groups) => object])[] = [
  [/^(?<x>-?\d+),(?<z>-?\d+),(?<high>-?\d+),(?<side>-?\d+)$/, (found) => ({ type: 'flick', ...strokeOf(found) })],
  [
    /^tower:(?<x>-?\d+),(?<z>-?\d+),(?<high>-?\d+),(?<side>-?\d+)$/,
    (found) => ({ type: 'golden', ...strokeOf(found) }),
  ],
  [/^keep:(?<die>\w+)$/, ({ die }) => ({ type: 'keep', die })],
  [/^targets:(?<die>\w+)@(?<at>\d+)$/, ({ die, at }) => ({ type: 'targets', die, atMs: Number(at) })],
  [/^pasvu:(?<die>\w+)@(?<at>\d+)$/, ({ die, at }) => ({ type: 'pasVu', die, atMs: Number(at) })],
  [
    /^double:(?<back>\w+)\+(?<other>\w+)@(?<at>\d+)$/,
    ({ back, other, at }) => ({ type: 'double', back, other, atMs: Number(at) }),
  ],
  [/^remove:(?<disc>\w+)$/, ({ disc }) => ({ type: 'remove', disc })],
  [/^swap:(?<die>\w+)>(?<level>\d)$/, ({ die, level }) => ({ type: 'swap', die, level: Number(level) })],
  [/^pass$/, () => ({ type: 'pass' })],
  [/^begin@(?<at>\d+)$/, ({ at }) => ({ type: 'begin', atMs: Number(at) })],
];

type Groups = Readonly<Record<string, string>>;

function strokeOf({ x, z, high, side }: Groups): object {
  return { vxMmS: Number(x), vzMmS: Number(z), highPm: Number(high), sidePm: Number(side) };
}

/** Accepts only the canonical notation: not `01` or `-0`. */
export function parseTurn(word: string): Turn | undefined {
  const { seat, body } = WORD.exec(word)?.groups ?? {};
  if (!SEATS.some((known) => known === seat)) return undefined;
  for (const [pattern, read] of BODIES) {
    const match = pattern.exec(body);
    const move = match && parseMove(read(match.groups ?? {}));
    if (!move) continue;
    const turn = { seat: seat as Seat, move };
    return makeTurn(turn) === word ? turn : undefined;
  }
  return undefined;
}

/** Notation of expected moves; `…` stands for values that the player chooses. */
export const FORMS = {
  flick: (seat: Seat) => `${seat}:…,…,…,…`,
  golden: (seat: Seat) => `${seat}:tower:…,…,…,…`,
  keep: (seat: Seat, die: DieId) => `${seat}:keep:${die}`,
  targets: (seat: Seat, die: DieId) => `${seat}:targets:${die}@…`,
  double: (seat: Seat, back: DieId, other: DieId) => `${seat}:double:${back}+${other}@…`,
  pasVu: (seat: Seat, die: DieId) => `${seat}:pasvu:${die}@…`,
  pass: (seat: Seat) => `${seat}:pass`,
  begin: (seat: Seat) => `${seat}:begin@…`,
  remove: (seat: Seat, disc: DiscId) => `${seat}:remove:${disc}`,
  swap: (seat: Seat, die: DieId, level: Level) => `${seat}:swap:${die}>${level}`,
} as const;
