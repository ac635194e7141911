import { DISCS, type DiscId } from './discs.ts';
import { type Level, LEVELS } from './events.ts';
import { DICE, type DieId } from './geometry.ts';

/** A flick as its player makes it; which die it is follows from the table. */
export interface Stroke {
  readonly vxMmS: number;
  readonly vzMmS: number;
  readonly highPm: number;
  readonly sidePm: number;
}

/** What a player does. Calls say when: milliseconds since the dice came to rest, as the table's clock has it (T9). */
export type Move =
  | ({ readonly type: 'flick' } & Stroke)
  | ({ readonly type: 'golden' } & Stroke) // the whole tower (TT-41)
  | { readonly type: 'keep'; readonly die: DieId } // TT-16
  | { readonly type: 'targets'; readonly die: DieId; readonly atMs: number }
  | { readonly type: 'double'; readonly back: DieId; readonly other: DieId; readonly atMs: number }
  | { readonly type: 'pasVu'; readonly die: DieId; readonly atMs: number }
  | { readonly type: 'pass' } // calls nothing more before the next flick (TT-29)
  | { readonly type: 'begin'; readonly atMs: number } // T30: the first to call begins
  | { readonly type: 'remove'; readonly disc: DiscId } // TT-34
  | { readonly type: 'swap'; readonly die: DieId; readonly level: Level }; // gives a die; the one got stands at this level

export const MOVE_TYPES = [
  'flick',
  'golden',
  'keep',
  'targets',
  'double',
  'pasVu',
  'pass',
  'begin',
  'remove',
  'swap',
] as const satisfies readonly Move['type'][];

export const MAX_SPEED_MM_S = 4000; // where the physics stops going faster
export const MAX_CONTACT_PM = 1000; // half a die to each side of its middle
export const STAGING_MS = 700; // dice are shown rolling this much longer than they roll: a film slows down where it matters, and news takes its time
export const LATEST_CALL_MS = 3_600_000; // an hour: more is a mistake of the sender; anyone who calls later than that writes this

export type StrokeRefusal = 'not-whole' | 'too-fast' | 'no-speed' | 'beside-the-die';

/** What is wrong with a stroke's numbers, if anything. The physics says the same of each. */
export function strokeRefusal({ vxMmS, vzMmS, highPm, sidePm }: Stroke): StrokeRefusal | undefined {
  if (![vxMmS, vzMmS, highPm, sidePm].every(Number.isSafeInteger)) return 'not-whole';
  const squaredSpeed = vxMmS * vxMmS + vzMmS * vzMmS;
  if (squaredSpeed > MAX_SPEED_MM_S * MAX_SPEED_MM_S) return 'too-fast';
  if (squaredSpeed === 0) return 'no-speed';
  return Math.abs(highPm) > MAX_CONTACT_PM || Math.abs(sidePm) > MAX_CONTACT_PM ? 'beside-the-die' : undefined;
}

/** A move from outside, or nothing. Numbers of a stroke are the judge's business: they have reasons of their own. */
export function parseMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || !value) return undefined;
  const { type, die, back, other, disc, level, atMs, vxMmS, vzMmS, highPm, sidePm } = value as Fields;
  switch (type) {
    case 'flick':
    case 'golden': {
      if (!isNumber(vxMmS) || !isNumber(vzMmS) || !isNumber(highPm) || !isNumber(sidePm)) return undefined;
      return { type, vxMmS: vxMmS + 0, vzMmS: vzMmS + 0, highPm: highPm + 0, sidePm: sidePm + 0 }; // no −0, which no text can tell
    }
    case 'keep':
      return isDie(die) ? { type, die } : undefined;
    case 'targets':
    case 'pasVu':
      return isDie(die) && isTime(atMs) ? { type, die, atMs } : undefined;
    case 'double':
      return isDie(back) && isDie(other) && isTime(atMs) ? { type, back, other, atMs } : undefined;
    case 'pass':
      return { type };
    case 'begin':
      return isTime(atMs) ? { type, atMs } : undefined;
    case 'remove':
      return isDisc(disc) ? { type, disc } : undefined;
    case 'swap':
      return isDie(die) && isLevel(level) ? { type, die, level } : undefined;
    default:
      return undefined;
  }
}

type Fields = Partial<
  Record<
    'type' | 'die' | 'back' | 'other' | 'disc' | 'level' | 'atMs' | 'vxMmS' | 'vzMmS' | 'highPm' | 'sidePm',
    unknown
  >
>;

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isDie(value: unknown): value is DieId {
  return DICE.some((die) => die === value);
}

function isDisc(value: unknown): value is DiscId {
  return DISCS.some((disc) => disc === value);
}

function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LATEST_CALL_MS;
}
