import type { Event } from '@caravanserai/targi';
import type { LogEntry, PlaceId } from '../../client.ts';
import { borderPlaces, placesFrom } from '../turn/movePlaces.ts';

/** A line of the log: the effects of one move, or of the round itself. */
export interface LogLine {
  readonly key: string;
  readonly entry: LogEntry;
  readonly events: readonly Event[];
}

export interface LogRound {
  readonly round: number;
  readonly lines: readonly LogLine[];
}

/** The log by rounds. A move that ends a round is split at the start of the next. */
export function logRounds(log: readonly LogEntry[]): readonly LogRound[] {
  const rounds = new Map<number, LogLine[]>();
  for (const entry of log) {
    for (const [round, line] of linesOf(entry)) {
      const lines = rounds.get(round) ?? [];
      lines.push(line);
      rounds.set(round, lines);
    }
  }
  return [...rounds].map(([round, lines]) => ({ round, lines }));
}

/** Cached by entry, so that unchanged lines do not render again. */
const known = new WeakMap<LogEntry, ReadonlyMap<number, LogLine>>();

function linesOf(entry: LogEntry): ReadonlyMap<number, LogLine> {
  const lines =
    known.get(entry) ??
    new Map([...cutAtRounds(entry)].map(([round, events]) => [round, { key: `${entry.n}-${round}`, entry, events }]));
  known.set(entry, lines);
  return lines;
}

function cutAtRounds({ round, events }: LogEntry): ReadonlyMap<number, readonly Event[]> {
  const parts = new Map<number, Event[]>();
  let current = round;
  for (const event of events) {
    if (event.type === 'roundStarted') current = event.round;
    parts.set(current, [...(parts.get(current) ?? []), event]);
  }
  return parts;
}

export function placesOf(events: readonly Event[]): readonly PlaceId[] {
  return [...new Set(events.flatMap(placesOfEvent))];
}

function placesOfEvent(event: Event): readonly PlaceId[] {
  switch (event.type) {
    case 'robberMoved':
      return [event.to];
    case 'raidStarted':
    case 'placed':
    case 'took':
      return [event.at];
    case 'markersSet':
      return [...event.blue, ...event.white];
    case 'traded':
    case 'leftTrader':
      return borderPlaces('trader');
    case 'smithed':
      return borderPlaces('silversmith');
    case 'markerMoved':
      return [event.from, event.to];
    case 'caravanShown':
      return borderPlaces('caravan');
    case 'gained':
      return event.from === 'caravan' ? borderPlaces('caravan') : [];
    case 'tribeDrawn':
      return borderPlaces('tribalExpansion');
    case 'laid':
    case 'kept':
    case 'discarded':
      return placesFrom(event.from);
    case 'refilled':
      return [event.cell];
    case 'revealed':
      return event.cards.map(({ cell }) => cell);
    case 'turnEnded':
      return event.declined;
    default:
      return [];
  }
}
