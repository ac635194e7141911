import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take the port before it is listened on. */
const [LOWEST, HIGHEST] = [15_000, 32_000];

/** A port that nobody listens on, for a program that cannot be told to choose one itself. */
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
