import { serve } from '@caravanserai/bots/targi';
import { eventLoopYielder } from '../../../keeper/browserDeps.ts';

const receive = serve({
  post: (message) => postMessage(message),
  now: () => performance.now(),
  yieldToEventLoop: eventLoopYielder(),
});
addEventListener('message', ({ data }) => receive(data));
