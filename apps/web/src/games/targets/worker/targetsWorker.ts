import { RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { breather, browserHouse } from '../../../keeper/browserHouse.ts';
import { serveKeeper } from '../../../keeper/keeper.ts';
import { targetsKeeper } from './keeper.ts';
import { serveOnlineTargets } from './online/serve.ts';

/** One file for both, since the physics is large: the keeper of the games on this device, or one table far away. */
const receive: (message: never) => void = self.name === 'online-targets' ? farTable() : keeper();
addEventListener('message', ({ data }) => receive(data as never));

function farTable() {
  rulesOf(RULES_VERSION).catch(() => undefined); // the first flick needs it, and anyone who flicks hears of it
  return serveOnlineTargets({
    post: (message) => postMessage(message),
    rulesOf,
    crash: (error) => reportError(error),
  });
}

function keeper() {
  return serveKeeper(browserHouse('caravanserai-targets'), targetsKeeper({ rulesOf, breathe: breather() }));
}
