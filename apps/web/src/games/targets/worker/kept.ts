import { err, ok, type Result } from '@caravanserai/contract';
import { checkOptions, makeTurn, parseTurn, type Seat, SEATS, seatsOf, type Turn } from '@caravanserai/targets';
import { RULES_VERSIONS } from '@caravanserai/targets/versions';
import { type GameSummary, LEVEL_NAMES, type Player, type Players, type Setup } from '../client.ts';
import { type Fields, isCount, isFields, parsePlayer } from '../../../keeper/fields.ts';
import { FORMAT, headOf, listedOf, noWord, refusedAt } from '../../../keeper/keptForm.ts';
import type { KeptGame, Readers, Restored, Times } from '../../../keeper/keptForm.ts';
import { type Summary, summaryOf } from './snapshot.ts';
import type { RulesByVersion } from './rules.ts';
import { type FullSetup, resume, type Table } from './table.ts';

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
    rulesVersion: table.rules.version,
    setup: table.setup,
    moves: table.steps.map(makeTurn),
    revision,
    summary: summaryOf(table, times),
  };
}

/** Restores a stored table by replaying every flick; an error says what is wrong with the stored data. */
export async function restore(kept: unknown, rulesOf: RulesByVersion): Promise<Result<Restored<Table>, string>> {
  if (!isFields(kept)) return err('not a game');
  const head = headOf(kept, READERS, RULES_VERSIONS);
  if (!head.ok) return head;
  const { id, rulesVersion, setup, words, revision, startedMs } = head.value;
  const turns: Turn[] = [];
  for (const [i, word] of words.entries()) {
    const turn = typeof word === 'string' ? parseTurn(word) : undefined;
    if (!turn) return noWord(i, word);
    turns.push(turn);
  }
  const rules = await rulesOf(rulesVersion);
  if (!rules.checkOptions(setup.options).ok) return err(`its options are none of rules ${rulesVersion}`);
  const resumed = resume(id, setup, turns, rules);
  return resumed.ok ? ok({ table: resumed.value, startedMs, revision }) : refusedAt(resumed.error);
}

export function summaryOfKept(kept: unknown): Summary | undefined {
  return listedOf(kept, READERS);
}

function parseResult({ winners, winning, losing }: Fields): GameSummary['result'] {
  if (!Array.isArray(winners) || !isCount(winning) || !isCount(losing)) return undefined;
  return { winners: winners.flatMap((seat) => parseSeat(seat) ?? []), winning, losing };
}

/** A setup from the page or from storage. */
function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value)) return undefined;
  const { kind, seed } = value;
  const options = checkOptions(value['options']);
  if (!options.ok || (kind !== 'game' && kind !== 'practice')) return undefined;
  if (seed !== undefined && typeof seed !== 'string') return undefined;
  const players = parsePlayers(value['players'], kind === 'practice' ? ['red'] : seatsOf(options.value));
  return players && { kind, players, options: options.value, ...(seed === undefined ? {} : { seed }) };
}

function parsePlayers(value: unknown, seats: readonly Seat[]): Players | undefined {
  if (!isFields(value)) return undefined;
  const players: Partial<Record<Seat, Player>> = {};
  for (const seat of seats) {
    const player = parsePlayer(value[seat], LEVEL_NAMES);
    if (!player) return undefined;
    players[seat] = player;
  }
  return players;
}

function parseSeat(value: unknown): Seat | undefined {
  return SEATS.find((seat) => seat === value);
}
