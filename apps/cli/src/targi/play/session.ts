import { type Event, type Seat, SEATS, type State, targi, type Viewer } from '@caravanserai/targi';
import { sayEvent, type AnyT } from '@caravanserai/texts';
import { inkFor } from '../../draw/ink.ts';
import { drawPage } from '../draw/page.ts';
import { type Io, say } from '../../io.ts';
import { pointsNow } from '../points.ts';
import type { Opponents } from './opponents.ts';
import { HUMAN, type Table } from './table.ts';

/** The state of a game being played; only the table changes. */
export interface Session {
  readonly io: Io;
  readonly t: AnyT;
  readonly file: string;
  readonly opponents: Opponents;
  table: Table;
}

/** The person looking at the screen: the one to act, or the only one; otherwise a spectator. */
export function viewerOf({ table }: Session, toAct: Seat | undefined): Viewer {
  if (toAct && table.players[toAct] === HUMAN) return toAct;
  const [person, ...others] = SEATS.filter((seat) => table.players[seat] === HUMAN);
  return person && others.length === 0 ? person : 'spectator';
}

export function sayEvents(session: Session, events: readonly Event[], viewer: Viewer): void {
  for (const event of events) say(session, `- ${sayEvent(session.t, targi.redact(event, viewer))}`);
}

export function showPage({ io, t }: Session, state: State, viewer: Viewer): void {
  const view = targi.view(state, viewer);
  io.out.write(`\n${drawPage({ t, ink: inkFor(io), size: io.out.size(), view, points: pointsNow(state) })}`);
}
