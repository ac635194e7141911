import { newState, type State, totalVp } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { putNewCards } from '../ahead/piles.ts';
import { type Memory, nextRoundValue } from '../ahead/rest.ts';
import type { Depth } from './depth.ts';
import type { Deals } from './deals.ts';

/** A way to play on from a position, to be looked at in many deals. */
export interface Candidate {
  /** The expected margin by the worth of both sides at the end of the round, from the side of the player to act. */
  readonly base: number;
  /** Variances of the parts of `base` that are means over deals. Candidates share parts. */
  readonly noise?: ReadonlyMap<string, number>;
  /** Identifies the position that all deals continue from; its results are remembered. */
  readonly key?: string;
  /** Plays on to the next placement or the end of the game, in one deal. */
  reach(n: number, into: State): void;
}

/** What a candidate leads to. */
export interface Outlook {
  readonly margin: number;
  /** Standard error of the difference to the best candidate; for the best one, of its margin. */
  readonly error: number;
  /** Whether the game ends with this round, so that the margin is a mean of final results. */
  readonly isFinal: boolean;
  /** The mean final points of the opponent, if the game ends with this round. */
  readonly theirs: number;
  /** By deal: the margin after the next round, or at the end of the game. */
  readonly values: readonly number[];
}

const SURE_DEALS = 8; // minimum before a candidate can be dropped
const SURE = 2.5; // standard errors
const TIE_BREAK = 0.01; // points: orders equal margins, and is too small to be shown

/** The results of a position by deal. */
interface Results {
  readonly values: number[];
  /** The opponent's final points. */
  readonly theirs: number[];
  isFinal: boolean;
}

interface Runner {
  readonly candidate: Candidate;
  readonly results: Results;
  values: readonly number[];
}

const MOST_REMEMBERED = 4000;
const remembered = new Map<string, Results>();

/** The steps of a turn lead to the same positions, so most of their results are known after the first step. */
function resultsOf(key: string | undefined): Results {
  const known = key === undefined ? undefined : remembered.get(key);
  if (known) return known;
  const results: Results = { values: [], theirs: [], isFinal: true };
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  if (key !== undefined) remembered.set(key, results);
  return results;
}

/**
 * Continues the candidates in the same deals, with the same new cards in the same cells, and solves the next round. Candidates that are
 * clearly behind are dropped. Yields the progress, 0 to 1.
 */
export function* lookAhead(
  candidates: readonly Candidate[],
  before: State,
  deals: Deals,
  { nodes, worth, trust }: Depth,
  memory: Memory,
  isLate: () => boolean,
): Generator<number, Outlook[]> {
  const side = before[L.TO_ACT] === 0 ? 1 : -1;
  const into = newState();
  const runners = candidates.map((candidate): Runner => ({ candidate, results: resultsOf(candidate.key), values: [] }));
  let running = runners;
  for (let n = 0; n < deals.count; n++) {
    const cards = deals.newCards(n);
    for (const runner of running) {
      const { candidate, results } = runner;
      if (n === results.values.length) {
        candidate.reach(n, into);
        const isOver = into[L.PHASE] === L.PHASE_OVER;
        if (!isOver) putNewCards(into, before, cards);
        const margin = isOver ? finalMargin(into) : nextRoundValue(into, { nodes: nodes.next, worth }, memory);
        results.isFinal &&= isOver;
        results.values.push(side * margin);
        results.theirs.push(isOver ? totalVp(into, before[L.TO_ACT] ^ 1) : 0);
        yield (n + 1) / deals.count;
      }
      runner.values = results.values.slice(0, n + 1);
    }
    if (isLate()) break;
    if (n + 1 >= SURE_DEALS && running.length > 1) running = remaining(running, trust);
  }
  return outlooks(runners, trust);
}

/** Blue's final margin. */
export function finalMargin(s: State): number {
  const gold = s[S.playerAt(0) + L.GOLD] - s[S.playerAt(1) + L.GOLD];
  return totalVp(s, 0) - totalVp(s, 1) + TIE_BREAK * Math.sign(gold || S.goodsCount(s, 0) - S.goodsCount(s, 1));
}

function remaining(running: readonly Runner[], trust: number): Runner[] {
  const leader = running.reduce((most, runner) => (scoreOf(runner, trust) > scoreOf(most, trust) ? runner : most));
  return running.filter((runner) => {
    const { mean, error } = gapOf(leader, runner, trust);
    return mean <= SURE * error;
  });
}

/** Final results count alone; before the last round they are mixed with the worth of both sides. */
function scoreOf({ candidate, results, values }: Runner, trust: number): number {
  return results.isFinal ? meanOf(values) : (1 - trust) * candidate.base + trust * meanOf(values);
}

/** How far `runner` is behind `leader` in their common deals, and the standard error. */
function gapOf(leader: Runner, runner: Runner, trust: number): { readonly mean: number; readonly error: number } {
  const count = Math.min(leader.values.length, runner.values.length);
  const gaps = leader.values.slice(0, count).map((value, n) => value - runner.values[n]);
  const share = leader.results.isFinal && runner.results.isFinal ? 1 : trust;
  const mean = share * meanOf(gaps) + (1 - share) * (leader.candidate.base - runner.candidate.base);
  return { mean, error: Math.hypot(share * errorOf(gaps), (1 - share) * noiseOf(leader, runner)) };
}

function outlooks(runners: readonly Runner[], trust: number): Outlook[] {
  const most = Math.max(...runners.map(({ values }) => values.length));
  const full = runners.filter(({ values }) => values.length === most);
  const best = full.reduce((top, runner) => (scoreOf(runner, trust) > scoreOf(top, trust) ? runner : top));
  const margin = scoreOf(best, trust);
  return runners.map((runner) => {
    const { values } = runner;
    const { isFinal } = runner.results;
    const theirs = meanOf(runner.results.theirs.slice(0, values.length));
    if (runner === best) {
      const share = isFinal ? 1 : trust;
      const error = Math.hypot(share * errorOf(values), (1 - share) * noiseOf(best));
      return { margin, error, isFinal, theirs, values };
    }
    const gap = gapOf(best, runner, trust);
    return { margin: margin - gap.mean, error: gap.error, isFinal, theirs, values };
  });
}

/** Standard error of the worth at the end of the round, or of its difference to that of another candidate. */
function noiseOf({ candidate: { noise } }: Runner, other?: Runner): number {
  const others = other?.candidate.noise;
  let variance = 0;
  for (const [part, each] of noise ?? []) if (!others?.has(part)) variance += each;
  for (const [part, each] of others ?? []) if (!noise?.has(part)) variance += each;
  return Math.sqrt(variance);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard error of a mean. */
export function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
}
