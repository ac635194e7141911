import { RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { eventLoopYielder, browserDeps } from '../../../keeper/browserDeps.ts';
import { serveTargets } from './keeper.ts';
import { serveOnlineTargets } from './online/serve.ts';

/** One bundle for both roles, because the physics are large: the keeper of local games, or one online table. */
export const receive: (message: never) => void = self.name === 'online-targets' ? farTable() : keeper();

function farTable() {
  rulesOf(RULES_VERSION).catch(() => undefined); // prefetch; an error is reported by the first flick
  return serveOnlineTargets({
    post: (message) => postMessage(message),
    rulesOf,
    crash: (error) => reportError(error),
  });
}

function keeper() {
  const post = (message: unknown) => postMessage(message);
  return serveTargets(post, browserDeps('caravanserai-targets'), { rulesOf, yieldToEventLoop: eventLoopYielder() });
}
