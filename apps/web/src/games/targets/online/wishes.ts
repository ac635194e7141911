import type { Options } from '@caravanserai/targets';
import { lazy } from 'react';
import { oneOf } from '../../../app/settings/stored.ts';
import { asGameWishes } from '../../front.ts';
import { LEVEL_NAMES, type LevelName } from '../client.ts';
import { lastDraft, parseOptions } from '../setup/draft.ts';

export interface Wishes {
  readonly flicker: LevelName;
  readonly targets: Options;
}

export const wishes = asGameWishes<Wishes>({
  parse: (kept) => ({
    flicker: oneOf(LEVEL_NAMES, kept['flicker'], lastDraft().seats.blue.level),
    targets: parseOptions(kept['targets']),
  }),
  optionsOf: ({ targets }) => targets,
  seatsOf: ({ targets }) => targets.players,
  botOf: ({ flicker }) => flicker,
  /** In the words of Targets, which only those load who want to flick. */
  Main: lazy(async () => ({ default: (await import('./WishForm.tsx')).WishForm })),
});
