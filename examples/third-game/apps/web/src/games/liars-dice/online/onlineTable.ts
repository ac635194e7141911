import { err, type MatchPicture, ok, type OnlineError, type Result, type Version } from '@caravanserai/contract';
import { type Event, LEVEL_NAMES, type Move, type Seat, SEATS, type View } from '@caravanserai/liars-dice';
import type { MatchTable } from '../../../online/room/gameRoom.ts';
import type { Player, Snapshot, TableClient } from '../client.ts';
import { recompute } from './fairness.ts';

type Send = (onVersion: Version, move: Move) => Promise<Result<Version, OnlineError>>;

/** A table over the network. What the server shows this viewer is all there is: no worker is needed. */
export function openOnline(first: MatchPicture, send: Send): TableClient & MatchTable {
  const listeners = new Set<() => void>();
  let picture = first;
  let snapshot = snapshotOf(first);
  return {
    snapshot: () => snapshot,
    fault: () => undefined,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async act(move) {
      const answer = await send(picture.version, move);
      return answer.ok ? ok(undefined) : err({ code: 'refused', detail: answer.error.code });
    },
    see(next) {
      picture = next;
      snapshot = snapshotOf(next);
      for (const changed of listeners) changed();
    },
    undoTarget: async () => undefined, // what was said was said
    recompute: async () => recompute(picture),
    close: () => listeners.clear(),
  };
}

export function eventsOf({ log }: MatchPicture): readonly Event[] {
  return log.flatMap((entry) => (entry.kind === 'move' ? (entry.events as readonly Event[]) : []));
}

function snapshotOf(picture: MatchPicture): Snapshot {
  const { id, play, viewer, status, result } = picture;
  if (!play) throw new Error('a game that has begun is seen');
  const isRunning = status !== 'over' && status !== 'aborted';
  return {
    gameId: id,
    players: { left: playerAt(picture, 'left'), right: playerAt(picture, 'right') },
    own: SEATS.find((seat) => seat === viewer),
    view: play.view as View,
    toAct: isRunning ? SEATS.find((seat) => play.toAct.includes(seat)) : undefined,
    log: eventsOf(picture),
    winner: SEATS.find((seat) => result?.winners.includes(seat)),
  };
}

function playerAt({ seats, viewer }: MatchPicture, wanted: Seat): Player {
  const person = seats.find(({ seat }) => seat === wanted)?.person;
  const level = person?.kind === 'house' ? LEVEL_NAMES.find((name) => name === person.name) : undefined;
  if (level) return { kind: 'bot', level };
  return { kind: wanted === viewer ? 'person' : 'remote', name: person?.name ?? '' };
}
