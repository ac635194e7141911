import { assertNever } from '@caravanserai/contract';
import { callers, isClosing, isPair, openDoubles, openTargets, undecided } from './calls.ts';
import type { DieId, Seat } from './geometry.ts';
import { blackUnder } from './lying.ts';
import { type Move, strokeRefusal } from './moves.ts';
import { seatsOf } from './options.ts';
import type { Reason } from './rules.ts';
import { type Die, dieOf, flicker, seenDie, type State } from './state.ts';

/** The seats that may act now; the one whose decision is due comes first. */
export function toAct(s: State): readonly Seat[] {
  switch (s.phase.name) {
    case 'start':
      return seatsOf(s.options);
    case 'swap': {
      const { chosen } = s.phase;
      return seatsOf(s.options).filter((seat) => !chosen.some((choice) => choice.seat === seat));
    }
    case 'keep':
    case 'remove':
      return [s.phase.seat];
    case 'golden': {
      const { seats, flicked } = s.phase;
      return seats.filter((seat) => !flicked.includes(seat));
    }
    case 'over':
      return [];
    case 'flick': {
      if (isClosing(s)) return undecided(s); // TT-29
      const calling = callers(s);
      if (s.options.calls === 'forYou' && calling.length > 0) return calling; // TT-30
      const next = flicker(s);
      const rivals = s.options.pasVu && openTargets(s).length > 0 ? seatsOf(s.options) : []; // TT-45
      return [...new Set([...(next ? [next] : []), ...calling, ...rivals])];
    }
    default:
      return assertNever(s.phase);
  }
}

/** Why a move is illegal, or undefined if it is legal. The seat must be one of `toAct`. Pages, servers and bots all use this. */
export function refusalOf(s: State, seat: Seat, move: Move): Reason | undefined {
  switch (move.type) {
    case 'flick':
      return flickRefusal(s, seat) ?? strokeRefusal(move);
    case 'golden':
      return s.phase.name === 'golden' ? strokeRefusal(move) : 'not-now';
    case 'keep':
      if (s.phase.name !== 'keep') return 'not-now';
      return s.phase.dice.includes(move.die) ? undefined : 'not-fallen';
    case 'remove':
      if (s.phase.name !== 'remove') return 'not-now';
      return s.middle.some(({ disc }) => disc === move.disc) ? undefined : 'not-in-the-middle';
    case 'swap':
      if (s.phase.name !== 'swap') return 'not-now';
      return s.stacks[seat].includes(move.die) ? undefined : 'not-your-die';
    case 'pass':
      if (s.phase.name !== 'flick') return 'not-now';
      return undecided(s).includes(seat) ? undefined : 'nothing-to-let-go';
    case 'begin':
      return s.phase.name === 'start' ? undefined : 'not-now';
    case 'targets':
    case 'double':
    case 'pasVu':
      if (s.phase.name !== 'flick') return 'not-now';
      if (move.atMs < (s.calls.silentUntilMs[seat] ?? 0)) return 'silenced';
      return callRefusal(s, seat, move) ?? (move.atMs < s.calls.lastMs ? 'call-order' : undefined);
    default:
      return assertNever(move);
  }
}

function flickRefusal(s: State, seat: Seat): Reason | undefined {
  if (s.phase.name !== 'flick') return 'not-now';
  if (s.options.calls === 'forYou' && callers(s).length > 0) return 'answer-first';
  if (flicker(s) === seat) return undefined;
  return s.towers[seat].length === 0 ? 'no-die-left' : 'not-your-flick';
}

export type Call = Extract<Move, { readonly type: 'targets' | 'double' | 'pasVu' }>;

const NOTHING_TO_CALL: ReadonlySet<Reason | undefined> = new Set([
  'not-your-die',
  'not-on-black',
  'too-late',
  'not-a-double',
  'old-double',
  'double-after-steal',
] as const);

/** T29: a call without a matching die. Calling too late, or twice, is not a miscall. */
export function isMiscall(s: State, seat: Seat, move: Move): move is Call {
  if (s.options.calls !== 'own' || s.phase.name !== 'flick' || !isCall(move)) return false;
  if (!seatsOf(s.options).includes(seat) || !NOTHING_TO_CALL.has(refusalOf(s, seat, move))) return false;
  const dice = move.type === 'double' ? [] : [move.die];
  return !dice.some((die) => s.calls.targets.includes(die) || s.calls.cancelled.includes(die));
}

function isCall(move: Move): move is Call {
  return move.type === 'targets' || move.type === 'double' || move.type === 'pasVu';
}

function callRefusal(s: State, seat: Seat, move: Call): Reason | undefined {
  if (move.type === 'double') return doubleRefusal(s, seat, move.back, move.other);
  const die = inPlay(s, move.die);
  if (move.type === 'targets') return die?.holder === seat ? targetsRefusal(s, die) : 'not-your-die';
  if (!s.options.pasVu) return 'no-pas-vu';
  if (die?.holder === seat) return 'own-targets';
  return die ? targetsRefusal(s, die) : 'not-on-black';
}

function targetsRefusal(s: State, die: Die): Reason | undefined {
  if (s.calls.used.includes(die.die)) return 'die-used';
  if (!blackUnder(s, die)) return 'not-on-black';
  if (s.calls.passed.includes(die.holder)) return 'let-go';
  return s.calls.targets.includes(die.die) ? undefined : 'too-late'; // not moved by this flick, or cancelled
}

function doubleRefusal(s: State, seat: Seat, back: DieId, other: DieId): Reason | undefined {
  const dice = [inPlay(s, back), inPlay(s, other)].map((die) => die && dieOf(s, die.die)); // T27: fallen dice do not count
  if (!dice.every((die) => die?.holder === seat)) return 'not-your-die';
  if (s.calls.used.includes(back) || s.calls.used.includes(other)) return 'die-used';
  const [one, two] = dice;
  if (!one || !two || !isPair(one, two)) return 'not-a-double';
  if (s.calls.isSteal) return 'double-after-steal';
  if (s.calls.passed.includes(seat)) return 'let-go';
  const isOpen = openDoubles(s).some((open) => open.dice.includes(back) && open.dice.includes(other));
  return isOpen ? undefined : 'old-double';
}

function inPlay(s: State, id: DieId): Die | undefined {
  return s.dice.some(({ die }) => die === id) ? seenDie(s, id) : undefined;
}
