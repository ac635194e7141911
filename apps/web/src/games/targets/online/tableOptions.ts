import type { Options } from '@caravanserai/targets';
import { lazy } from 'react';
import { oneOf } from '../../../app/settings/stored.ts';
import { asGameTableOptions } from '../../listing.ts';
import { LEVEL_NAMES, type LevelName } from '../client.ts';
import { lastDraft, parseOptions } from '../setup/draft.ts';

export interface TableOptions {
  readonly flicker: LevelName;
  readonly targets: Options;
}

export const tableOptions = asGameTableOptions<TableOptions>({
  parse: (kept) => ({
    flicker: oneOf(LEVEL_NAMES, kept['flicker'], lastDraft().seats.blue.level),
    targets: parseOptions(kept['targets']),
  }),
  optionsOf: ({ targets }) => targets,
  seatsOf: ({ targets }) => targets.players,
  botOf: ({ flicker }) => flicker,
  /** Needs the texts of Targets, which are loaded only with this form. */
  Main: lazy(async () => ({ default: (await import('./TableOptionsForm.tsx')).TableOptionsForm })),
});
