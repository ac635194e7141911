import { makeMove, makePosition, type Move, parseMove, parsePosition, type View } from '@caravanserai/targi';
import { type Fields, fieldsOf } from '../../../../app/settings/stored.ts';
import { storedSignal } from '../../../../app/signals/storedSignal.ts';
import { parseOptions } from '../parse.ts';

/** Points that a move must lose to become a question. */
export const ASKED_FROM = 1;
/** An answer that loses at most this much is right. */
export const RIGHT_TO = 0.5;
/** An answer that loses at most this much is good, though there is a better one. */
export const GOOD_TO = 1;

/** A move of one's own that lost much, as a question. */
export interface Missed {
  readonly id: string; // game and number of the move
  readonly view: View; // as the player knew it
  readonly move: Move;
  readonly lost: number; // points
  /** Right answers since it was last missed; undefined while it has not been asked. */
  readonly step?: number;
  readonly dueMs: number; // Unix time
}

const DAYS = [1, 3, 7]; // after a miss, until the position returns for the first, second and third time
const DAY_MS = 86_400_000;
const MOST = 100; // positions stored; the oldest ones go first

export const missed = storedSignal('caravanserai.targi.missed', parseMissed, makeMissed);

/** Adds the positions that are not stored yet; all of them are due at once. */
export function withNew(all: readonly Missed[], added: readonly Missed[]): readonly Missed[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...added].slice(-MOST);
}

export function dueAt(all: readonly Missed[], nowMs: number): readonly Missed[] {
  return all.filter(({ dueMs }) => dueMs <= nowMs);
}

export interface Answered {
  readonly all: readonly Missed[];
  /** Until it returns; undefined if it does not. */
  readonly days: number | undefined;
}

/** A position that was missed returns after 1, 3 and 7 days; one that is right at once does not. */
export function withAnswer(all: readonly Missed[], id: string, isRight: boolean, nowMs: number): Answered {
  const one = all.find((each) => each.id === id);
  const step = !isRight ? 0 : one?.step === undefined ? DAYS.length : one.step + 1;
  const days = DAYS[step];
  const others = all.filter((each) => each.id !== id);
  if (!one || days === undefined) return { all: others, days: undefined };
  return { all: [...others, { ...one, step, dueMs: nowMs + days * DAY_MS }], days };
}

export function makeMissed(all: readonly Missed[]): string | undefined {
  if (all.length === 0) return undefined;
  return JSON.stringify(
    all.map(({ view, move, ...one }) => ({
      ...one,
      position: makePosition(view),
      options: view.options,
      move: makeMove(move),
    })),
  );
}

export function parseMissed(text: string | undefined): readonly Missed[] {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.flatMap((each) => parseOne(fieldsOf(each)) ?? []) : [];
}

function parseOne({ id, position, options, move, lost, step, dueMs }: Fields): Missed | undefined {
  const view = parseView(position, options);
  const played = view && typeof move === 'string' ? parseMove(move, view.pending.phase === 'place') : undefined;
  if (!view || !played || typeof id !== 'string' || !isNumber(lost) || !isNumber(dueMs)) return undefined;
  if (step !== undefined && !isNumber(step)) return undefined;
  return { id, view, move: played, lost, dueMs, ...(step === undefined ? {} : { step }) };
}

/** What the player to act knew. */
function parseView(position: unknown, options: unknown): View | undefined {
  const table = parseOptions(options);
  const read = table && typeof position === 'string' ? parsePosition(position, table) : undefined;
  if (!read?.ok || read.value.pending.phase === 'over') return undefined;
  return read.value.viewer === read.value.pending.seat ? read.value : undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
