import { err, ok, type Result } from '@caravanserai/contract';
import { makeMove, type Move, parseMove, RULES_VERSION, SEATS, targi } from '@caravanserai/targi';
import type { GameSummary } from '../../games/targi/table.ts';
import { type Summary, summaryOf, type Times } from '../table/snapshot.ts';
import { type FullSetup, movesOf, resume, type Table } from '../table/table.ts';
import { type Fields, isCount, isFields } from './fields.ts';
import { parseSetup } from './parse.ts';

/** A game as it is kept: plain data, and the moves as words of the notation, which outlives every other form. */
export interface Kept {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly rulesVersion: number;
  readonly setup: FullSetup;
  readonly moves: readonly string[];
  readonly settled: number;
  /** One more with each save: whoever would overwrite what somebody else has saved notices it. */
  readonly revision: number;
  /** What the list of games says of it, so that nobody has to replay them all. */
  readonly summary: Summary;
}
const FORMAT = 1;

export function keptOf(table: Table, times: Times, revision: number): Kept {
  return {
    id: table.id,
    format: FORMAT,
    rulesVersion: RULES_VERSION,
    setup: table.setup,
    moves: movesOf(table).map(makeMove),
    settled: table.settled,
    revision,
    summary: summaryOf(table, times),
  };
}

export interface Restored {
  readonly table: Table;
  readonly startedMs: number;
  readonly revision: number;
}

/** The table that was kept, every move judged again; or what is wrong with what was kept. */
export function restore(kept: unknown): Result<Restored, string> {
  if (!isFields(kept)) return err('not a game');
  const { id, rulesVersion, moves, settled, revision } = kept;
  const setup = parseSetup(kept['setup']);
  const summary = summaryOfKept(kept);
  if (typeof id !== 'string' || !setup?.seed || !summary) return err('its head cannot be read');
  if (rulesVersion !== RULES_VERSION) return err(`it follows rules ${String(rulesVersion)}, not ${RULES_VERSION}`);
  if (!Array.isArray(moves) || !isCount(settled) || !isCount(revision)) return err('its moves cannot be read');
  const full: FullSetup = { quick: false, ...setup, seed: setup.seed };
  const parsed = parseMoves(full, moves);
  if (!parsed.ok) return parsed;
  const resumed = resume(id, full, parsed.value, settled);
  if (!resumed.ok) return err(`move ${resumed.error.at + 1} is refused: ${JSON.stringify(resumed.error.refusal)}`);
  return ok({ table: resumed.value, startedMs: summary.startedMs, revision });
}

/** A word can mean one thing while placing and another later, so it is read in its place. */
function parseMoves({ options, seed }: FullSetup, words: readonly unknown[]): Result<readonly Move[], string> {
  const moves: Move[] = [];
  let state = targi.init(options, seed);
  for (const [i, word] of words.entries()) {
    const isPlacing = targi.view(state, 'spectator').pending.phase === 'place';
    const move = typeof word === 'string' ? parseMove(word, isPlacing) : undefined;
    if (!move) return err(`move ${i + 1} is no word of the notation: ${String(word)}`);
    moves.push(move);
    const [seat] = targi.toAct(state);
    const played = seat ? targi.play(state, seat, move) : undefined;
    if (!played?.ok) return ok(moves); // the replay says why
    state = played.value.state;
  }
  return ok(moves);
}

/** What the list says of a kept game; nothing where not even that can be read. */
export function summaryOfKept(kept: unknown): Summary | undefined {
  const summary = isFields(kept) ? kept['summary'] : undefined;
  const setup = isFields(kept) ? parseSetup(kept['setup']) : undefined;
  if (!isFields(kept) || !isFields(summary) || !setup || typeof kept['id'] !== 'string') return undefined;
  const { round, version, startedMs, changedMs } = summary;
  if (!isCount(round) || !isCount(version) || !isCount(startedMs) || !isCount(changedMs)) return undefined;
  const toAct = SEATS.find((seat) => seat === summary['toAct']);
  const result = toAct ? undefined : parseResult(summary['result']);
  const { players, options } = setup;
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

function parseResult(result: unknown): GameSummary['result'] {
  if (!isFields(result)) return undefined;
  const { blue, white } = result as Fields;
  const decidedBy = (['points', 'gold', 'goods', 'nothing'] as const).find((by) => by === result['decidedBy']);
  if (!isCount(blue) || !isCount(white) || !decidedBy) return undefined;
  return { blue, white, decidedBy, winner: SEATS.find((seat) => seat === result['winner']) };
}
