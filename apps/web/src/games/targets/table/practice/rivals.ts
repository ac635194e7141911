import { keptFlag } from '../../../../app/cells/keptCell.ts';

/** Towers of rivals stand on the table of practice. */
export const hasRivals = keptFlag('caravanserai.targets.rivals', 'on');
