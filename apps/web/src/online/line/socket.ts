import { forgetSession, openSession } from './api.ts';
import { Line, type Wire, type WireListener } from './line.ts';

function openWire({ opened, heard, closed }: WireListener): Wire {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', closed); // after an error too
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** The line of this page. */
export const line = new Line({
  open: openWire,
  session: async () => (await openSession()).ok,
  turnedAway: forgetSession,
  isOnline: () => navigator.onLine,
  nowMs: () => Date.now(),
  chance: () => Math.random(), // no secret: it only spreads the load
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

addEventListener('online', () => line.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line.wake();
});
