import { err, ok, type Result } from '@caravanserai/contract';
import { makeMove, type Move, parseMove, RULES_VERSION, type Seat, SEATS, startOf, targi } from '@caravanserai/targi';
import type { GameSummary, Setup } from '../client.ts';
import { type Summary, summaryOf } from './snapshot.ts';
import { type FullSetup, movesOf, resume, type Table } from './table.ts';
import { type Fields, isCount, isFields } from '../../../keeper/fields.ts';
import { FORMAT, headOf, listedOf, noWord, refusedAt } from '../../../keeper/keptForm.ts';
import type { KeptGame, Readers, Restored, Times } from '../../../keeper/keptForm.ts';
import { parseSetup } from './parse.ts';

export interface Kept extends KeptGame<FullSetup, Summary> {
  readonly settled: number;
}

const READERS: Readers<Setup, Seat, NonNullable<GameSummary['result']>> = {
  setup: parseSetup,
  seat: (value) => SEATS.find((seat) => seat === value),
  result: parseResult,
};

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

/** Restores a stored table by replaying every move; an error says what is wrong with the stored data. */
export function restore(kept: unknown): Result<Restored<Table>, string> {
  if (!isFields(kept)) return err('not a game');
  const head = headOf(kept, READERS, [RULES_VERSION]);
  if (!head.ok) return head;
  const { id, setup, words, revision, startedMs } = head.value;
  const { settled } = kept;
  if (!isCount(settled)) return err('its moves cannot be read');
  const full: FullSetup = { quick: false, ...setup };
  if (!canStart(full)) return err('its position cannot be read');
  const parsed = parseMoves(full, words);
  if (!parsed.ok) return parsed;
  const resumed = resume(id, full, parsed.value, settled);
  return resumed.ok ? ok({ table: resumed.value, startedMs, revision }) : refusedAt(resumed.error);
}

/** Whether the game can start in its position, which comes from storage: dealing from it must give the same view again. */
function canStart(setup: FullSetup): boolean {
  if (!setup.position) return true;
  const { viewer } = setup.position;
  if (viewer !== 'spectator' && !SEATS.includes(viewer)) return false;
  try {
    const view = targi.view(startOf(setup), viewer);
    return JSON.stringify(view) === JSON.stringify(setup.position);
  } catch {
    return false;
  }
}

/** Parses each move in its position, because a token can mean different things while placing and later. */
function parseMoves(setup: FullSetup, words: readonly unknown[]): Result<readonly Move[], string> {
  const moves: Move[] = [];
  let state = startOf(setup);
  for (const [i, word] of words.entries()) {
    const isPlacing = targi.view(state, 'spectator').pending.phase === 'place';
    const move = typeof word === 'string' ? parseMove(word, isPlacing) : undefined;
    if (!move) return noWord(i, word);
    moves.push(move);
    const [seat] = targi.toAct(state);
    const played = seat ? targi.play(state, seat, move) : undefined;
    if (!played?.ok) return ok(moves); // the replay reports the error
    state = played.value.state;
  }
  return ok(moves);
}

export function summaryOfKept(kept: unknown): Summary | undefined {
  return listedOf(kept, READERS);
}

function parseResult({ blue, white, winner, decidedBy }: Fields): GameSummary['result'] {
  const by = (['points', 'gold', 'goods', 'nothing'] as const).find((each) => each === decidedBy);
  if (!isCount(blue) || !isCount(white) || !by) return undefined;
  return { blue, white, decidedBy: by, winner: READERS.seat(winner) };
}
