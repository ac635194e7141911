import { assert, err, ok, type Result } from '@caravanserai/contract';
import { type Seat, SEATS } from './geometry.ts';

/** The options of a table. Recorded with every game. */
export interface Options {
  readonly players: (typeof PLAYER_COUNTS)[number];
  /** The first player of the first round: a seat, `drawn` by the seed, or `called`: the first player to call (T30). */
  readonly first: (typeof FIRSTS)[number];
  /** TT-45 */
  readonly pasVu: boolean;
  /** TT-46 */
  readonly threeByThree: boolean;
  /** TT-49; needs four players. */
  readonly teams: boolean;
  /** TT-30 */
  readonly calls: (typeof CALLINGS)[number];
  /** T31: distance from a tower to the nearest disc of the middle. */
  readonly gapsCm: Readonly<Record<Seat, GapCm>>;
}
export const PLAYER_COUNTS = [2, 3, 4] as const;
export const FIRSTS = [...SEATS, 'drawn', 'called'] as const;
export const GAPS_CM = [10, 15, 20] as const;
export type GapCm = (typeof GAPS_CM)[number];
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
  gapsCm: { red: 20, blue: 20, yellow: 20, green: 20 },
};

export const OPTION_REFUSALS = [
  'not-options', // a field is missing or invalid
  'first-not-seated',
  'teams-need-four',
  'pas-vu-needs-calls', // pas vu is a race, which automatic calls rule out
] as const;
export type OptionRefusal = (typeof OPTION_REFUSALS)[number];

/** Validates untrusted options. */
export function checkOptions(value: unknown): Result<Options, OptionRefusal> {
  if (typeof value !== 'object' || !value) return err('not-options');
  const { players, first, pasVu, threeByThree, teams, calls, gapsCm } = value as Partial<
    Record<keyof Options, unknown>
  >;
  const gaps = checkGaps(gapsCm, Number(players));
  const isKnown =
    PLAYER_COUNTS.some((count) => count === players) &&
    FIRSTS.some((seat) => seat === first) &&
    CALLINGS.some((calling) => calling === calls) &&
    [pasVu, threeByThree, teams].every((variant) => typeof variant === 'boolean');
  if (!isKnown || !gaps) return err('not-options');
  const options = { players, first, pasVu, threeByThree, teams, calls, gapsCm: gaps } as Options;
  const seats: readonly string[] = seatsOf(options);
  if (SEATS.some((seat) => seat === first) && !seats.includes(options.first)) return err('first-not-seated');
  if (options.teams && options.players !== 4) return err('teams-need-four');
  if (options.pasVu && options.calls === 'forYou') return err('pas-vu-needs-calls');
  return ok(options);
}

/** Options of games before version 3 have no gaps: all towers were at the full distance. */
function checkGaps(value: unknown, players: number): Options['gapsCm'] | undefined {
  if (value === undefined) return DEFAULT_OPTIONS.gapsCm;
  if (typeof value !== 'object' || !value || !Object.keys(value).every((key) => SEATS.some((seat) => seat === key))) {
    return undefined;
  }
  const gaps: Record<Seat, GapCm> = { ...DEFAULT_OPTIONS.gapsCm, ...value };
  const isKnown = SEATS.every((seat) => GAPS_CM.some((gap) => gap === gaps[seat]));
  return isKnown ? { ...gaps, ...fullGaps(SEATS.slice(players)) } : undefined; // empty seats always have the default
}

function fullGaps(seats: readonly Seat[]): Partial<Record<Seat, GapCm>> {
  return Object.fromEntries(seats.map((seat) => [seat, DEFAULT_OPTIONS.gapsCm[seat]]));
}

/** The seats of the table, clockwise. */
export function seatsOf({ players }: Pick<Options, 'players'>): readonly Seat[] {
  return SEATS.slice(0, players);
}

export function nextSeat(options: Options, seat: Seat): Seat {
  const seats = seatsOf(options);
  return seats[(seats.indexOf(seat) + 1) % seats.length];
}

export function clockwiseFrom(options: Options, seat: Seat): readonly Seat[] {
  const seats = seatsOf(options);
  const start = seats.indexOf(seat);
  return seats.map((_, i) => seats[(start + i) % seats.length]);
}

/** TT-49: partners sit opposite each other. */
export function partnerOf(seat: Seat): Seat {
  return SEATS[(SEATS.indexOf(seat) + 2) % 4];
}

/** The sides, clockwise: single players or teams. */
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
