import { at, type MatchPicture, type Version, type WireEntry } from '@caravanserai/contract';
import { type Event, type Move, type Seat, targi, type View } from '@caravanserai/targi';
import type { LogEntry } from '../../client.ts';

/** A move that was not undone. */
export interface Made {
  readonly version: Version; // of the match; it counts more than moves
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[]; // as visible to the viewer
}

/** The moves of a match's log that were not undone. */
export function madeOf(log: readonly WireEntry[]): readonly Made[] {
  let made: Made[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') made = made.filter(({ version }) => version <= entry.to);
    if (entry.kind === 'move') made.push(entry as WireEntry as Made);
  }
  return made;
}

export function revealing(events: readonly Event[]): Event | undefined {
  return events.find(({ reveals }) => reveals);
}

/** The log as the page shows it: numbered moves, each with its round. New moves are appended to the previous log. */
export function logOf(
  made: readonly Made[],
  view: View,
  before: { readonly made: readonly Made[]; readonly log: readonly LogEntry[] },
): readonly LogEntry[] {
  let kept = Math.min(made.length, before.made.length);
  while (kept > 0 && made[kept - 1] !== before.made[kept - 1]) kept--; // drop entries undone since
  const first: LogEntry = { n: 0, round: 1, events: opening(made, view) };
  const log = before.log.length > 0 ? before.log.slice(0, kept + 1) : [first];
  for (const { seat, move, events } of made.slice(kept)) {
    const last = at(log, log.length - 1);
    const started = last.events.findLast((event) => event.type === 'roundStarted');
    log.push({ n: log.length, round: started?.round ?? last.round, seat, move, events });
  }
  return log;
}

/** The engine has no events for the deal. The start player is the first to move, and the robber always starts at the same card. */
function opening([first]: readonly Made[], view: View): readonly Event[] {
  const { robber } = targi.view(targi.init(view.options, ''), 'spectator');
  return [
    { type: 'roundStarted', round: 1, first: first?.seat ?? view.first, reveals: false },
    { type: 'robberMoved', to: robber, reveals: false },
  ];
}

/** The version at which the viewer's last turn began, if it can be undone by consent: nothing was revealed since. */
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
