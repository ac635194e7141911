import { err, ok, type Result } from '@caravanserai/contract';
import { type Event, liarsDice, type Move, type Seat, SEATS, type State } from '@caravanserai/liars-dice';
import type { Setup, Snapshot } from '../client.ts';

export type FullSetup = Setup & { readonly seed: string };

/** The complete state of a local game; views are derived from it. */
export interface Table {
  readonly id: string;
  readonly setup: FullSetup;
  readonly moves: readonly Move[];
  readonly state: State;
  readonly events: readonly Event[];
}

export function newTable(id: string, setup: FullSetup): Table {
  return { id, setup, moves: [], state: liarsDice.init(setup.options, setup.seed), events: [] };
}

export function play(table: Table, seat: Seat, move: Move): Result<Table, string> {
  const played = liarsDice.play(table.state, seat, move);
  if (!played.ok) return err(JSON.stringify(played.error));
  const { state, events } = played.value;
  return ok({ ...table, state, moves: [...table.moves, move], events: [...table.events, ...events] });
}

/** Nothing random is stored: the same seed and moves give the same game. */
export function resume(id: string, setup: FullSetup, moves: readonly Move[]): Result<Table, string> {
  let table = newTable(id, setup);
  for (const [i, move] of moves.entries()) {
    const next = play(table, table.state.turn, move);
    if (!next.ok) return err(`move ${i + 1} is refused: ${next.error}`);
    table = next.value;
  }
  return ok(table);
}

export function personOf({ setup: { players } }: Table): Seat | undefined {
  return SEATS.find((seat) => players[seat].kind === 'person');
}

/** The view of the person at this device. */
export function snapshotOf(table: Table): Snapshot {
  const { id, setup, state, events } = table;
  const own = personOf(table);
  const viewer = own ?? 'spectator';
  return {
    gameId: id,
    players: setup.players,
    own,
    view: liarsDice.view(state, viewer),
    toAct: liarsDice.toAct(state)[0],
    log: events.map((event) => liarsDice.redact(event, viewer)),
    winner: liarsDice.score(state).winner,
  };
}
