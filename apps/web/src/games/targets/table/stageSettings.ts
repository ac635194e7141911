import { keptChoice } from '../../../app/cells/keptCell.ts';

/** In space as finely as it stays smooth, always at the finest, on a small budget; and a drawing from above. */
export const KINDS = ['space', 'finest', 'low', 'flat'] as const;
export type StageKind = (typeof KINDS)[number];

export const stageKind = keptChoice('caravanserai.targets.stage', KINDS);
