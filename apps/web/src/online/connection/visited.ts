import { storedFlag } from '../../app/signals/storedSignal.ts';

/** Set once this browser has joined an online table; before that, the page never contacts the server on its own. */
export const playedOnline = storedFlag('caravanserai.online', 'yes');
