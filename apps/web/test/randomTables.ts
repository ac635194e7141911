import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import type { Player, Players } from '../src/games/targi/client.ts';
import * as T from '../src/games/targi/game/table.ts';

export const BOT: Player = { kind: 'bot', level: 'shepherd' };
export const ANN: Player = { kind: 'person', name: 'Ann' };
export const BO: Player = { kind: 'person', name: 'Bo' };

export function tableFor(players: Players, seed: string, more: Partial<T.FullSetup> = {}): T.Table {
  return T.newTable('x', { players, options: targi.defaultOptions, curtain: true, quick: false, seed, ...more });
}

export function hotSeat(seed: string, more?: Partial<T.FullSetup>): T.Table {
  return tableFor({ blue: ANN, white: BO }, seed, more);
}

export function againstBot(seed: string, more?: Partial<T.FullSetup>): T.Table {
  return tableFor({ blue: ANN, white: BOT }, seed, more);
}

export function value(result: ReturnType<typeof T.act>): T.Table {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** One random step for whatever the table asks; sometimes undoes a move. */
function step(table: T.Table, rng: Rng, undos = true): T.Table {
  const control = T.controlOf(table);
  if (undos && T.undoStateOf(table).can && below(rng, 8) === 0)
    return value(below(rng, 2) === 0 ? T.undo(table) : T.undoTurn(table));
  switch (control.kind) {
    case 'act':
      return value(T.act(table, pick(rng, T.legalMoves(table))));
    case 'wait':
      return T.actForBot(table, pick(rng, T.legalMoves(table)));
    case 'confirm':
      return value(T.confirm(table));
    case 'curtain':
      return value(T.liftCurtain(table));
    case 'over':
      return table;
  }
}

export function* game(start: T.Table, seed: string, undos = true): Generator<T.Table> {
  const rng = quickRng(seed);
  let table = start;
  yield table;
  while (T.controlOf(table).kind !== 'over') yield (table = step(table, rng, undos));
}

/** The first table of a game that satisfies the condition. */
export function moment(start: T.Table, seed: string, is: (table: T.Table) => boolean): T.Table {
  for (const table of game(start, seed, false)) if (is(table)) return table;
  throw new Error('there is no such moment');
}
