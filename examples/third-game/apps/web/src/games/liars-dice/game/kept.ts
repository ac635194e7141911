import { err, ok, type Result } from '@caravanserai/contract';
import {
  LEVEL_NAMES,
  liarsDice,
  makeWord,
  type Move,
  parseOptions,
  parseWord,
  type Seat,
  SEATS,
} from '@caravanserai/liars-dice';
import { type Fields, isCount, isFields } from '../../../keeper/fields.ts';
import {
  FORMAT,
  headOf,
  type KeptGame,
  listedOf,
  noWord,
  type Readers,
  type Restored,
  type Times,
} from '../../../keeper/keptForm.ts';
import type { Player, Setup, Summary } from '../client.ts';
import { type FullSetup, resume, type Table } from './table.ts';

export type Kept = KeptGame<FullSetup, Summary>;

const READERS: Readers<Setup, Seat, NonNullable<Summary['result']>> = {
  setup: parseSetup,
  seat: parseSeat,
  result: ({ winners, winning, losing }) =>
    Array.isArray(winners) && isCount(winning) && isCount(losing)
      ? { winners: winners.flatMap((seat) => parseSeat(seat) ?? []), winning, losing }
      : undefined,
};

function parseSeat(value: unknown): Seat | undefined {
  return SEATS.find((seat) => seat === value);
}

function parsePlayer(value: unknown): Player | undefined {
  const { kind, name, level }: Fields = isFields(value) ? value : {};
  const known = LEVEL_NAMES.find((each) => each === level);
  if (kind === 'bot') return known && { kind, level: known };
  return kind === 'person' && typeof name === 'string' ? { kind, name } : undefined;
}

function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value) || !isFields(value['players'])) return undefined;
  const options = parseOptions(value['options']);
  const left = parsePlayer(value['players']['left']);
  const right = parsePlayer(value['players']['right']);
  const seed = typeof value['seed'] === 'string' ? { seed: value['seed'] } : {};
  return options && left && right && { players: { left, right }, options, ...seed };
}

export function keptOf(table: Table, times: Times, revision: number): Kept {
  const { id, setup, moves } = table;
  const rulesVersion = liarsDice.rulesVersion;
  return {
    id,
    format: FORMAT,
    rulesVersion,
    setup,
    moves: moves.map(makeWord),
    revision,
    summary: summaryOf(table, times),
  };
}

export function summaryOf({ id, setup, moves, state }: Table, times: Times): Summary {
  const { players, options } = setup;
  const [toAct] = liarsDice.toAct(state);
  const { winner, dice } = liarsDice.score(state);
  const result = winner && { winners: [winner], winning: dice[winner], losing: 0 };
  return {
    id,
    players,
    options,
    round: state.round + 1,
    version: moves.length,
    ...times,
    ...(toAct ? { toAct } : {}),
    ...(result ? { result } : {}),
  };
}

export function restore(kept: unknown): Result<Restored<Table>, string> {
  if (!isFields(kept)) return err('not a game');
  const head = headOf(kept, READERS, [liarsDice.rulesVersion]);
  if (!head.ok) return head;
  const { id, setup, words, revision, startedMs } = head.value;
  const moves: Move[] = [];
  for (const [i, word] of words.entries()) {
    const move = parseWord(word);
    if (!move) return noWord(i, word);
    moves.push(move);
  }
  const table = resume(id, setup, moves);
  return table.ok ? ok({ table: table.value, startedMs, revision }) : table;
}

export function summaryOfKept(kept: unknown): Summary | undefined {
  return listedOf(kept, READERS);
}
