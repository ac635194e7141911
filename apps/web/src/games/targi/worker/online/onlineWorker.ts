import { quickRng } from '@caravanserai/contract';
import { openBrowserThinker } from '../thinker.ts';
import { serveOnline } from './serve.ts';

const receive = serveOnline({
  post: (message) => postMessage(message),
  thinker: openBrowserThinker(),
  rng: () => quickRng(chance(16)),
  key: () => chance(16),
});
addEventListener('message', ({ data }) => receive(data));

function chance(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
