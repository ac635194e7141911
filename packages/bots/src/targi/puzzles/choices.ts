import { makeMove, type Move } from '@caravanserai/targi';
import type { Evaluation } from '../evaluation/evaluate.ts';
import { meanOf } from '../evaluation/outlook.ts';
import type { Why } from '../evaluation/why.ts';

/** Moves of equal value, in all evaluations: the same line in another order. */
export interface Choice {
  readonly moves: readonly Move[];
  /** Means over the evaluations, from the side of the player to act. */
  readonly margin: number;
  readonly winChance: number;
  /** By evaluation. */
  readonly margins: readonly number[];
  /** Standard error of the mean cost. */
  readonly error: number;
}

const SAME = 0.005; // points

/** The different choices of a decision, best first, from evaluations with several seeds. */
export function choicesOf(evaluations: readonly Evaluation[]): readonly Choice[] {
  const byMove = new Map<string, Evaluation['options'][number][]>();
  for (const { options } of evaluations) {
    for (const option of options) {
      const word = makeMove(option.move);
      byMove.set(word, [...(byMove.get(word) ?? []), option]);
    }
  }
  const choices: Choice[] = [];
  for (const options of byMove.values()) {
    const margins = options.map(({ margin }) => margin);
    const twin = choices.findIndex((choice) =>
      choice.margins.every((margin, i) => Math.abs(margin - margins[i]) < SAME),
    );
    if (twin >= 0) {
      choices[twin] = { ...choices[twin], moves: [...choices[twin].moves, options[0].move] };
      continue;
    }
    choices.push({
      moves: [options[0].move],
      margin: meanOf(margins),
      winChance: meanOf(options.map(({ winChance }) => winChance)),
      margins,
      error: Math.sqrt(options.reduce((sum, { error }) => sum + error ** 2, 0)) / options.length,
    });
  }
  return choices.toSorted((a, b) => b.margin - a.margin);
}

/** Why the best choice is better than the second, by one evaluation. */
export function whyBest({ options }: Evaluation, best: Choice): Why | undefined {
  const word = makeMove(best.moves[0]);
  return options.find(({ move }) => makeMove(move) === word)?.why;
}
