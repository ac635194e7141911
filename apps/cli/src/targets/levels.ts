import { LEVEL_NAMES, LEVELS } from '@caravanserai/bots/targets';
import { levelsCommand } from '../levels.ts';

export const levels = levelsCommand((t) =>
  LEVEL_NAMES.map((id) => ({
    id,
    name: t(`teaser.targets.level.${id}.name`),
    text: t(`teaser.targets.level.${id}.text`),
    ...LEVELS[id],
  })),
);
