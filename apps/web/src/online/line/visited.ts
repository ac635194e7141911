import { keptFlag } from '../../app/cells/keptCell.ts';

/** This browser has sat at a table over the network: only then does the page call the server by itself. */
export const playedOnline = keptFlag('caravanserai.online', 'yes');
