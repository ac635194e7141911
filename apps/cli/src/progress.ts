import type { Io } from './io.ts';

export interface Progress {
  tick(done: number): void;
  /** Erases the bar. */
  end(): void;
}

const TIMEOUT_MS = 2000; // shorter work shows no bar
const PAUSE_MS = 100; // between redraws
const WIDTH = 30;

/** A progress bar on stderr. Only on a terminal, and only after two seconds. */
export function startProgress({ err }: Io, total: number): Progress {
  if (!err.isTerminal) return { tick: () => {}, end: () => {} };
  const start = performance.now();
  let drawn: number | undefined;
  return {
    tick(done) {
      const now = performance.now();
      if (now - start < TIMEOUT_MS || (drawn !== undefined && now - drawn < PAUSE_MS)) return;
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
