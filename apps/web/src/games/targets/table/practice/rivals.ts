import { storedFlag } from '../../../../app/signals/storedSignal.ts';

/** Whether towers of rivals stand on the practice table. */
export const hasRivals = storedFlag('caravanserai.targets.rivals', 'on');
