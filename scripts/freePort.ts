import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral port ranges: a port from those could be taken by an outgoing connection before the server
 * listens.
 */
const [LOWEST, HIGHEST] = [15_000, 32_000];

/** A free port, for programs that cannot pick one themselves. */
export async function freePort(tries = 20): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  if (await isFree(port)) return port;
  if (tries === 1) throw new Error('no free port was found');
  return freePort(tries - 1);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => void probe.close(() => resolve(true)));
  });
}
