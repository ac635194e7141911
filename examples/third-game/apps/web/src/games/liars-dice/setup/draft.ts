import { DICE_COUNTS, LEVEL_NAMES, type Level, type Options } from '@caravanserai/liars-dice';
import { type Fields, oneOf } from '../../../app/settings/stored.ts';
import { draftsOf } from '../../../app/setup/drafts.ts';
import type { Setup } from '../client.ts';

/** A game as somebody wishes it, and wished it the last time. */
export interface Draft {
  readonly level: Level;
  readonly dice: Options['dice'];
}

export function draftIn(fields: Fields): Draft {
  return { level: oneOf(LEVEL_NAMES, fields['level'], 'camel'), dice: oneOf(DICE_COUNTS, fields['dice'], 5) };
}

export const { lastDraft, keepDraft } = draftsOf('liars-dice', draftIn);

export function setupOf({ level, dice }: Draft, you: string): Setup {
  return { players: { left: { kind: 'person', name: you }, right: { kind: 'bot', level } }, options: { dice } };
}
