import { quickRng, type Rng } from '@caravanserai/contract';
import { SWIPING, STEADY, tremble } from '../src/hands.ts';
import { arrange } from '../src/arrange.ts';
import { playWith } from '../src/engine.ts';
import type { Stroke } from '../src/moves.ts';
import { flick } from '../src/physics/index.ts';
import { flickOf, type State } from '../src/state.ts';
import { missing } from '../src/tricks/missing.ts';
import { type TrickData, trickOf, type Want } from '../src/tricks/trick.ts';
import { type Draft, type Kind, KINDS } from './tables.ts';

/** The scatter of swipes measured on a phone. */
const HAND = SWIPING;
const SCOUTS = 260; // flicks in search of a solution
const MOST_SOLUTIONS = 10;
const TRIED = 30; // scattered flicks to compare two aims
const REFINEMENTS = 8;
const THROWS = 200; // scattered flicks for the rate
export const LEAST_RATE = 0.05;
export const MOST_RATE = 0.6;
const HOPELESS = 0.02;

const play = playWith(flick);

/** A table of the kind as a trick shot, or why it is none. */
export function searchTrick(kind: Kind, n: number): TrickData | 'unsolved' | 'hard' | 'easy' {
  const seed = `${kind} ${n}`;
  const rng = quickRng(`shots ${seed}`);
  const draft = KINDS[kind](rng, seed);
  const start = arrange(draft.table);
  const wants: readonly Want[] = draft.wants;
  const solutions = scout(start, draft, rng);
  if (solutions.length === 0) return 'unsolved';
  const { aim, flick: shown } = refined(start, wants, solutions, rng);
  const rate = rateOf(start, wants, aim, n);
  if (rate < LEAST_RATE) return 'hard';
  if (rate > MOST_RATE) return 'easy';
  return { kind, n, table: draft.table, wants, aim: tuple(aim), flick: tuple(shown), rate };
}

/** The solution succeeds and the practised hand has the stored rate, which lies between the limits. */
export function verifyTrick(data: TrickData): boolean {
  const { table, wants, aim, flick: shown, rate } = trickOf(data);
  const start = arrange(table);
  const isInRange = rate >= LEAST_RATE && rate <= MOST_RATE;
  return isInRange && succeeds(start, wants, shown) && rateOf(start, wants, aim, data.n) === rate;
}

/** Whether this flick, as it is, meets all wants. */
export function succeeds(start: State, wants: readonly Want[], stroke: Stroke): boolean {
  const played = play(start, 'red', { type: 'flick', ...stroke });
  if (!played.ok) return false;
  const { state: after, events } = played.value;
  return missing(wants, { before: start, after, events }).length === 0;
}

/** The share of successes of the practised hand with this aim. Reproducible: the scatter is seeded. */
export function rateOf(start: State, wants: readonly Want[], aim: Stroke, n: number): number {
  return hitsOf(start, wants, aim, THROWS, quickRng(`rate ${n}`)).length / THROWS;
}

function hitsOf(start: State, wants: readonly Want[], aim: Stroke, throws: number, rng: Rng): Stroke[] {
  const hits: Stroke[] = [];
  for (let i = 0; i < throws; i++) {
    const stroke = scattered(start, aim, rng);
    if (succeeds(start, wants, stroke)) hits.push(stroke);
  }
  return hits;
}

function scattered(start: State, aim: Stroke, rng: Rng, hand = HAND): Stroke {
  const { vxMmS, vzMmS, highPm, sidePm } = tremble(flickOf(start, 'red', aim), hand, rng);
  return { vxMmS, vzMmS, highPm, sidePm };
}

/** Random flicks about the direction to the target, those that succeed. */
function scout(start: State, { wants, at, mmS: [least, most] }: Draft, rng: Rng): Stroke[] {
  const puck = start.pucks.find(({ seat }) => seat === 'red') ?? { xUm: 0, zUm: 0 };
  const ahead = Math.atan2(at.xUm - puck.xUm, at.zUm - puck.zUm);
  const share = () => rng.next() / 2 ** 32;
  const found: Stroke[] = [];
  for (let i = 0; i < SCOUTS && found.length < MOST_SOLUTIONS; i++) {
    const angle = ahead + (share() + share() - 1) * 0.3;
    const speed = least + share() * (most - least);
    const stroke: Stroke = {
      vxMmS: Math.round(Math.sin(angle) * speed),
      vzMmS: Math.round(Math.cos(angle) * speed),
      highPm: Math.round(80 + share() * 240),
      sidePm: share() < 0.7 ? 0 : Math.round((share() * 2 - 1) * 350),
    };
    if (succeeds(start, wants, stroke)) found.push(stroke);
  }
  return found;
}

interface Aimed {
  readonly aim: Stroke;
  readonly hits: number;
  readonly flick: Stroke; // succeeds
}

/** The solution with which a practised hand succeeds most often, moved a little where that helps. */
function refined(start: State, wants: readonly Want[], solutions: readonly Stroke[], rng: Rng): Aimed {
  const tried = (aim: Stroke, flick: Stroke): Aimed => {
    const hits = hitsOf(start, wants, aim, TRIED, rng);
    return { aim, hits: hits.length, flick: succeeds(start, wants, aim) ? aim : (hits[0] ?? flick) };
  };
  let best: Aimed | undefined;
  for (const solution of solutions) {
    const one = tried(solution, solution);
    if (!best || one.hits > best.hits) best = one;
  }
  for (let i = 0; best && i < REFINEMENTS && best.hits / TRIED > HOPELESS; i++) {
    const one = tried(scattered(start, best.aim, rng, STEADY), best.flick);
    if (one.hits > best.hits) best = one;
  }
  if (!best) throw new Error('there is a solution');
  return best;
}

function tuple({ vxMmS, vzMmS, highPm, sidePm }: Stroke): TrickData['aim'] {
  return [vxMmS, vzMmS, highPm, sidePm];
}
