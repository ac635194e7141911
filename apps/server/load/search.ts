import type { Measured, Table } from './subjects.ts';

const FIRST_RATE = 1000; // moves per second
const GROWTH = 1.5;
const HALVINGS = 3; // bisections between a rate that holds and one that does not: within five percent
const TRIES = 3; // other load on the machine causes outliers
const WARM_UP_S = 4;
const KEPT_UP = 0.97; // required share of the offered rate

export interface Sustained extends Measured {
  readonly offered: number; // moves per second
}

export interface Bar {
  readonly games: number;
  readonly p99Ms: number;
  readonly seconds: number; // for each rate
  readonly onTried: (rate: number, measured: Measured, isHeld: boolean) => void;
}

interface Tried {
  readonly held?: Sustained;
  readonly isKeptUp: boolean;
}

/**
 * The highest rate of moves at which p99 stays below the limit, without errors and with the offered rate sustained. The search goes up
 * until the server falls behind; a high p99 alone may be caused by other load on the machine.
 */
export async function highestRate(table: Table, bar: Bar, from = FIRST_RATE): Promise<Sustained | undefined> {
  await table.drive({ gapMs: (bar.games * 1000) / from, warmUpS: 1, seconds: WARM_UP_S });
  let best: Sustained | undefined;
  let tooMuch = Infinity;
  function note(rate: number, { held }: Tried): void {
    if (held) [best, tooMuch] = [held, Infinity];
    else tooMuch = Math.min(tooMuch, rate);
  }
  for (let rate = from, isKeptUp = true; isKeptUp; rate *= GROWTH) {
    const tried = await attempt(table, bar, rate);
    note(rate, tried);
    ({ isKeptUp } = tried);
  }
  for (let rate = from / GROWTH; !best && rate >= 1; rate /= GROWTH) note(rate, await attempt(table, bar, rate));
  if (best) tooMuch = Math.min(tooMuch, best.offered * GROWTH);
  for (let i = 0; best && i < HALVINGS; i++) {
    const rate = Math.sqrt(best.offered * tooMuch);
    const { held } = await attempt(table, bar, rate);
    if (held) best = held;
    else tooMuch = rate;
  }
  return best;
}

async function attempt(table: Table, { games, p99Ms, seconds, onTried }: Bar, rate: number): Promise<Tried> {
  let isKeptUp = false;
  for (let i = 0; i < TRIES; i++) {
    const measured = await table.drive({ gapMs: (games * 1000) / rate, warmUpS: 1, seconds });
    const isKept = measured.moves / measured.seconds >= rate * KEPT_UP && measured.errors === 0;
    isKeptUp ||= isKept;
    const isHeld = isKept && measured.p99Ms <= p99Ms;
    onTried(rate, measured, isHeld);
    if (isHeld) return { held: { ...measured, offered: rate }, isKeptUp };
    if (!isKept && i > 0) break; // fell behind twice
  }
  return { isKeptUp };
}
