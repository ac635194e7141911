import { at, type MatchPicture, type Version, type WireEntry } from '@caravanserai/contract';
import { type Event, type Move, type Seat, targi, type View } from '@caravanserai/targi';
import type { LogEntry } from '../../client.ts';

/** A move that stands: it was not taken back. */
export interface Made {
  readonly version: Version; // of the match, which counts more than moves
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[]; // as the viewer may see them
}

/** The moves that a match's log leaves standing. */
export function madeOf(log: readonly WireEntry[]): readonly Made[] {
  let made: Made[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') made = made.filter(({ version }) => version <= entry.to);
    if (entry.kind !== 'move') continue;
    const { version, seat, move, events } = entry;
    made.push({ version, seat: seat as Seat, move: move as Move, events: events as readonly Event[] });
  }
  return made;
}

export function revealing(events: readonly Event[]): Event | undefined {
  return events.find(({ reveals }) => reveals);
}

/** The log as the page shows it: numbered moves, each in its round. */
export function logOf(made: readonly Made[], view: View): readonly LogEntry[] {
  let round = 1;
  const entries = made.map(({ seat, move, events }, i): LogEntry => {
    const entry = { n: i + 1, round, seat, move, events };
    const started = events.findLast((event) => event.type === 'roundStarted');
    round = started?.round ?? round;
    return entry;
  });
  return [{ n: 0, round: 1, events: opening(made, view) }, ...entries];
}

/** The engine deals without a word: who began is who moved first. The robber sets out from the same card in every game. */
function opening([first]: readonly Made[], view: View): readonly Event[] {
  const { robber } = targi.view(targi.init(view.options, ''), 'spectator');
  return [
    { type: 'roundStarted', round: 1, first: first?.seat ?? view.first, reveals: false },
    { type: 'robberMoved', to: robber, reveals: false },
  ];
}

/** Where the viewer's last turn began, if all since then may be taken back by consent: nobody has learned anything new. */
export function undoTarget({ log, viewer, status }: MatchPicture): Version | undefined {
  if (status !== 'running') return undefined;
  const made = madeOf(log);
  const last = made.findLastIndex(({ seat }) => seat === viewer);
  if (last < 0) return undefined;
  const isBefore = ({ seat, events }: Made) => seat !== viewer || revealing(events) !== undefined;
  const first = made.slice(0, last).findLastIndex(isBefore) + 1;
  const to = (at(made, first).version - 1) as Version;
  const isSeen = made.slice(first).some(({ events }) => revealing(events) !== undefined);
  const isMended = log.some((entry) => entry.kind === 'undo' && entry.version > to);
  return isSeen || isMended ? undefined : to;
}
