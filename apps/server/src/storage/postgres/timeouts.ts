import { UnavailableError } from '../sql.ts';

/** Time limit of one attempt, connecting included. Detects half-open connections. */
export const TRY_MS = 2500;
/** Total time that a request waits for the database, whatever the failure. */
const WAIT_MS = 6000;
const PAUSES_MS = [50, 100, 200, 400, 800, 1600]; // between attempts; longer in total than a restart of the database

/**
 * Whether an error is temporary: the connection is broken or silent, or the server is stopping, starting, busy or full. Faults of a
 * statement itself are not. 57014 and 55P03: our own time limits on the server. 25P03: idle transaction timeout. Class 53: out of disk,
 * memory or connections. 40001 and 40P01: conflicting transactions, and this one was rolled back.
 */
export function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code !== undefined)
    return /^(08|53|57P0|57014|55P03|25P0[13]|40001|40P01|ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code);
  return error instanceof Error && /terminated|timeout|not queryable/i.test(error.message);
}

/**
 * Retries temporary failures. Statements must be safe to repeat: a repeated write conflicts with itself, which callers recognise. After
 * `unavailable`, it is unknown whether the write took effect; a running attempt may still succeed.
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
      if (isOver()) throw error; // the caller no longer waits
    }
  }
}
