import { breather, browserHouse } from '../../../keeper/browserHouse.ts';
import { serveKeeper } from '../../../keeper/keeper.ts';
import { targetsKeeper } from './keeper.ts';
import { serveOnlineTargets } from './online/serve.ts';
import type { Simulator } from './table.ts';

let physics: Promise<Simulator> | undefined;

/** One file for both, since the physics is large: the keeper of the games on this device, or one table far away. */
const receive: (message: never) => void = self.name === 'online-targets' ? farTable() : keeper();
addEventListener('message', ({ data }) => receive(data as never));

function farTable() {
  simulator().catch(() => undefined); // the first flick needs it, and anyone who flicks hears of it
  return serveOnlineTargets({
    post: (message) => postMessage(message),
    simulator,
    crash: (error) => reportError(error),
  });
}

function keeper() {
  return serveKeeper(browserHouse('caravanserai-targets'), targetsKeeper({ simulator, breathe: breather() }));
}

function simulator(): Promise<Simulator> {
  physics ??= loadSimulator();
  physics.catch(() => (physics = undefined)); // the network may be back the next time
  return physics;
}

async function loadSimulator(): Promise<Simulator> {
  const { loadPhysics, flick } = await import('@caravanserai/targets/physics');
  await loadPhysics();
  return flick;
}
