import { err, type MatchPicture, ok, type OnlineError, type Result, type Version } from '@caravanserai/contract';
import { type Event, LEVEL_NAMES, type Move, type Seat, SEATS, type View } from '@caravanserai/liars-dice';
import { shownFrom } from '../../../../keeper/watched.ts';
import type { MatchTable } from '../../../../online/room/gameRoom.ts';
import type { Player, Snapshot, TableClient, TableError } from '../../client.ts';
import { recompute } from './fairness.ts';

type Send = (onVersion: Version, move: Move) => Promise<Result<Version, OnlineError>>;

/** An online table. It shows only what the server sends to this viewer, so it needs no worker. */
export function openOnline(first: MatchPicture, send: Send): TableClient & MatchTable {
  let picture = first;
  const { show, ...shown } = shownFrom<Snapshot, TableError>(snapshotOf(first));
  return {
    ...shown,
    async act(move) {
      const answer = await send(picture.version, move);
      return answer.ok ? ok(undefined) : err({ code: 'refused', detail: answer.error.code });
    },
    see(next) {
      picture = next;
      show(snapshotOf(next));
    },
    undoTarget: async () => undefined, // a bid cannot be taken back
    recompute: async () => recompute(picture),
    close: () => undefined, // nothing to stop
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
