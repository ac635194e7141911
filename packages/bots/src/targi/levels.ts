import { pick, type Rng } from '@caravanserai/contract';
import type { Move, Targi, View } from '@caravanserai/targi';
import type { Bot } from '../bot.ts';
import type { Foresight } from './ahead/foresight.ts';
import { ROUND_WEIGHTS } from './ahead/roundWeights.ts';
import { makeWorth } from './ahead/worth.ts';
import { CARD_FEATURES } from './features.ts';
import { ln } from './ln.ts';
import { consider, type Effort, type Option } from './solver.ts';
import { tasteOf } from './value.ts';

/** Weaker levels search less, misjudge features like beginners and have noisy evaluations, but never make absurd moves. */
export interface Level extends Effort {
  /** Noise on the evaluation of each move, in points. */
  readonly noise: number;
  /** Moves evaluated worse than the best by more than this, in points, are never chosen. */
  readonly tolerance: number;
}

/** Overestimates large stocks of goods, underestimates unfinished rows. Its level also ignores the opponent's placements. */
const HOARDER = tasteOf({
  kindsTwo: 1.3,
  kindsThree: 1.3,
  goodsBeyond: 1.45,
  equalTwo: 0.3,
  equalThree: 0.6,
  variedTwo: 0.3,
  variedThree: 0.6,
});

/** Underestimates gold, both for the last raid and for buying cards. */
const SPENDTHRIFT = tasteOf({ goldOne: 0.35, goldTwo: 0.5, goldThree: 0.5, storedGold: 0.5, goodsBeyond: 1.5 });

/** Underestimates rows and lasting effects, compared with printed points. */
const SHORT_SIGHTED = tasteOf({
  equalTwo: 0,
  equalThree: 0.4,
  variedTwo: 0,
  variedThree: 0.4,
  spoiled: 0,
  ...Object.fromEntries(CARD_FEATURES.map((id) => [id, 0.5])),
});

/** The search effort of `tinHinan`. docs/bots.md lists the alternatives tried. */
const FORESIGHT: Foresight = {
  worth: makeWorth(ROUND_WEIGHTS),
  nodes: { set: 600, turn: 3000, finish: 200, next: 40 },
  draws: 4,
  candidates: 5,
  within: 1.6,
  deals: 24,
  trust: 0.65,
  work: 600_000,
};

/** For quick tests of the search. */
export const BRIEF: Foresight = {
  ...FORESIGHT,
  nodes: { set: 300, turn: 1000, finish: 100, next: 40 },
  draws: 3,
  deals: 14,
  work: 250_000,
};

export const LEVELS = {
  shepherd: { worlds: 1, nodes: 30, opponent: false, noise: 0.12, tolerance: 2, taste: HOARDER },
  saltCarrier: { worlds: 1, nodes: 60, opponent: true, noise: 0.14, tolerance: 2, taste: SPENDTHRIFT },
  guide: { worlds: 1, nodes: 60, opponent: true, noise: 0.16, tolerance: 2, taste: SHORT_SIGHTED },
  merchant: { worlds: 2, nodes: 100, opponent: true, noise: 0.07, tolerance: 1 },
  amenokal: { worlds: 16, nodes: 200, opponent: true, noise: 0, tolerance: 0 },
  tinHinan: { worlds: 1, nodes: 1500, opponent: true, noise: 0, tolerance: 0, foresight: FORESIGHT },
} as const satisfies Record<string, Level>;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

export function levelBot(name: LevelName): Bot<Targi> {
  return solverBot(name, LEVELS[name]);
}

export function solverBot(name: string, level: Level): Bot<Targi> {
  return {
    name,
    choose(view: View, moves: readonly Move[], rng: Rng): Move {
      if (moves.length === 1) return moves[0];
      const thinking = consider(view, moves, level, rng);
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      return choose(step.value, level, rng);
    },
  };
}

/** The best after noise; equal ones by chance. A turn is not ended while something at least as good is left to do. */
export function choose(options: readonly Option[], { noise, tolerance }: Level, rng: Rng): Move {
  const best = options[0].margin;
  const isEndBest = options.every(({ move, margin }) => move.type === 'end' || margin < best);
  const isSane = ({ move, margin }: Option) => margin >= best - tolerance && (move.type !== 'end' || isEndBest);
  const sane = options.filter(isSane);
  const judged = sane.map(({ move, margin }) => ({ move, worth: margin + noise * gumbel(rng) }));
  const top = Math.max(...judged.map(({ worth }) => worth));
  return pick(
    rng,
    judged.filter(({ worth }) => worth === top),
  ).move;
}

/** With this noise the best of noisy values is a softmax with the noise as temperature. */
function gumbel(rng: Rng): number {
  return -ln(-ln((rng.next() + 0.5) / 2 ** 32));
}
