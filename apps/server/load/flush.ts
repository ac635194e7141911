import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMES = 60;
const BYTES = 5000; // approximate size of a move's write

/** Median time of flushing a move's write to this disk: the minimum time of each move without batching. */
export async function flushMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-flush-'));
  const file = await open(join(folder, 'log'), 'a');
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    await file.write(Buffer.alloc(BYTES));
    const startMs = performance.now();
    await file.datasync();
    times.push(performance.now() - startMs);
  }
  await file.close();
  rmSync(folder, { recursive: true });
  return times.toSorted((a, b) => a - b)[TIMES / 2];
}
