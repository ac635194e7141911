import { storedFlag } from '../../../../app/signals/storedSignal.ts';

/** Bots comment unless they are muted. */
export const botsSilent = storedFlag('caravanserai.targets.talk', 'off');
