import { quickRng, type Rng } from '@caravanserai/contract';
import { newState, type State, targi } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { normalCdf } from '../../measure/normal.ts';
import { SPREADS } from '../spread.ts';
import { workDone } from './ends.ts';
import type { Asked } from './foresight.ts';
import { newCardsOf, putNewCards, stockPiles } from './piles.ts';
import { newMemory, nextRoundValue } from './rest.ts';

/** Candidate moves to be compared by search into the next round. */
export interface Compared extends Asked {
  /** By candidate: the evaluation of the current round. */
  readonly base: readonly number[];
  /** By candidate: equal keys mean equal results. */
  readonly keys: readonly string[];
  /** Plays a candidate and the rest of the round in one deal. All candidates get the same random numbers. */
  reach(candidate: number, deal: State, into: State, chance: Rng): void;
}

const SURE_DEALS = 4; // minimum before a candidate can be dropped
const SURE = 2.5; // standard errors

interface Runner {
  readonly at: number; // index of the candidate
  readonly values: number[]; // by deal
}

/**
 * Plays the best few candidates in the same deals, with the same new cards in the same places, and solves the next round. Candidates that
 * are significantly behind are dropped. The other candidates get their base evaluation plus the mean change by the search.
 */
export function* compare(compared: Compared): Generator<number, number[]> {
  const { view, s, base, keys, foresight, rng, isLate } = compared;
  const { candidates, within, deals, trust, work, worth, nodes } = foresight;
  const best = Math.max(...base);
  const ranked = base.map((_, i) => i).toSorted((a, b) => base[b] - base[a]);
  const runners: Runner[] = [];
  for (const at of ranked) {
    const isNew = !runners.some((other) => keys[other.at] === keys[at]);
    if (isNew && runners.length < candidates && base[at] >= best - within) runners.push({ at, values: [] });
  }
  if (runners.length < 2) return [...base];
  const into = newState();
  const memory = newMemory();
  const side = s[L.TO_ACT] === 0 ? 1 : -1;
  let running = runners;
  let spent = 0;
  for (let n = 0; n < deals && running.length > 1; n++) {
    const deal = targi.guess(view, rng);
    const cards = newCardsOf(deal);
    stockPiles(deal);
    const chance = `${rng.next()}`;
    for (const { at, values } of running) {
      const from = workDone();
      compared.reach(at, deal, into, quickRng(chance));
      putNewCards(into, s, cards);
      const margin = nextRoundValue(into, { nodes: nodes.next, worth }, memory);
      values.push(side * inHope(margin, into));
      spent += workDone() - from;
      yield (n + 1) / deals;
      if (isLate()) break;
    }
    if (isLate() || spent > work / 2) break;
    if (n + 1 >= SURE_DEALS) running = remaining(running, base, trust);
  }
  return mixed(runners, base, keys, trust);
}

const SETTLED = 0.5; // points: spread when the game is over

/** Scales margins by their effect on the chance to win: slope 1 in close games, flat when a player is far ahead. */
function inHope(margin: number, s: State): number {
  const roundsLeft = SPREADS.length - s[L.ROUND];
  const spread =
    s[L.PHASE] === L.PHASE_OVER || roundsLeft < 0 ? SETTLED : roundsLeft === 0 ? 1 : SPREADS[roundsLeft - 1];
  return spread * Math.sqrt(2 * Math.PI) * (normalCdf(margin / spread) - 0.5);
}

/** The mean deficit of `runner` to `leader` over their common deals, and its standard error. */
function behind(leader: Runner, runner: Runner): { readonly mean: number; readonly error: number } {
  const count = Math.min(leader.values.length, runner.values.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    const gap = leader.values[i] - runner.values[i];
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1)) };
}

function remaining(running: readonly Runner[], base: readonly number[], trust: number): Runner[] {
  const score = ({ at, values }: Runner) => (1 - trust) * base[at] + trust * meanOf(values);
  const leader = running.reduce((most, runner) => (score(runner) > score(most) ? runner : most));
  return running.filter((runner) => {
    const { mean, error } = behind(leader, runner);
    const gap = trust * mean + (1 - trust) * (base[leader.at] - base[runner.at]);
    return gap <= SURE * trust * error;
  });
}

function mixed(runners: readonly Runner[], base: readonly number[], keys: readonly string[], trust: number): number[] {
  const longest = runners.reduce((most, runner) => (runner.values.length > most.values.length ? runner : most));
  if (runners.some(({ values }) => values.length === 0)) return [...base];
  const ahead = meanOf(longest.values);
  const looked = runners.map((runner) => ({
    at: runner.at,
    value: (1 - trust) * base[runner.at] + trust * (ahead - behind(longest, runner).mean),
  }));
  const shift = meanOf(looked.map(({ at, value }) => value - base[at]));
  const top = Math.max(...looked.map(({ value }) => value));
  return base.map((promised, i) => {
    const twin = looked.find(({ at }) => keys[at] === keys[i]);
    return twin ? twin.value : Math.min(promised + shift, top - UNSEEN);
  });
}

const UNSEEN = 0.01; // points: ranks moves that were not searched below those that were

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
