import { assert } from '@caravanserai/contract';

const TOGETHER = 20; // games that are set up at the same time

export async function openTogether(games: number, open: () => Promise<void>): Promise<void> {
  for (let i = 0; i < games; i += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, games - i) }, open));
  }
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  assert(answer.ok, `${url} is answered well, and not ${answer.status}`);
  return answer;
}

const MOVES_A_GAME = 170;

/** After so many moves the first game of a pair gives way to another: in a house that is open for long not all games end at once. */
export function firstLength(): number {
  return Math.ceil(Math.random() * MOVES_A_GAME);
}

export function pickOne<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)];
}
