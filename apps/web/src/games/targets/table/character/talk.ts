import { keptFlag } from '../../../../app/cells/keptCell.ts';

/** Bots say something until somebody silences them. */
export const botsSilent = keptFlag('caravanserai.targets.talk', 'off');
