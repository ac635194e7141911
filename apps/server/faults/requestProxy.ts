import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Rates of faults among requests, from 0 to 1. */
export interface RequestFaults {
  readonly lost: number; // never arrives
  readonly unanswered: number; // arrives, but its answer is lost
  readonly twice: number;
  readonly late: number; // delayed, so that later ones overtake it
}

export interface RequestProxy {
  readonly url: string;
  readonly counts: Readonly<Record<keyof RequestFaults, number>>;
  close(): Promise<void>;
}

interface Forwarded {
  readonly status: number;
  readonly cookies: string[];
  readonly text: Buffer;
}

const MOST_LATE_MS = 400;

/** A proxy between players and nodes that simulates faults of networks and retries of impatient browsers. */
export async function openRequestProxy(
  target: () => string,
  faults: RequestFaults,
  chance: () => number,
): Promise<RequestProxy> {
  const counts = { lost: 0, unanswered: 0, twice: 0, late: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  function drawn(): keyof RequestFaults | undefined {
    let left = chance();
    for (const fault of ['lost', 'unanswered', 'twice', 'late'] as const) {
      left -= faults[fault];
      if (left >= 0) continue;
      counts[fault]++;
      return fault;
    }
    return undefined;
  }

  const server = createServer((incoming, answer) => void serve(incoming, answer).catch(() => answer.destroy()));
  async function serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming);
    const fault = drawn();
    if (fault === 'lost') return void answer.destroy();
    if (fault === 'late') await new Promise((done) => setTimeout(done, chance() * MOST_LATE_MS));
    const tries = [forward(incoming, body), ...(fault === 'twice' ? [forward(incoming, body)] : [])];
    const { status, cookies, text } = (await Promise.all(tries))[tries.length - 1];
    if (fault === 'unanswered') return void answer.destroy();
    answer.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies }).end(text);
  }

  function forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
    return new Promise((resolve, reject) => {
      const out = ask(`${target()}${url}`, { method, headers, agent, timeout: 20_000 }, (reply) => {
        bytesOf(reply).then(
          (text) => resolve({ status: reply.statusCode ?? 502, cookies: reply.headers['set-cookie'] ?? [], text }),
          reject,
        );
      });
      out.on('timeout', () => out.destroy(new Error('no answer')));
      out.on('error', reject);
      out.end(body);
    });
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
