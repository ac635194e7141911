import { DISCS, type DiscId } from './discs.ts';
import { type Level, LEVELS } from './events.ts';
import { DICE, type DieId } from './geometry.ts';

/** A flick as the player enters it; the state determines the die. */
export interface Stroke {
  readonly vxMmS: number;
  readonly vzMmS: number;
  readonly highPm: number;
  readonly sidePm: number;
}

/** `atMs`: time of a call, since the dice came to rest, by the table's clock (T9). */
export type Move =
  | ({ readonly type: 'flick' } & Stroke)
  | ({ readonly type: 'golden' } & Stroke) // the whole tower (TT-41)
  | { readonly type: 'keep'; readonly die: DieId } // TT-16
  | { readonly type: 'targets'; readonly die: DieId; readonly atMs: number }
  | { readonly type: 'double'; readonly back: DieId; readonly other: DieId; readonly atMs: number }
  | { readonly type: 'pasVu'; readonly die: DieId; readonly atMs: number }
  | { readonly type: 'pass' } // makes no more calls before the next flick (TT-29)
  | { readonly type: 'begin'; readonly atMs: number } // T30: the first player to call flicks first
  | { readonly type: 'remove'; readonly disc: DiscId } // TT-34
  | { readonly type: 'swap'; readonly die: DieId; readonly level: Level }; // gives `die`; the die received is put at `level`

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

export const MAX_SPEED_MM_S = 4000; // the limit of the physics
export const MAX_CONTACT_PM = 1000; // the edges of the die
export const STAGING_MS = 700; // how much longer the animation is than the simulated roll: slow motion, and network latency
export const LATEST_CALL_MS = 3_600_000; // one hour; later calls are sent with this time

export type StrokeRefusal = 'not-whole' | 'too-fast' | 'no-speed' | 'beside-the-die';

/** Why a stroke's numbers are invalid, or undefined. Agrees with `checkFlick` of the physics. */
export function strokeRefusal({ vxMmS, vzMmS, highPm, sidePm }: Stroke): StrokeRefusal | undefined {
  if (![vxMmS, vzMmS, highPm, sidePm].every(Number.isSafeInteger)) return 'not-whole';
  const squaredSpeed = vxMmS * vxMmS + vzMmS * vzMmS;
  if (squaredSpeed > MAX_SPEED_MM_S * MAX_SPEED_MM_S) return 'too-fast';
  if (squaredSpeed === 0) return 'no-speed';
  return Math.abs(highPm) > MAX_CONTACT_PM || Math.abs(sidePm) > MAX_CONTACT_PM ? 'beside-the-die' : undefined;
}

export function strokeOf({ vxMmS, vzMmS, highPm, sidePm }: Stroke): Stroke {
  return { vxMmS, vzMmS, highPm, sidePm };
}

/** Parses an untrusted move, or returns undefined. The range of a stroke is checked later, because each error has its own reason. */
export function parseMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || !value) return undefined;
  const { type, die, back, other, disc, level, atMs, vxMmS, vzMmS, highPm, sidePm } = value as Fields;
  switch (type) {
    case 'flick':
    case 'golden': {
      if (!isNumber(vxMmS) || !isNumber(vzMmS) || !isNumber(highPm) || !isNumber(sidePm)) return undefined;
      return { type, vxMmS: vxMmS + 0, vzMmS: vzMmS + 0, highPm: highPm + 0, sidePm: sidePm + 0 }; // + 0 turns −0 into 0, because the notation has no −0
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
