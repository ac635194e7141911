import { type PuzzleFigures, type PuzzleTry, TRIES_AT_ONCE } from '@caravanserai/contract';
import { ask } from '../../../online/connection/api.ts';
import { playedOnline } from '../../../online/connection/visited.ts';
import { type Listed, loadPuzzles, withFigures } from '../game/puzzles/puzzles.ts';
import { record, withSent, withStored } from '../game/puzzles/record.ts';

const PATH = '/puzzles/targi';
const FIGURES_WITHIN_MS = 1500; // puzzles can be played without them

let loading: Promise<readonly Listed[]> | undefined;

/** The collection with the figures of the server, if it answers soon. Loaded once, on demand. */
export function loadRatedPuzzles(): Promise<readonly Listed[]> {
  loading ??= Promise.all([loadPuzzles(), figuresSoon()]).then(([all, figures]) => withFigures(all, figures));
  loading.catch(() => (loading = undefined)); // the next call tries again
  return loading;
}

async function figuresSoon(): Promise<readonly PuzzleFigures[]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, FIGURES_WITHIN_MS));
  const answer = await Promise.race([ask<readonly PuzzleFigures[]>('GET', PATH), late]);
  return answer?.ok ? answer.value : [];
}

/** Brings the tries of this device and those that the server stores together, for players with a session. */
export async function syncTries(): Promise<void> {
  if (!playedOnline.get() || !(await sendTries())) return;
  const stored = await ask<readonly PuzzleTry[]>('GET', `${PATH}/tries`);
  if (stored.ok) record.set(withStored(record.get(), stored.value));
}

/** Returns whether the server has all tries of this device. What it does not get now is sent the next time. */
export async function sendTries(): Promise<boolean> {
  if (!playedOnline.get()) return false;
  for (;;) {
    const unsent = record.get().tries.filter(({ isSent }) => !isSent);
    if (unsent.length === 0) return true;
    const batch = unsent.slice(0, TRIES_AT_ONCE);
    const tries = batch.map(({ isSent: _, ...one }) => one);
    const sent = await ask('POST', `${PATH}/tries`, { tries });
    if (!sent.ok) return false;
    record.set(withSent(record.get(), batch));
  }
}
