import type { ClockRule, Terms } from '@caravanserai/contract';
import type { Options } from '@caravanserai/targets';
import { LEVEL_NAMES as FLICKERS, type LevelName as Flicker } from '../../games/targets/client.ts';
import { LEVEL_NAMES, type LevelName } from '../../games/targi/client.ts';
import { readStored, writeStored } from '../../app/settings/stored.ts';
import { type Draft, FIRSTS, HANDS, lastDraft, SHORTFALLS } from '../../games/targi/setup/draft.ts';
import { lastTargetsDraft, parseTargetsOptions } from '../../games/targets/setup/draft.ts';
import { GAMES, type GameName } from '../games.tsx';

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
  readonly level: LevelName;
  readonly rated: boolean;
  readonly chat: boolean;
  readonly first: Draft['first'];
  readonly shortfall: Draft['shortfall'];
  readonly hands: Draft['hands'];
  readonly flicker: Flicker;
  readonly targets: Options;
}

const KEY = 'caravanserai.online.wishes';
const WISHED_GAME = 'game'; // in the address: the table that somebody comes from

export function lastWishes(): Wishes {
  const read = parse(readStored(KEY));
  const clock = typeof read['clock'] === 'object' && read['clock'] !== null ? read['clock'] : {};
  const { level } = lastDraft();
  const { seats } = lastTargetsDraft();
  const asked = new URLSearchParams(location.search).get(WISHED_GAME) ?? read['game'];
  return {
    game: oneOf(GAMES, asked, 'targi'),
    who: oneOf(['friend', 'anyone', 'bot'], read['who'], 'friend'),
    clock: {
      friend: oneOf(CLOCK_NAMES, (clock as Fields)['friend'], 'none'),
      anyone: oneOf(CLOCK_NAMES, (clock as Fields)['anyone'], 'calm'),
    },
    level: oneOf(LEVEL_NAMES, read['level'], level),
    rated: read['rated'] === true,
    chat: read['chat'] !== false,
    first: oneOf(FIRSTS, read['first'], 'drawn'),
    shortfall: oneOf(SHORTFALLS, read['shortfall'], 'opponentGains'),
    hands: oneOf(HANDS, read['hands'], 'closed'),
    flicker: oneOf(FLICKERS, read['flicker'], seats.blue.level),
    targets: parseTargetsOptions(read['targets']),
  };
}

export function keepWishes(wishes: Wishes): void {
  writeStored(KEY, JSON.stringify(wishes));
}

export function termsOf(wishes: Wishes): Terms {
  const { game, who, clock, rated, chat, first, shortfall, hands, targets } = wishes;
  const isBot = who === 'bot';
  return {
    game,
    options: game === 'targets' ? targets : { first, shortfall, hands },
    seats: seatsOf(wishes),
    clock: isBot ? CLOCKS.none : CLOCKS[clock[who]],
    rated: rated && !isBot,
    visibility: who === 'anyone' ? 'public' : 'private',
    chat: chat && !isBot,
  };
}

function seatsOf({ game, targets }: Wishes): number {
  return game === 'targets' ? targets.players : 2;
}

/** Against the computer all others are it. */
export function botsOf(wishes: Wishes): readonly string[] {
  if (wishes.who !== 'bot') return [];
  const bot = wishes.game === 'targets' ? wishes.flicker : wishes.level;
  return Array.from({ length: seatsOf(wishes) - 1 }, () => bot);
}

type Fields = Readonly<Record<string, unknown>>;

/** Takes from the text what can be taken: an older version of the page may have written it. */
function parse(text: string | undefined): Fields {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Fields) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}
