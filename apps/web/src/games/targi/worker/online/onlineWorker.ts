import { quickRng } from '@caravanserai/contract';
import { chance } from '../../../../keeper/browserHouse.ts';
import { openBrowserThinker } from '../thinker.ts';
import { serveOnline } from './serve.ts';

const receive = serveOnline({
  post: (message) => postMessage(message),
  thinker: openBrowserThinker(),
  rng: () => quickRng(chance(16)),
  key: () => chance(16),
});
addEventListener('message', ({ data }) => receive(data));
