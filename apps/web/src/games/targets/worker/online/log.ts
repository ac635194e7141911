import { assert, type MatchPicture, type Version, type WireEntry } from '@caravanserai/contract';
import type { Event, GoldenStroke, Move, Seat, Stroke, View } from '@caravanserai/targets';
import { LEVEL_NAMES, type LogEntry, type Player, type Players, SEATS } from '../../client.ts';

export interface Made extends LogEntry {
  readonly version: Version; // of the match after this move
}

/** One object per entry of the log, so that the port transfers each entry once. */
const known = new WeakMap<WireEntry, Made>();

/** The moves of a match, each with its round. This game has no undo. What was secret in Golden Targets is known once it is judged (T15). */
export function madeOf({ log }: MatchPicture): readonly Made[] {
  const made: Made[] = [];
  let round = 1;
  for (const entry of log) {
    if (entry.kind !== 'move') continue;
    const events = entry.events as readonly Event[];
    const { version, seat, move } = entry;
    const line = known.get(entry) ?? {
      n: made.length + 1,
      version,
      round,
      seat: seat as Seat,
      move: move as Move,
      events,
    };
    known.set(entry, line);
    made.push(line);
    const started = events.findLast((event) => event.type === 'roundStarted');
    round = started?.type === 'roundStarted' ? started.round : round;
    for (const stroke of strokesIn(events)) reveal(made, stroke);
  }
  return made;
}

/** How everybody flicked in Golden Targets, once it is judged. */
export function strokesIn(events: readonly Event[]): readonly GoldenStroke[] {
  return events.flatMap((event) => (event.type === 'goldenJudged' ? (event.strokes ?? []) : []));
}

function reveal(made: Made[], { seat, ...stroke }: GoldenStroke): void {
  const at = made.findLastIndex((one) => one.seat === seat && one.move.type === 'golden');
  const secret = made[at];
  if (secret && !isKnown(secret.move, stroke)) made[at] = { ...secret, move: { type: 'golden', ...stroke } };
}

function isKnown(move: Move, stroke: Stroke): boolean {
  return 'vxMmS' in move && Object.entries(stroke).every(([name, value]) => move[name as keyof Stroke] === value);
}

export function viewOf({ play }: MatchPicture): View {
  assert(play !== undefined, 'a game that has begun is seen');
  return play.view as View;
}

export function playersOf({ seats, viewer }: MatchPicture): Players {
  const players: Partial<Record<Seat, Player>> = {};
  for (const { seat, person } of seats) {
    const known = SEATS.find((each) => each === seat);
    assert(known !== undefined, `a seat of Targets: ${seat}`);
    const level = person?.kind === 'house' ? LEVEL_NAMES.find((name) => name === person.name) : undefined;
    players[known] = level
      ? { kind: 'bot', level }
      : { kind: seat === viewer ? 'person' : 'remote', name: person?.name ?? '' };
  }
  return players;
}
