import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A user's web server on this machine, which our server calls; `answer` returns the status. */
export interface Listener {
  readonly url: string;
  readonly heard: readonly Heard[];
  readonly lines: () => number; // total number of connections
  /** The call with this index, from 0, once it has arrived. */
  call(n: number): Promise<Heard>;
  close(): Promise<void>;
}

export async function openListener(answer: (heard: Heard) => number = () => 201): Promise<Listener> {
  const heard: Heard[] = [];
  let lines = 0;
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    response.writeHead(answer(one)).end();
    heard.push(one);
    for (const look of waiting) look();
  });
  server.on('connection', () => lines++);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    lines: () => lines,
    call: (n) =>
      new Promise((resolve) => {
        const look = () => {
          if (!heard[n]) return;
          waiting.delete(look);
          resolve(heard[n]);
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}
