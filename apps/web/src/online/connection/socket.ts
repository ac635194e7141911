import { forgetSession, openSession } from './api.ts';
import { Connection, type Wire, type WireListener } from './connection.ts';

function openWire({ opened, heard, closed }: WireListener): Wire {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', closed); // also fires after an error
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** The page's one connection. */
export const connection = new Connection({
  open: openWire,
  session: async () => (await openSession()).ok,
  turnedAway: forgetSession,
  isOnline: () => navigator.onLine,
  nowMs: () => Date.now(),
  chance: () => Math.random(), // need not be unpredictable: it only spreads the load
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

addEventListener('online', () => connection.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.wake();
});
