import type { Simulator } from '../../targets/table.ts';
import { serveOnlineTargets } from './serve.ts';

let physics: Promise<Simulator> | undefined;

const receive = serveOnlineTargets({
  post: (message) => postMessage(message),
  simulator,
  crash: (error) => reportError(error),
});
addEventListener('message', ({ data }) => receive(data));
simulator().catch(() => undefined); // the first flick needs it; whoever flicks hears of it

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
