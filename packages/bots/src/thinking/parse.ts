import { err, ok, quickRng, type Result } from '@caravanserai/contract';
import {
  decodeMove,
  encodeMove,
  isCorner,
  listMoves,
  MAX_MOVES,
  type Move,
  SEATS,
  targi,
  type View,
} from '@caravanserai/targi';
import { tables } from '@caravanserai/targi/search';
import { LEVELS } from '../targi/levels.ts';
import type { Mode, Request, ToWorker } from './protocol.ts';

/** The outer shape of a message. What is wrong inside a view or a record is found when it is answered. */
export function parseMessage(message: unknown): Result<ToWorker, { readonly id?: number; readonly detail: string }> {
  if (!isRecord(message)) return err({ detail: 'not an object' });
  const { type, id } = message;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return err({ detail: 'no id' });
  if (typeof type !== 'string' || !Object.hasOwn(FAULTS, type)) return err({ id, detail: 'no such type' });
  const detail = FAULTS[type as ToWorker['type']](message);
  return detail === undefined ? ok(message as unknown as ToWorker) : err({ id, detail });
}

/** By type: what is wrong with such a message, if anything. */
const FAULTS = {
  think({ view, moves, level, seed, mode }) {
    if (typeof level !== 'string' || !Object.hasOwn(LEVELS, level)) return 'no such level';
    if (typeof seed !== 'string') return 'no seed';
    if (!isMode(mode)) return 'no such mode';
    return isRecord(view) && Array.isArray(moves) ? undefined : 'no view or no moves';
  },
  hint: ({ view }) => (isRecord(view) ? undefined : 'no view'),
  analyse({ record }) {
    if (!isRecord(record) || typeof record['seed'] !== 'string') return 'no record or no seed';
    return isRecord(record['options']) && Array.isArray(record['moves']) ? undefined : 'no options or no moves';
  },
  abort: () => undefined,
} as const satisfies Record<ToWorker['type'], (message: Record<string, unknown>) => string | undefined>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMode(mode: unknown): mode is Mode {
  if (!isRecord(mode)) return false;
  const { kind, ms } = mode;
  return kind === 'nodes' || kind === 'usual' || (kind === 'time' && Number.isFinite(ms));
}

/** Why no game can have come to this view with these moves; nothing if one can. */
export function checkRequest({ view, moves }: Request): string | undefined {
  try {
    return refuseView(view) ?? refuseMoves(view, moves);
  } catch (error) {
    return String(error); // what is not even shaped like a view
  }
}

/** Each check guards what comes after it: a guess of this view, the look at that guess, the search. */
function refuseView(view: View): string | undefined {
  if (view.pending.phase === 'over') return 'the game is over';
  if (view.pending.seat !== view.viewer) return 'the viewer is not to act';
  if (countCards(view, 'goods') !== tables.GOODS_COUNT) return 'goods cards are missing or too many';
  if (countCards(view, 'tribe') !== tables.TRIBE_COUNT) return 'tribe cards are missing or too many';
  if (isCorner(view.robber) !== (view.pending.phase === 'raid') || view.robber > 16) return 'the robber is elsewhere';
  for (const seat of SEATS) {
    const placed = view.targis.filter((targi) => targi.seat === seat).length;
    if (placed + view[seat].targisLeft > 3) return 'more than three Targis';
  }
  if (view.pending.phase === 'place' && view[view.pending.seat].targisLeft < 1) return 'no Targi left to place';
  if (!isSame(targi.view(guess(view), view.viewer), view)) return 'some number or name cannot be';
  return undefined;
}

/** One world is enough: what a player may do follows from what that player sees. */
function refuseMoves(view: View, moves: Request['moves']): string | undefined {
  const buffer = new Uint16Array(MAX_MOVES);
  const legal = new Set(buffer.subarray(0, listMoves(guess(view), buffer)));
  const given = new Set(moves.map(codeOf));
  const isAll = given.size === moves.length && given.size === legal.size && legal.size > 0;
  return isAll && [...legal].every((code) => given.has(code)) ? undefined : 'not the legal moves';
}

/** As the engine lists it, and not only understood as such. */
function codeOf(move: Move): number | undefined {
  const code = encodeMove(move);
  return code !== undefined && isSame(decodeMove(code), move) ? code : undefined;
}

function guess(view: View) {
  return targi.guess(view, quickRng(''));
}

function countCards(view: View, kind: 'goods' | 'tribe'): number {
  const pile = view[kind].left + view[kind].discards.length + view.centre.filter((place) => place.kind === kind).length;
  if (kind === 'goods') return pile;
  const held = SEATS.map((seat) => view[seat].display.flat().length + (view[seat].hand.kind === 'empty' ? 0 : 1));
  return pile + held[0] + held[1] + (view.pending.phase === 'drawn' ? 1 : 0);
}

/** Equal as data, whatever the order of the keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}
