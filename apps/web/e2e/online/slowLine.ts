import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SlowLine {
  readonly url: string;
  close(): void;
}

/** A proxy to the same server that delays every byte by this many milliseconds in each direction. */
export async function slowLine(serverUrl: string, oneWayMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), oneWayMs));
      from.on('close', () => setTimeout(() => to.destroy(), oneWayMs));
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
