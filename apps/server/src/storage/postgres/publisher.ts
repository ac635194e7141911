import { EVERYTHING } from '../sql.ts';

const AGAIN_MS = 500;
const MOST_WAITING = 2000; // messages; beyond, a single one that means «read everything again»

/**
 * Batches notifications: messages that arrive during a send go out together afterwards, since one notification per move would keep every
 * connection busy. Failed messages are retried in order.
 */
export function publisher(say: (topics: readonly string[]) => Promise<void>): (topic: string) => Promise<void> {
  let waiting: string[] = [];
  let next: Promise<void> | undefined; // the send that will carry the waiting messages

  async function speak(before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => undefined);
    next = undefined; // later messages wait for the next send
    const topics = waiting;
    waiting = [];
    try {
      await say(topics);
    } catch (error) {
      const missed = [...topics, ...waiting];
      waiting = missed.length > MOST_WAITING ? [EVERYTHING] : missed;
      setTimeout(() => void enqueue().catch(() => undefined), AGAIN_MS).unref();
      throw error;
    }
  }

  let last: Promise<void> | undefined;
  function enqueue(): Promise<void> {
    if (!next) {
      next = speak(last);
      last = next;
    }
    return next;
  }

  return (topic) => {
    waiting.push(topic);
    return enqueue();
  };
}
