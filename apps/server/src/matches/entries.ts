import { at, type OnlineError, type Rest, type UserId, type Version } from '@caravanserai/contract';
import type { Step, Waiting } from '../engine/protocol.ts';
import type { Entry, MatchChange, MatchRow, RequestKey } from '../storage/matchStore.ts';
import { askedMs } from './clock.ts';
import { hostFor, seatsOf, sidesOf } from './table.ts';

export function seatOf(match: MatchRow, user: UserId): string | undefined {
  return match.seats.find(({ person }) => person.id === user)?.seat;
}

/** The winners when this seat resigns: all seats of the other sides. */
export function rivalsOf(match: MatchRow, seat: string): string[] {
  const side = sidesOf(match).find((members) => members.includes(seat)) ?? [seat];
  return seatsOf(match).filter((other) => !side.includes(other));
}

/** The last entry of a batch carries its key, so that a retry can return the version that the batch led to. */
export function entriesOf(
  match: MatchRow,
  seat: string,
  moves: readonly unknown[],
  key: RequestKey | undefined,
  atMs: number,
): [Entry, ...Entry[]] {
  const entries = moves.map((move, i): Entry => {
    const version = (match.version + i + 1) as Version;
    const isLast = i === moves.length - 1;
    return { version, atMs, kind: 'move', seat, body: move, ...(isLast && key ? { key } : {}) };
  });
  return [at(entries, 0), ...entries.slice(1)];
}

/** When the table comes to rest, and until when the seats are asked; that deadline is set once, when asking begins. */
export function restAfter({ rest: before, terms }: MatchRow, { film, isClosing, version }: Step, atMs: number) {
  const lying = film ? { version: film.version as Version, atMs: atMs + film.ms } : before;
  if (!isClosing) return lying && { version: lying.version, atMs: lying.atMs };
  const from = lying ?? { version: version as Version, atMs };
  const askedFromMs = Math.max(from.atMs, atMs);
  return { closesMs: askedFromMs + askedMs(terms.clock), ...from } satisfies Rest;
}

/** Whether these moves are legal whatever others have done in the same race. */
export function isPatient(match: MatchRow, moves: readonly unknown[]): boolean {
  const { race, parseMove } = hostFor(match);
  return race !== undefined && moves.every((request) => race.isPatient(parseMove(request) ?? {}));
}

/** Nothing has moved since that version: a race entered then is still the same. */
export function isSameRest(rest: Rest | undefined, version: Version, seen: Version): boolean {
  return seen <= version && (rest === undefined || seen >= rest.version);
}

export function errorOf({
  code,
  reason,
  phase,
  retryAfterMs,
}: { readonly code: string; readonly reason?: string } & Waiting): OnlineError {
  const waiting = {
    ...(phase === undefined ? {} : { phase }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  if (code === 'illegal') return { code, ...(reason ? { reason } : {}), ...waiting };
  return { code: 'not-your-turn', ...waiting };
}

/** The row as it is in the database after the change, without reading it. */
export function applied(match: MatchRow, version: Version, change: MatchChange): MatchRow {
  const next = Object.entries({ ...match, ...change, version }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(next) as unknown as MatchRow; // `delete` would make every later property access slow
}

type MoveEntry = Extract<Entry, { kind: 'move' }>;

/** All moves of a log that were not undone. */
export function standingMoves(entries: readonly Entry[]): MoveEntry[] {
  const lengths = new Map([[0, 0]]); // number of moves in effect at each version
  const path: MoveEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') path.push(entry);
    if (entry.kind === 'undo') path.length = lengths.get(entry.body.to) ?? 0;
    lengths.set(entry.version, path.length);
  }
  return path;
}
