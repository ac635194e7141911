import type { Event, Seat, Tokens } from '@caravanserai/targi';
import { add, type Counts } from '../../measure/pages.ts';

/** What a player did in a game; the almanac compares it with what the opponent did. */
export interface Habits {
  noble: number;
  goodsSpaces: number;
  trader: number;
  fataMorgana: number;
  silversmith: number;
  caravan: number;
  expansion: number;
  goodsCards: number;
  crossings: number;
  laid: number;
  laidEarly: number; // by the end of the second raid
  kept: number;
  gold: number; // received
  returned: number; // goods over ten
  raidPoints: number;
}

export function newHabits(): Habits {
  return {
    noble: 0,
    goodsSpaces: 0,
    trader: 0,
    fataMorgana: 0,
    silversmith: 0,
    caravan: 0,
    expansion: 0,
    goodsCards: 0,
    crossings: 0,
    laid: 0,
    laidEarly: 0,
    kept: 0,
    gold: 0,
    returned: 0,
    raidPoints: 0,
  };
}

const HABIT_OF_SPACE: Readonly<Record<number, keyof Habits>> = {
  1: 'noble',
  5: 'trader',
  9: 'fataMorgana',
  10: 'silversmith',
  13: 'caravan',
  14: 'expansion',
};

/** Adds up the tokens that come and go, and what each player does. */
export function noteFlows(event: Event, counts: Counts, habits: Readonly<Record<Seat, Habits>>): void {
  const flow = (way: 'in' | 'out', where: string, tokens: Tokens) => {
    for (const [kind, count] of [
      ['goods', goodsIn(tokens)],
      ['gold', tokens.gold ?? 0],
      ['points', tokens.vp ?? 0],
    ] as const) {
      if (count > 0) add(counts, `${way} ${kind} ${where}`, count);
    }
    if (way === 'in' && 'seat' in event) habits[event.seat].gold += tokens.gold ?? 0;
  };
  switch (event.type) {
    case 'placed':
      habits[event.seat][HABIT_OF_SPACE[event.at] ?? 'goodsSpaces']++;
      break;
    case 'markersSet':
      habits.blue.crossings += event.blue.length;
      habits.white.crossings += event.white.length;
      break;
    case 'took':
      if (typeof event.at === 'string') habits[event.seat].goodsCards++;
      flow('in', typeof event.at === 'number' ? 'space' : 'card', event.got);
      break;
    case 'goodsBonus':
      flow('in', 'effect', { [event.good]: 1 });
      break;
    case 'traded':
    case 'smithed':
      flow('out', event.type, event.gave);
      flow('in', event.type, event.got);
      break;
    case 'gained':
      flow('in', event.from === 'caravan' ? 'caravan' : 'effect', event.got);
      break;
    case 'raidShortfall':
      flow('in', 'raid', { vp: event.opponentGains });
      break;
    case 'raidVp':
      flow('in', 'effect', { vp: 1 });
      break;
    case 'laid':
      habits[event.seat].laid++;
      flow('out', 'laid', event.paid);
      break;
    case 'kept':
      habits[event.seat].kept++;
      break;
    case 'raidPaid':
      habits[event.seat].raidPoints += event.paid.vp ?? 0;
      flow('out', 'raid', event.paid);
      break;
    case 'returned':
      habits[event.seat].returned += goodsIn(event.gave);
      flow('out', 'returned', event.gave);
      break;
    default:
  }
}

function goodsIn({ dates = 0, salt = 0, pepper = 0 }: Tokens): number {
  return dates + salt + pepper;
}
