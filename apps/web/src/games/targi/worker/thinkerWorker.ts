import { serve } from '@caravanserai/bots';

// A message to oneself comes after those that wait already, and unlike a timer it is not slowed down.
const { port1, port2 } = new MessageChannel();
let goOn: (() => void) | undefined;
port1.addEventListener('message', () => goOn?.());
port1.start();

const receive = serve({
  post: (message) => postMessage(message),
  now: () => performance.now(),
  breathe: () =>
    new Promise((done) => {
      goOn = done;
      port2.postMessage(undefined);
    }),
});
addEventListener('message', ({ data }) => receive(data));
