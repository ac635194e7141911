import { storedChoice } from '../../app/signals/storedSignal.ts';
import { PACES } from './client.ts';

/** How long bots aim, as set on this device. */
export const pace = storedChoice('caravanserai.targets.pace', PACES);
