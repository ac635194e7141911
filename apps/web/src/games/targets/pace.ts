import { keptChoice } from '../../app/cells/keptCell.ts';
import { PACES } from './client.ts';

/** How long bots take over their aim, as chosen on this device. */
export const pace = keptChoice('caravanserai.targets.pace', PACES);
