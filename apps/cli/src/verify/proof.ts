import {
  commitmentOf,
  DAILY_NONCE,
  dailyDealId,
  err,
  isDailyDate,
  NONCE_PATTERN,
  ok,
  type Result,
  SECRET_PATTERN,
  seedOf,
} from '@caravanserai/contract';

const FORMAT = 'caravanserai-match-1';

export interface Line {
  readonly seat: string;
  readonly move: unknown;
}

/** What a game must provide for its proofs to be checked. */
export interface ProofGame {
  readonly key: string;
  /** Versions whose games can be replayed. */
  readonly rulesVersions: readonly number[];
  /** In the order in which their nonces enter the seed; undefined if the options are invalid. */
  seats(options: unknown): readonly string[] | undefined;
  isMove(move: unknown): boolean;
  /** Replays the whole game from its seed; undefined if a move is illegal. */
  replay(
    file: Pick<MatchFile, 'rulesVersion' | 'options' | 'players' | 'lines'>,
    seed: string,
  ):
    | {
        readonly movers: readonly string[];
        readonly isOver: boolean;
        readonly winners: readonly string[];
        readonly notation: string;
      }
    | undefined;
}

/** The file of a finished match, as the server returns it, after validation. */
export interface MatchFile {
  readonly id: string; // that enters the seed: of the match, or of a daily deal
  readonly rulesVersion: number;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly players: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[]; // in the order of the seats
  readonly lines: readonly Line[];
  readonly result: { readonly by: string; readonly winners: readonly string[] };
  readonly notation: string;
}

export const CHECKS = ['commitment', 'seed', 'moves', 'result', 'notation'] as const;
export type Check = (typeof CHECKS)[number];
export type Findings = Readonly<Record<Check, boolean>>;

/** Recomputes everything, starting from the secret. Whatever depends on an invalid value is invalid too. */
export function check(file: MatchFile, game: ProofGame): Findings {
  const { id, commitment, secret, nonces, lines, result, notation } = file;
  const seed = seedOf({ matchId: id, secret, nonces });
  const replayed = game.replay(file, seed);
  const isPlayed = replayed?.movers.every((mover, i) => mover === lines[i]?.seat) ?? false;
  // A resignation or a timeout is taken from the server on trust; a result reached by play is checked.
  const isResult =
    result.by === 'play'
      ? replayed?.isOver === true && result.winners.join() === replayed.winners.join()
      : replayed?.isOver === false;
  return {
    commitment: commitmentOf(secret) === commitment,
    seed: seed === file.seed,
    moves: isPlayed,
    result: isResult,
    notation: isPlayed && replayed?.notation === notation,
  };
}

export type Wrong = 'notOurs' | 'rules';

export function parseMatchFile(text: string, game: ProofGame): Result<MatchFile, Wrong> {
  const file = fieldsOf(parseJson(text));
  const fairness = fieldsOf(file['fairness']);
  const result = fieldsOf(file['result']);
  const numbers = fieldsOf(fairness['nonces']);
  const names = fieldsOf(file['players']);
  const { options } = file;
  const seats = game.seats(options);
  const lines = (Array.isArray(file['moves']) ? file['moves'] : [])
    .map(fieldsOf)
    .map(({ seat, move }): Line => ({ seat: String(seat), move }));
  const nonces = (seats ?? []).map((seat) => String(numbers[seat]));
  const date = fairness['daily'];
  const isDaily = date !== undefined;
  // With any other id or number, the server could have chosen among many deals.
  const isDeal = !isDaily || (isDailyDate(String(date)) && nonces.every((nonce) => nonce === DAILY_NONCE));
  const [secret, winners] = [String(fairness['secret']), result['winners']];
  const isOurs =
    file['format'] === FORMAT &&
    file['game'] === game.key &&
    lines.every(({ move }) => game.isMove(move)) &&
    nonces.every((nonce) => NONCE_PATTERN.test(nonce)) &&
    SECRET_PATTERN.test(secret) &&
    isDeal;
  if (!isOurs || !seats || !Array.isArray(winners)) return err('notOurs');
  const rulesVersion = game.rulesVersions.find((version) => version === file['rulesVersion']);
  if (rulesVersion === undefined) return err('rules');
  return ok({
    id: isDaily ? dailyDealId(game.key, String(date)) : String(fairness['deal'] ?? file['id']),
    rulesVersion,
    seats,
    options,
    players: Object.fromEntries(seats.map((seat) => [seat, String(names[seat])])),
    seed: String(fairness['seed']),
    commitment: String(fairness['commitment']),
    secret,
    nonces,
    lines,
    result: { by: String(result['by']), winners: winners.map(String) },
    notation: String(file['notation']),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
