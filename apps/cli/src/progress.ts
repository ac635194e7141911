import type { Io } from './io.ts';

export interface Progress {
  tick(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

const PATIENCE_MS = 2000; // shorter work shows no bar
const PAUSE_MS = 100; // between two drawings
const WIDTH = 30;

/** A bar on stderr, for a person who waits: only on a terminal, and only when it takes longer than two seconds. */
export function startProgress({ err }: Io, total: number): Progress {
  if (!err.isTerminal) return { tick: () => {}, end: () => {} };
  const start = performance.now();
  let drawn: number | undefined;
  return {
    tick(done) {
      const now = performance.now();
      if (now - start < PATIENCE_MS || (drawn !== undefined && now - drawn < PAUSE_MS)) return;
      drawn = now;
      const share = Math.min(1, done / total);
      const full = Math.round(share * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      err.write(`\r${bar} ${Math.floor(share * 100)}% (${done}/${total})`);
    },
    end: () => {
      if (drawn !== undefined) err.write('\r\x1b[2K');
    },
  };
}
