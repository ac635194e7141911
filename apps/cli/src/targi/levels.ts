import { LEVEL_NAMES, LEVELS } from '@caravanserai/bots/targi';
import { levelsCommand } from '../levels.ts';

export const levels = levelsCommand((t) =>
  LEVEL_NAMES.map((id) => ({
    id,
    name: t(`teaser.targi.level.${id}.name`),
    text: t(`teaser.targi.level.${id}.text`),
    ...LEVELS[id],
  })),
);
