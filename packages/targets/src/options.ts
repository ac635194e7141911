import { assert, err, ok, type Result } from '@caravanserai/contract';
import { type Seat, SEATS } from './geometry.ts';

/** What a table may switch. Recorded with every game. */
export interface Options {
  readonly players: (typeof PLAYER_COUNTS)[number];
  /** Who flicks first in the first round; drawn from the seed if the table does not say. */
  readonly first: (typeof FIRSTS)[number];
  /** TT-45 */
  readonly pasVu: boolean;
  /** TT-46 */
  readonly threeByThree: boolean;
  /** TT-49; needs four players. */
  readonly teams: boolean;
  /** TT-30 */
  readonly calls: (typeof CALLINGS)[number];
}
export const PLAYER_COUNTS = [2, 3, 4] as const;
export const FIRSTS = [...SEATS, 'drawn'] as const;
export const CALLINGS = ['own', 'forYou'] as const;
export const VARIANTS = ['pasVu', 'threeByThree', 'teams'] as const;
export type Variant = (typeof VARIANTS)[number];

export const DEFAULT_OPTIONS: Options = {
  players: 2,
  first: 'drawn',
  pasVu: false,
  threeByThree: false,
  teams: false,
  calls: 'own',
};

export const OPTION_REFUSALS = [
  'not-options', // a field is missing, or has no such value
  'first-not-seated',
  'teams-need-four',
  'pas-vu-needs-calls', // where Targets is called for its player nobody can be quicker
] as const;
export type OptionRefusal = (typeof OPTION_REFUSALS)[number];

/** Options from outside. */
export function checkOptions(value: unknown): Result<Options, OptionRefusal> {
  if (typeof value !== 'object' || !value) return err('not-options');
  const { players, first, pasVu, threeByThree, teams, calls } = value as Partial<Record<keyof Options, unknown>>;
  const isKnown =
    PLAYER_COUNTS.some((count) => count === players) &&
    FIRSTS.some((seat) => seat === first) &&
    CALLINGS.some((calling) => calling === calls) &&
    [pasVu, threeByThree, teams].every((variant) => typeof variant === 'boolean');
  if (!isKnown) return err('not-options');
  const options = { players, first, pasVu, threeByThree, teams, calls } as Options;
  if (options.first !== 'drawn' && !seatsOf(options).includes(options.first)) return err('first-not-seated');
  if (options.teams && options.players !== 4) return err('teams-need-four');
  if (options.pasVu && options.calls === 'forYou') return err('pas-vu-needs-calls');
  return ok(options);
}

/** Clockwise. */
export function seatsOf({ players }: Pick<Options, 'players'>): readonly Seat[] {
  return SEATS.slice(0, players);
}

export function nextSeat(options: Options, seat: Seat): Seat {
  const seats = seatsOf(options);
  return seats[(seats.indexOf(seat) + 1) % seats.length];
}

/** TT-49: opposite. */
export function partnerOf(seat: Seat): Seat {
  return SEATS[(SEATS.indexOf(seat) + 2) % 4];
}

/** Those who win together: a player alone, or a team; clockwise. */
export function sides(options: Options): readonly (readonly Seat[])[] {
  const seats = seatsOf(options);
  if (!options.teams) return seats.map((seat) => [seat]);
  return [SEATS[0], SEATS[1]].map((seat) => [seat, partnerOf(seat)]);
}

export function sideOf(options: Options, seat: Seat): readonly Seat[] {
  const side = sides(options).find((members) => members.includes(seat));
  assert(side !== undefined, 'everybody has a side');
  return side;
}
