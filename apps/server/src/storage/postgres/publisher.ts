import { EVERYTHING } from '../sql.ts';

const AGAIN_MS = 500;
const MOST_WAITING = 2000; // words; then one that says «look at everything again»

/**
 * What is said while something is being said goes out together afterwards: a word for each move would keep every line busy. What
 * could not be said is said again until it is heard, in order.
 */
export function publisher(say: (topics: readonly string[]) => Promise<void>): (topic: string) => Promise<void> {
  let waiting: string[] = [];
  let next: Promise<void> | undefined; // what is waiting now goes with this

  async function speak(before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => undefined);
    next = undefined; // those who come now come later
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
