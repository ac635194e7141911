import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import * as frozen from '../bench/frozen/engine.mjs';
import * as now from '../src/index.ts';

/** How often what is slow to compare is compared. */
const VIEWS_EVERY = 5;
const VIEWERS = [...now.SEATS, 'spectator'] as const;

const before = new Uint16Array(now.MAX_MOVES);
const listed = new Uint16Array(now.MAX_MOVES);

/**
 * Plays the same random games with today's engine and with the frozen one, and throws where they differ: in the list of moves and its
 * order, in any byte of the state, in the events, in what a viewer sees, in what is guessed from that, in the score.
 */
export function crossCheck(decisions: number, seed: string): { readonly games: number; readonly met: number } {
  const rng = quickRng(seed);
  let [games, met] = [0, 0];
  for (; met < decisions; games++) met += compareGame(`${seed} ${games}`, rng);
  return { games, met };
}

function compareGame(seed: string, rng: Rng): number {
  const options = {
    first: pick(rng, now.FIRSTS),
    shortfall: pick(rng, now.SHORTFALLS),
    hands: pick(rng, now.HANDS),
  };
  const isBusy = below(rng, 2) === 0; // never ends a turn early, so that displays fill up
  const old = frozen.targi.init(options, seed);
  const s = now.targi.init(options, seed);
  for (let met = 0; ; met++) {
    const where = `game "${seed}", decision ${met}`;
    if (met % VIEWS_EVERY === 0) compareViews(old, s, where, rng);
    const count = compareMoves(old, s, where);
    if (count === 0) {
      same(now.targi.score(s), frozen.targi.score(old), `${where}: the score`);
      return met;
    }
    const code = listed[below(rng, isBusy && count > 1 ? count - 1 : count)]; // ending a turn is listed last
    const [told, tells]: [now.Event[], now.Event[]] = [[], []];
    frozen.playUnchecked(old, code, told);
    now.playUnchecked(s, code, tells);
    same(tells, told, `${where}: the events of ${code}`);
    if (!s.every((byte, i) => byte === old[i])) throw new Error(`${where}: the state after ${code}`);
  }
}

function compareMoves(old: now.State, s: now.State, where: string): number {
  const count = now.listMoves(s, listed);
  same([...listed.subarray(0, count)], [...before.subarray(0, frozen.listMoves(old, before))], `${where}: the moves`);
  return count;
}

function compareViews(old: now.State, s: now.State, where: string, rng: Rng): void {
  for (const viewer of VIEWERS) {
    const seen = now.targi.view(s, viewer);
    same(seen, frozen.targi.view(old, viewer), `${where}: the view of ${viewer}`);
    const chance = String(rng.next());
    const guessed = now.targi.guess(seen, quickRng(chance));
    same([...guessed], [...frozen.targi.guess(seen, quickRng(chance))], `${where}: the guess of ${viewer}`);
  }
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what} differ:\n${a}\n${b}`);
}
