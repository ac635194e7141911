import { err, ok, type Result } from '@caravanserai/contract';
import { makeTurn, parseTurn, RULES_VERSION, type Turn } from '@caravanserai/targets';
import type { GameSummary } from '../../games/targets/table.ts';
import { type Fields, isCount, isFields } from '../keeper/fields.ts';
import { parseSeat, parseSetup } from './parse.ts';
import { type Summary, summaryOf, type Times } from './snapshot.ts';
import { type FullSetup, resume, type Simulator, type Table } from './table.ts';

/** A game as it is kept: plain data, and the moves as words of the notation. */
export interface Kept {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly rulesVersion: number;
  readonly setup: FullSetup;
  readonly moves: readonly string[];
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
    moves: table.steps.map(makeTurn),
    revision,
    summary: summaryOf(table, times),
  };
}

export interface Restored {
  readonly table: Table;
  readonly startedMs: number;
  readonly revision: number;
}

/** The table that was kept, every flick rolled again; or what is wrong with what was kept. */
export function restore(kept: unknown, simulator: Simulator): Result<Restored, string> {
  if (!isFields(kept)) return err('not a game');
  const { id, rulesVersion, moves, revision } = kept;
  const setup = parseSetup(kept['setup']);
  const summary = summaryOfKept(kept);
  if (typeof id !== 'string' || !setup?.seed || !summary) return err('its head cannot be read');
  if (rulesVersion !== RULES_VERSION) return err(`it follows rules ${String(rulesVersion)}, not ${RULES_VERSION}`);
  if (!Array.isArray(moves) || !isCount(revision)) return err('its moves cannot be read');
  const turns: Turn[] = [];
  for (const [i, word] of moves.entries()) {
    const turn = typeof word === 'string' ? parseTurn(word) : undefined;
    if (!turn) return err(`move ${i + 1} is no word of the notation: ${String(word)}`);
    turns.push(turn);
  }
  const resumed = resume(id, { ...setup, seed: setup.seed }, turns, simulator);
  if (!resumed.ok) return err(`move ${resumed.error.at + 1} is refused: ${JSON.stringify(resumed.error.refusal)}`);
  return ok({ table: resumed.value, startedMs: summary.startedMs, revision });
}

/** What the list says of a kept game; nothing where not even that can be read. */
export function summaryOfKept(kept: unknown): Summary | undefined {
  const summary = isFields(kept) ? kept['summary'] : undefined;
  const setup = isFields(kept) ? parseSetup(kept['setup']) : undefined;
  if (!isFields(kept) || !isFields(summary) || !setup || typeof kept['id'] !== 'string') return undefined;
  const { round, version, startedMs, changedMs } = summary;
  if (!isCount(round) || !isCount(version) || !isCount(startedMs) || !isCount(changedMs)) return undefined;
  const toAct = parseSeat(summary['toAct']);
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
  const { winners, winning, losing } = result as Fields;
  if (!Array.isArray(winners) || !isCount(winning) || !isCount(losing)) return undefined;
  return { winners: winners.flatMap((seat) => parseSeat(seat) ?? []), winning, losing };
}
