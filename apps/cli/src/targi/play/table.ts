import { assert, err, ok, type Refusal, type Result } from '@caravanserai/contract';
import {
  type Event,
  type GameRecord,
  type Move,
  type Options,
  type Reason,
  replay,
  type Seat,
  SEATS,
  type Start,
  startOf,
  type State,
  type Step,
  targi,
} from '@caravanserai/targi';
import { parseSpec, SPEC_FORMS } from '../arena/spec.ts';
import type { Moment } from './opponents.ts';

export const HUMAN = 'human';
/** A person, or a bot as parsed by `parseSpec`. */
export const PLAYERS = [HUMAN, ...SPEC_FORMS] as const;
export type Player = string;

export function isPlayer(name: string): boolean {
  return name === HUMAN || parseSpec(name) !== undefined;
}

/** A local game: who has which seat, and every step so far. Undo shortens the list. */
export interface Table extends Start {
  readonly players: Readonly<Record<Seat, Player>>;
  readonly start: State;
  readonly steps: readonly Step[];
}

export function newTable(seed: string, options: Options, players: Table['players']): Table {
  return { seed, options, players, start: startOf({ seed, options }), steps: [] };
}

/** A name that is not a bot's is a person's. */
export function tableOf(record: GameRecord): Table {
  const replayed = replay(record);
  assert(replayed.ok, 'the reader has checked every move');
  const players = Object.fromEntries(
    SEATS.map((seat) => [seat, isPlayer(record.players[seat]) ? record.players[seat] : HUMAN]),
  ) as Record<Seat, Player>;
  const { moves: _moves, rulesVersion: _version, ...head } = record;
  return { ...head, players, start: replayed.value.start, steps: replayed.value.steps };
}

export function recordOf({ steps, start: _start, ...head }: Table): GameRecord {
  return { rulesVersion: targi.rulesVersion, ...head, moves: steps.map(({ move }) => move) };
}

export function stateOf({ start, steps }: Table): State {
  return steps.at(-1)?.state ?? start;
}

export function momentOf(table: Table): Moment {
  return { seed: table.seed, n: table.steps.length, state: stateOf(table) };
}

/** Undefined: the game is over. */
export function seatToAct(table: Table): Seat | undefined {
  return targi.toAct(stateOf(table))[0];
}

export function legalMoves(table: Table): readonly Move[] {
  const seat = seatToAct(table);
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  return seat ? targi.moves.list(stateOf(table), seat) : [];
}

export function playMove(table: Table, move: Move): Result<Table, Refusal<Reason>> {
  const state = stateOf(table);
  const seat = seatToAct(table);
  if (!seat) return err({ code: 'illegal', reason: 'game-over' });
  const played = targi.play(state, seat, move);
  if (!played.ok) return played;
  const step: Step = { seat, move, events: played.value.events, state: played.value.state };
  return ok({ ...table, steps: [...table.steps, step] });
}

export type UndoRefusal =
  | { readonly code: 'nothing' } // no earlier decision of a person
  | { readonly code: 'revealed'; readonly event: Event };

/**
 * Goes back to the last decision of a person, undoing the bots' moves after it. Refused if hidden information was
 * revealed since, so that nobody retries with more knowledge.
 */
export function undo(table: Table): Result<Table, UndoRefusal> {
  for (const [at, { seat, events }] of [...table.steps.entries()].toReversed()) {
    const event = events.find(({ reveals }) => reveals);
    if (event) return err({ code: 'revealed', event });
    if (table.players[seat] === HUMAN) return ok({ ...table, steps: table.steps.slice(0, at) });
  }
  return err({ code: 'nothing' });
}
