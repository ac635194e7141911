import { UnavailableError } from '../sql.ts';

/** How long one try may take: a connection and what is asked over it. A line that is half open is given up after this. */
export const TRY_MS = 2500;
/** How long a request waits for the database in all, however it fails to answer. */
const WAIT_MS = 6000;
const PAUSES_MS = [50, 100, 200, 400, 800, 1600]; // between tries; a restart of the database is shorter than all of them

/**
 * The line broke or is silent, or the server is stopping, starting, busy or full; what is wrong with a statement itself is not of this
 * kind. 57014 and 55P03: our own time limits on the server. 25P03: it took us for dead. 53: no room, no memory, no connection.
 * 40001 and 40P01: two transactions stood in each other's way, and this one was taken back whole.
 */
export function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code !== undefined)
    return /^(08|53|57P0|57014|55P03|25P0[13]|40001|40P01|ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code);
  return error instanceof Error && /terminated|timeout|not queryable/i.test(error.message);
}

/**
 * Statements are such that doing them again is safe: what was written once conflicts with itself, and that is understood. Anyone who is
 * told `unavailable` does not know whether it was written; a try that is under way may still come through.
 */
export async function retrying<T>(act: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new UnavailableError(`the database did not answer within ${waitMs} ms`));
    }, waitMs);
  });
  try {
    return await Promise.race([late, again(act, () => isOver)]);
  } finally {
    clearTimeout(timer);
  }
}

async function again<T>(act: () => Promise<T>, isOver: () => boolean): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if (!isAway(error)) throw error;
      const pauseMs = PAUSES_MS[Math.min(tried, PAUSES_MS.length - 1)];
      await new Promise((done) => setTimeout(done, pauseMs));
      if (isOver()) throw error; // nobody waits for it any more
    }
  }
}
