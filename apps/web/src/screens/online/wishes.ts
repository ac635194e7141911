import type { ClockRule, Terms } from '@caravanserai/contract';
import { LEVEL_NAMES, type LevelName } from '../../games/targi/table.ts';
import { readStored, writeStored } from '../../settings/stored.ts';
import { type Draft, FIRSTS, HANDS, lastDraft, SHORTFALLS } from '../../shell/draft.ts';

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
  readonly who: 'friend' | 'anyone' | 'bot';
  readonly clock: Readonly<Record<'friend' | 'anyone', ClockName>>;
  readonly level: LevelName;
  readonly rated: boolean;
  readonly chat: boolean;
  readonly first: Draft['first'];
  readonly shortfall: Draft['shortfall'];
  readonly hands: Draft['hands'];
}

const KEY = 'caravanserai.online.wishes';

export function lastWishes(): Wishes {
  const read = parse(readStored(KEY));
  const clock = typeof read['clock'] === 'object' && read['clock'] !== null ? read['clock'] : {};
  const { level } = lastDraft();
  return {
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
  };
}

export function keepWishes(wishes: Wishes): void {
  writeStored(KEY, JSON.stringify(wishes));
}

export function termsOf({ who, clock, rated, chat, first, shortfall, hands }: Wishes): Terms {
  const isBot = who === 'bot';
  return {
    game: 'targi',
    options: { first, shortfall, hands },
    seats: 2,
    clock: isBot ? CLOCKS.none : CLOCKS[clock[who]],
    rated: rated && !isBot,
    visibility: who === 'anyone' ? 'public' : 'private',
    chat: chat && !isBot,
  };
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
