import { storedChoice } from '../../../app/signals/storedSignal.ts';

/** 3D as detailed as runs smoothly, always at full quality, or at low quality; and the flat drawing. */
export const KINDS = ['space', 'finest', 'low', 'flat'] as const;
export type StageKind = (typeof KINDS)[number];

export const stageKind = storedChoice('caravanserai.targets.stage', KINDS);
