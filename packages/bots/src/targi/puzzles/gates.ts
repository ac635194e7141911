import { at, keyOf, quickRng } from '@caravanserai/contract';
import { makeMove, type Move, type View } from '@caravanserai/targi';
import { type Depth, NORMAL } from '../evaluation/depth.ts';
import { evaluate, type Evaluation } from '../evaluation/evaluate.ts';
import type { Why } from '../evaluation/why.ts';
import { LEVEL_NAMES, levelBot, type LevelName } from '../levels.ts';
import { ROUND_WEIGHTS } from '../ahead/roundWeights.ts';
import { SPREADS } from '../spread.ts';
import { WEIGHTS } from '../weights.ts';
import { type Choice, choicesOf, whyBest } from './choices.ts';
import { TRIES } from './puzzle.ts';
import { type Theme, themeOf } from './themes.ts';

/** Why a decision is not a puzzle. */
export type Gate = 'candidate' | 'unique' | 'engineOnly';

/** A decision that passed the gates. */
export interface Found {
  /** Best first. */
  readonly choices: readonly Choice[];
  readonly gap: number; // points to the second choice
  readonly theme: Theme;
  readonly why: Why;
  /** By level, from the weakest: how many of five seeds find the best choice. */
  readonly found: readonly number[];
}

export interface Decision {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Quick looks: most decisions have no best choice that stands out. The gap in points that each asks for is below that of a puzzle. */
const SIFTS: readonly { readonly depth: Depth; readonly gap: number }[] = [
  { depth: { ...NORMAL, deals: 6, candidates: 4 }, gap: 0.8 },
  { depth: NORMAL, gap: 0.9 },
];

/** Three evaluations of this depth take at least 20 times the effort of a hint. */
export const DEEP: Depth = {
  ...NORMAL,
  nodes: { set: 2400, turn: 160_000, finish: 800, next: 160 },
  deals: 256,
  draws: 32,
  outcomes: 10,
  within: 3,
};

export const SEEDS: readonly string[] = ['puzzle 1', 'puzzle 2', 'puzzle 3'];
const LEAST_CHOICES = 4;
const LEAST_GAP = 1; // points
const LEAST_CHANCE_GAP = 0.08;
const LEAST_GAP_BY_SEED = 0.5; // points
const LEAST_ERRORS = 3; // standard errors
const OPEN_FROM = 0.1; // winning chance
const CLEAR_SHARE = 0.6; // of the gap, by two reasons
const FINDERS: readonly LevelName[] = ['guide', 'merchant', 'amenokal'];

/** Whether a decision is a puzzle. The gates come in the order of their effort. */
export function judgePuzzle(decision: Decision): Found | Gate {
  for (const { depth, gap } of SIFTS) {
    const choices = choicesOf([look(decision, depth, at(SEEDS, 0))]);
    if (!isOpen(choices)) return 'candidate';
    if (gapOf(choices[0], choices[1]) < gap) return 'unique';
  }
  const evaluations: Evaluation[] = [];
  for (const seed of SEEDS) {
    evaluations.push(look(decision, DEEP, seed));
    const [best, second] = choicesOf(evaluations);
    if (gapOf(best, second) < LEAST_GAP_BY_SEED) return 'unique';
  }
  const choices = choicesOf(evaluations);
  if (!isOpen(choices)) return 'candidate';
  if (!isUnique(choices)) return 'unique';
  const [best, second] = choices;
  const why = evaluations.map((each) => whyBest(each, best)).find((each) => each !== undefined);
  const found = foundBy(decision, best);
  if (why === undefined) return 'unique'; // about equal to all others in each evaluation
  if (!isClear(why) && FINDERS.every((level) => found[LEVEL_NAMES.indexOf(level)] === 0)) return 'engineOnly';
  return { choices, gap: gapOf(best, second), theme: themeOf(why), why, found };
}

/** The gap of a known puzzle by new evaluations; undefined if another choice is best now. */
export function verifiedGap(decision: Decision, best: Move, seeds: readonly string[]): number | undefined {
  const [first, second] = choicesOf(seeds.map((seed) => look(decision, DEEP, seed)));
  const word = makeMove(best);
  return first.moves.some((move) => makeMove(move) === word) ? gapOf(first, second) : undefined;
}

function look({ view, moves }: Decision, depth: Depth, seed: string): Evaluation {
  const searching = evaluate({ view, moves, depth, seed });
  let step = searching.next();
  while (!step.done) step = searching.next();
  return step.value;
}

function isOpen(choices: readonly Choice[]): boolean {
  const chance = choices[0].winChance;
  return choices.length >= LEAST_CHOICES && chance >= OPEN_FROM && chance <= 1 - OPEN_FROM;
}

function gapOf(best: Choice, second: Choice | undefined): number {
  return second ? best.margin - second.margin : 0;
}

function isUnique(choices: readonly Choice[]): boolean {
  const [best, second] = choices;
  return (
    gapOf(best, second) >= Math.max(LEAST_GAP, LEAST_ERRORS * second.error) &&
    choices.slice(1).every(({ winChance }) => best.winChance - winChance >= LEAST_CHANCE_GAP) &&
    choices.slice(1).every(({ margins }) => margins.every((margin, i) => best.margins[i] - margin >= LEAST_GAP_BY_SEED))
  );
}

/** Whether two reasons explain most of the gap. */
function isClear({ parts, total }: Why): boolean {
  const named = parts.filter(({ part, worth }) => part !== 'rest' && worth > 0);
  return named.slice(0, 2).reduce((sum, { worth }) => sum + worth, 0) >= CLEAR_SHARE * total;
}

function foundBy({ view, moves }: Decision, { moves: best }: Choice): number[] {
  const words = new Set(best.map(makeMove));
  return LEVEL_NAMES.map((level) => {
    const bot = levelBot(level);
    const picks = Array.from({ length: TRIES }, (_, i) => bot.choose(view, moves, quickRng(`puzzle ${i}`)));
    return picks.filter((move) => words.has(makeMove(move))).length;
  });
}

/** Identifies the weights and depths by which puzzles are judged. If it changes, they have to be verified again. */
export function engineOf(): string {
  const { worth: _normal, ...normal } = NORMAL;
  const { worth: _deep, ...deep } = DEEP;
  const key = keyOf(JSON.stringify([WEIGHTS, ROUND_WEIGHTS, SPREADS, normal, deep, SEEDS]));
  return Array.from(key.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
