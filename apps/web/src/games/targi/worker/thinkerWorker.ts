import { serve } from '@caravanserai/bots';
import { breather } from '../../../keeper/browserHouse.ts';

const receive = serve({
  post: (message) => postMessage(message),
  now: () => performance.now(),
  breathe: breather(),
});
addEventListener('message', ({ data }) => receive(data));
