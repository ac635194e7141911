import type { DiscCount, Count } from './count.ts';

const TOTALS_MS = 900;
const STRUCK_MS = 700;
const BETWEEN_MS = 250;

interface Showing {
  show(count: Count): void;
  sleep(ms: number): Promise<void>;
  /** Moves the disc to its winner's puck. */
  take(disc: DiscCount): Promise<void>;
  isOver(): boolean;
}

/** Shows disc by disc which dice lie on it, which totals cancel out and who gets it; then the whole result. */
export async function showCount(count: Count, { show, sleep, take, isOver }: Showing): Promise<void> {
  for (const [at, disc] of count.discs.entries()) {
    show({ ...count, at, part: 'totals' });
    if (isOver()) return;
    await sleep(disc.totals.length > 0 ? TOTALS_MS : BETWEEN_MS);
    if (disc.struck.length > 0 && !isOver()) {
      show({ ...count, at, part: 'struck' });
      await sleep(STRUCK_MS);
    }
    if (isOver()) return;
    if (disc.seat) {
      await take(disc);
      show({ ...count, at, part: 'taken' });
      await sleep(BETWEEN_MS);
    }
  }
  show({ ...count, at: count.discs.length, part: 'taken' });
}
