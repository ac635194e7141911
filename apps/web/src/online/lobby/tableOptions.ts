import { at, type ClockRule, type Terms } from '@caravanserai/contract';
import { storedSignal } from '../../app/signals/storedSignal.ts';
import { fieldsOf, oneOf, parseFields } from '../../app/settings/stored.ts';
import type { GameTableOptions } from '../../games/listing.ts';
import { GAME_NAMES, type GameName, gameNamed } from '../../games/page.ts';
import { listingOf } from '../../games/listings.ts';

/** The available clocks; each key is the value of its field in the form. */
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

/** The options chosen for a table, now or the last time. */
export interface TableOptions {
  readonly game: GameName;
  readonly who: 'friend' | 'anyone' | 'bot';
  readonly clock: Readonly<Record<'friend' | 'anyone', ClockName>>;
  readonly rated: boolean;
  readonly chat: boolean;
  /** The options of each game itself. */
  readonly of: Readonly<Record<GameName, unknown>>;
}

const kept = storedSignal('caravanserai.online.wishes', parseFields);
const GAME_PARAMETER = 'game'; // a URL parameter: the game of the table that the player comes from

/** Each game parses only its own options. */
export function tableOptionsOf(game: GameName): GameTableOptions {
  return listingOf(game).tableOptions;
}

export function lastTableOptions(): TableOptions {
  const read = kept.get();
  const clock = fieldsOf(read['clock']);
  const of = fieldsOf(read['of'] ?? Object.fromEntries(GAME_NAMES.map((game) => [game, read]))); // older versions stored all games in one object
  return {
    game: gameNamed(new URLSearchParams(location.search).get(GAME_PARAMETER) ?? read['game']) ?? at(GAME_NAMES, 0),
    who: oneOf(['friend', 'anyone', 'bot'], read['who'], 'friend'),
    clock: {
      friend: oneOf(CLOCK_NAMES, clock['friend'], 'none'),
      anyone: oneOf(CLOCK_NAMES, clock['anyone'], 'calm'),
    },
    rated: read['rated'] === true,
    chat: read['chat'] !== false,
    of: Object.fromEntries(
      GAME_NAMES.map((game) => [game, tableOptionsOf(game).parse(fieldsOf(of[game]))]),
    ) as TableOptions['of'],
  };
}

export function storeTableOptions(tableOptions: TableOptions): void {
  kept.set({ ...tableOptions });
}

export function termsOf({ game, who, clock, rated, chat, of }: TableOptions): Terms {
  const { optionsOf, seatsOf } = tableOptionsOf(game);
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

/** Against the computer, bots take all other seats. */
export function botsOf({ game, who, of }: TableOptions): readonly string[] {
  if (who !== 'bot') return [];
  const { seatsOf, botOf } = tableOptionsOf(game);
  return Array.from({ length: seatsOf(of[game]) - 1 }, () => botOf(of[game]));
}
