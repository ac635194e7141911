import { quickRng, type Rng } from '@caravanserai/contract';
import { encodeMove } from '@caravanserai/targi';
import { choose, type Level, LEVELS } from '../levels.ts';
import { consider, type Option } from '../solver.ts';
import type { Request, Thought } from './request.ts';

const USUAL_MS = 700; // the last step may take longer on a slow machine; the limit is a second

/**
 * Makes one decision; yields the progress, 0 to 1. With `nodes` the result is that of `levelBot` with the same seed, and `now` (ms) is not
 * called.
 */
export function* decide(request: Request, now: () => number): Generator<number, Thought> {
  const { view, moves, mode } = request;
  if (moves.length === 1) return { move: moves[0], options: [] };
  const level: Level = LEVELS[request.level];
  const rng = quickRng(request.seed);
  if (level.foresight && mode.kind !== 'nodes') {
    const isLate = lateAfter(mode.kind === 'time' ? mode.ms : USUAL_MS, now);
    const options = yield* consider(view, moves, level, rng, isLate);
    return { move: choose(options, level, rng), options };
  }
  const isTimed = mode.kind === 'time' && view.pending.phase === 'place'; // only placements use several worlds
  const options = yield* isTimed ? considerFor(mode.ms, request, level, rng, now) : consider(view, moves, level, rng);
  return { move: choose(options, level, rng), options };
}

export function lateAfter(ms: number, now: () => number): () => boolean {
  const untilMs = now() + ms;
  return () => now() >= untilMs;
}

/**
 * Searches worlds until the time is up, at least one. A level with noise stops at its own number of worlds, because more would change its
 * strength.
 */
function* considerFor(
  ms: number,
  { view, moves }: Request,
  level: Level,
  rng: Rng,
  now: () => number,
): Generator<number, Option[]> {
  const startMs = now();
  const isDone = (worlds: number) => now() - startMs >= ms || (level.noise > 0 && worlds >= level.worlds);
  const sums = new Map(moves.map((move) => [encodeMove(move), 0]));
  let worlds = 0;
  do {
    const world = consider(view, moves, { ...level, worlds: 1 }, rng);
    let step = world.next();
    for (; !step.done; step = world.next()) yield Math.min(1, (now() - startMs) / ms);
    for (const { move, margin } of step.value) sums.set(encodeMove(move), (sums.get(encodeMove(move)) ?? 0) + margin);
    worlds++;
  } while (!isDone(worlds));
  const options = moves.map((move) => ({ move, margin: (sums.get(encodeMove(move)) ?? 0) / worlds }));
  return options.toSorted((a, b) => b.margin - a.margin);
}
