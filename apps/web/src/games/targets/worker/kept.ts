import { err, ok, type Result } from '@caravanserai/contract';
import { makeTurn, parseTurn, RULES_VERSION, type Seat, type Turn } from '@caravanserai/targets';
import type { GameSummary, Setup } from '../client.ts';
import { type Fields, isCount, isFields } from '../../../keeper/fields.ts';
import { FORMAT, headOf, listedOf, noWord, refusedAt } from '../../../keeper/keptForm.ts';
import type { KeptGame, Readers, Restored, Times } from '../../../keeper/keptForm.ts';
import { parseSeat, parseSetup } from './parse.ts';
import { type Summary, summaryOf } from './snapshot.ts';
import { type FullSetup, resume, type Simulator, type Table } from './table.ts';

export type Kept = KeptGame<FullSetup, Summary>;

const READERS: Readers<Setup, Seat, NonNullable<GameSummary['result']>> = {
  setup: parseSetup,
  seat: parseSeat,
  result: parseResult,
};

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

/** The table that was kept, every flick rolled again; or what is wrong with what was kept. */
export function restore(kept: unknown, simulator: Simulator): Result<Restored<Table>, string> {
  if (!isFields(kept)) return err('not a game');
  const head = headOf(kept, READERS, RULES_VERSION);
  if (!head.ok) return head;
  const { id, setup, words, revision, startedMs } = head.value;
  const turns: Turn[] = [];
  for (const [i, word] of words.entries()) {
    const turn = typeof word === 'string' ? parseTurn(word) : undefined;
    if (!turn) return noWord(i, word);
    turns.push(turn);
  }
  const resumed = resume(id, setup, turns, simulator);
  return resumed.ok ? ok({ table: resumed.value, startedMs, revision }) : refusedAt(resumed.error);
}

export function summaryOfKept(kept: unknown): Summary | undefined {
  return listedOf(kept, READERS);
}

function parseResult({ winners, winning, losing }: Fields): GameSummary['result'] {
  if (!Array.isArray(winners) || !isCount(winning) || !isCount(losing)) return undefined;
  return { winners: winners.flatMap((seat) => parseSeat(seat) ?? []), winning, losing };
}
