import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { assert } from '@caravanserai/contract';

const TOGETHER = 20; // games set up concurrently

export async function openTogether(games: number, open: (n: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < games; i += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, games - i) }, (_, j) => open(i + j)));
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  json(): unknown;
}

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string | undefined; // an address of this machine
}

const agents = new Map<string | undefined, Agent>();

export function ask(url: string, { method = 'GET', body, headers = {}, from }: Asked = {}): Promise<Answer> {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 16, localAddress: from });
  agents.set(from, agent);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const own =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers: { ...own, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          json: () => JSON.parse(Buffer.concat(chunks).toString()) as unknown,
        }),
      );
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  from?: string,
): Promise<Answer> {
  const answer = await ask(url, { method: 'POST', body, headers, from });
  assert(answer.status === 200, `${url} is answered well, and not ${answer.status}`);
  return answer;
}

/** The guest's session cookie, if one was set. */
export function cookieIn({ headers }: Answer): string | undefined {
  return /caravanserai=[\w-]+/.exec(String(headers['set-cookie']))?.[0];
}

const MOVES_A_GAME = 170;

/**
 * Number of moves after which the first game of a pair is replaced, so that games do not all end at once, as on a server that has run for
 * long.
 */
export function firstLength(): number {
  return Math.ceil(Math.random() * MOVES_A_GAME);
}

export function pickOne<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)];
}
