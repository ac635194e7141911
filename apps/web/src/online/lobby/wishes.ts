import type { ClockRule, Terms } from '@caravanserai/contract';
import { keptCell } from '../../app/cells/keptCell.ts';
import { fieldsOf, oneOf, parseFields } from '../../app/settings/stored.ts';
import type { GameWishes } from '../../games/front.ts';
import { GAME_NAMES, type GameName, gameNamed } from '../../games/page.ts';
import { frontOf } from '../../games/fronts.ts';

/** Clocks that can be chosen: each has the name of its field in the form. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', baseS: 10 * 60, incrementS: 10 },
  calm: { kind: 'live', baseS: 25 * 60, incrementS: 20 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, ClockRule>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** A table as somebody wishes it, and wished it the last time. */
export interface Wishes {
  readonly game: GameName;
  readonly who: 'friend' | 'anyone' | 'bot';
  readonly clock: Readonly<Record<'friend' | 'anyone', ClockName>>;
  readonly rated: boolean;
  readonly chat: boolean;
  /** What each game asks for itself. */
  readonly of: Readonly<Record<GameName, unknown>>;
}

const kept = keptCell('caravanserai.online.wishes', parseFields);
const WISHED_GAME = 'game'; // in the address: the table that somebody comes from

/** Each game knows its own wishes only. */
export function wishesOf(game: GameName): GameWishes {
  return frontOf(game).wishes;
}

export function lastWishes(): Wishes {
  const read = kept.get();
  const clock = fieldsOf(read['clock']);
  const of = fieldsOf(read['of'] ?? Object.fromEntries(GAME_NAMES.map((game) => [game, read]))); // once all lay together
  return {
    game: gameNamed(new URLSearchParams(location.search).get(WISHED_GAME) ?? read['game']),
    who: oneOf(['friend', 'anyone', 'bot'], read['who'], 'friend'),
    clock: {
      friend: oneOf(CLOCK_NAMES, clock['friend'], 'none'),
      anyone: oneOf(CLOCK_NAMES, clock['anyone'], 'calm'),
    },
    rated: read['rated'] === true,
    chat: read['chat'] !== false,
    of: Object.fromEntries(GAME_NAMES.map((game) => [game, wishesOf(game).parse(fieldsOf(of[game]))])) as Wishes['of'],
  };
}

export function keepWishes(wishes: Wishes): void {
  kept.set({ ...wishes });
}

export function termsOf({ game, who, clock, rated, chat, of }: Wishes): Terms {
  const { optionsOf, seatsOf } = wishesOf(game);
  const isBot = who === 'bot';
  return {
    game,
    options: optionsOf(of[game]),
    seats: seatsOf(of[game]),
    clock: isBot ? CLOCKS.none : CLOCKS[clock[who]],
    rated: rated && !isBot,
    visibility: who === 'anyone' ? 'public' : 'private',
    chat: chat && !isBot,
  };
}

/** Against the computer all others are it. */
export function botsOf({ game, who, of }: Wishes): readonly string[] {
  if (who !== 'bot') return [];
  const { seatsOf, botOf } = wishesOf(game);
  return Array.from({ length: seatsOf(of[game]) - 1 }, () => botOf(of[game]));
}
