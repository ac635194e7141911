import { err, ok, type Result } from '@caravanserai/contract';
import { type Fields, isCount, isFields } from './fields.ts';

/** A stored game: plain data, with the moves as text in notation, the format that is guaranteed to stay readable. */
export interface KeptGame<Setup, Summary> {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly rulesVersion: number;
  readonly setup: Setup;
  readonly moves: readonly string[];
  /** Incremented on each save, to detect conflicting writes. */
  readonly revision: number;
  /** The entry in the list of games, so that listing them replays none. */
  readonly summary: Summary;
}
export const FORMAT = 1;

/** Unix time. */
export interface Times {
  readonly startedMs: number;
  readonly changedMs: number;
}

export interface Restored<Table> {
  readonly table: Table;
  readonly startedMs: number;
  readonly revision: number;
}

interface AnySetup {
  readonly players: unknown;
  readonly options: unknown;
  readonly seed?: string;
}

/** Parsers for the parts that each game defines. */
export interface Readers<Setup extends AnySetup, Seat, Ending> {
  setup(value: unknown): Setup | undefined;
  seat(value: unknown): Seat | undefined;
  result(fields: Fields): Ending | undefined;
}

interface Head<Setup> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly setup: Setup & { readonly seed: string };
  readonly words: readonly unknown[];
  readonly revision: number;
  readonly startedMs: number;
}

/** A stored game except its moves, which stay unparsed; or what is wrong with it. */
export function headOf<Setup extends AnySetup>(
  kept: Fields,
  readers: Readers<Setup, unknown, unknown>,
  rulesKnown: readonly number[],
): Result<Head<Setup>, string> {
  const { id, rulesVersion, moves, revision } = kept;
  const setup = readers.setup(kept['setup']);
  const summary = listedOf(kept, readers);
  if (typeof id !== 'string' || !setup?.seed || !summary) return err('its head cannot be read');
  const known = rulesKnown.find((version) => version === rulesVersion);
  if (known === undefined) return err(`it follows rules ${String(rulesVersion)}, not ${rulesKnown.join(' or ')}`);
  if (!Array.isArray(moves) || !isCount(revision)) return err('its moves cannot be read');
  return ok({
    id,
    rulesVersion: known,
    setup: { ...setup, seed: setup.seed },
    words: moves,
    revision,
    startedMs: summary.startedMs,
  });
}

/** The list entry of a stored game; undefined if not even that can be read. */
export function listedOf<Setup extends AnySetup, Seat, Ending>(kept: unknown, readers: Readers<Setup, Seat, Ending>) {
  const summary = isFields(kept) ? kept['summary'] : undefined;
  const setup = isFields(kept) ? readers.setup(kept['setup']) : undefined;
  if (!isFields(kept) || !isFields(summary) || !setup || typeof kept['id'] !== 'string') return undefined;
  const { round, version, startedMs, changedMs } = summary;
  if (!isCount(round) || !isCount(version) || !isCount(startedMs) || !isCount(changedMs)) return undefined;
  const toAct = readers.seat(summary['toAct']);
  const result = toAct || !isFields(summary['result']) ? undefined : readers.result(summary['result']);
  const { players, options }: Pick<Setup, 'players' | 'options'> = setup;
  return {
    id: kept['id'],
    players,
    options,
    round,
    version,
    startedMs,
    changedMs,
    ...(toAct ? { toAct } : {}),
    ...(result ? { result } : {}),
  };
}

export function noWord(at: number, word: unknown): Result<never, string> {
  return err(`move ${at + 1} is no word of the notation: ${String(word)}`);
}

export function refusedAt({ at, refusal }: { readonly at: number; readonly refusal: unknown }): Result<never, string> {
  return err(`move ${at + 1} is refused: ${JSON.stringify(refusal)}`);
}
