import { DICE_COUNTS, LEVEL_NAMES, type Level, type Options } from '@caravanserai/liars-dice';
import { oneOf, parseFields, readStored, writeStored, type Fields } from '../../../app/settings/stored.ts';
import type { Setup } from '../client.ts';

/** A game as somebody wishes it, and wished it the last time. */
export interface Draft {
  readonly level: Level;
  readonly dice: Options['dice'];
}

const KEY = 'caravanserai.liars-dice.setup';

export function draftIn(fields: Fields): Draft {
  return { level: oneOf(LEVEL_NAMES, fields['level'], 'camel'), dice: oneOf(DICE_COUNTS, fields['dice'], 5) };
}

export function lastDraft(): Draft {
  return draftIn(parseFields(readStored(KEY)));
}

export function keepDraft(draft: Draft): void {
  writeStored(KEY, JSON.stringify(draft));
}

export function setupOf({ level, dice }: Draft, you: string): Setup {
  return { players: { left: { kind: 'person', name: you }, right: { kind: 'bot', level } }, options: { dice } };
}
