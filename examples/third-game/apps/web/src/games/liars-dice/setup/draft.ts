import type { Options } from '@caravanserai/liars-dice';
import { DICE_COUNTS, LEVEL_NAMES, type Level } from '@caravanserai/liars-dice/rules';
import { type Fields, oneOf } from '../../../app/settings/stored.ts';
import { draftsOf } from '../../../app/setup/drafts.ts';
import type { Setup } from '../client.ts';

/** The choices of the set-up form; the last ones are the next defaults. */
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
