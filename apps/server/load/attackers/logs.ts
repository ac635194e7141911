import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, type Asked, pickOne } from '../rest.ts';

/** An attacker's address and guests, and a way to send counted requests. */
export interface LogsTools {
  readonly from: string;
  readonly guests: readonly string[]; // cookies
  want(path: string, asked: Asked): Promise<Answer | undefined>;
  isOver(): boolean;
}

interface Seen {
  readonly version: number;
  readonly logFrom: number;
  readonly play?: { readonly moves: readonly unknown[] };
}

const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: false,
  visibility: 'private',
  chat: false,
};
const ROUNDS = 200; // per table

/**
 * Two guests who make a log as long as possible: they place, ask for undo and consent in a loop, and request the whole match every time.
 */
export async function fillLog({ from, guests, want, isOver }: LogsTools): Promise<void> {
  const blue = pickOne(guests);
  const white = guests.find((cookie) => cookie !== blue) ?? blue;
  const post = (cookie: string, path: string, body?: unknown) =>
    want(path, { method: 'POST', headers: { cookie }, from, ...(body === undefined ? {} : { body }) });
  const made = await post(blue, '/matches', { terms: TERMS });
  if (made?.status !== 200) return;
  const { id } = made.json() as { id: string };
  for (const cookie of [blue, white])
    await post(cookie, `/matches/${id}/sit`, { nonce: randomBytes(16).toString('hex') });
  const look = async (cookie: string): Promise<Seen | undefined> => {
    const answer = await want(`/matches/${id}`, { headers: { cookie }, from });
    return answer?.status === 200 ? (answer.json() as Seen) : undefined;
  };
  for (let round = 0; round < ROUNDS && !isOver(); round++) {
    for (const [cookie, other] of [
      [blue, white],
      [white, blue],
    ] as const) {
      const seen = await look(cookie);
      const move = seen?.play && pickOne(seen.play.moves);
      if (!seen || move === undefined) continue;
      const { version, logFrom } = seen;
      if (logFrom > 0) await want(`/matches/${id}/log?before=${logFrom}`, { headers: { cookie }, from });
      await post(cookie, `/matches/${id}/play`, { onVersion: version, moves: [move], key: randomUUID() });
      const undo = { onVersion: version + 1, to: version };
      await post(cookie, `/matches/${id}/undo`, undo);
      await post(other, `/matches/${id}/undo/answer`, { ...undo, granted: true });
    }
  }
}
