import { quickRng } from '@caravanserai/contract';
import { type Move, targi, type Targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { redeal } from '../../../targi/test/redeal.ts';
import { movesOf, type Situation, someSituations } from '../../test/games.ts';
import type { Bot } from '../bot.ts';
import { textbook } from './baselines.ts';
import { greedy } from './greedy.ts';
import { choose, type Level, LEVEL_NAMES, LEVELS, levelBot } from './levels.ts';
import { consider, type Option } from './solver.ts';

const TIMEOUT_MS = 300_000; // only against hanging

interface Judged {
  readonly move: Move;
  readonly options?: readonly Option[];
}
type Judge = (situation: Situation, seed: string) => Judged;

function byBot(bot: Bot<Targi>): Judge {
  return ({ view, moves }, seed) => ({ move: bot.choose(view, moves, quickRng(seed)) });
}

/** The move of the level, and what it thought of all of them. */
function byLevel(level: Level): Judge {
  return ({ view, moves }, seed) => {
    const rng = quickRng(seed);
    const thinking = consider(view, moves, level, rng);
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    return { move: choose(step.value, level, rng), options: step.value };
  };
}

const JUDGES: readonly (readonly [string, Judge])[] = [
  ['greedy', byBot(greedy)],
  ['ismcts-50', byBot(textbook(50))],
  ...LEVEL_NAMES.map((name) => [name, byLevel(LEVELS[name])] as const),
];

// Secret hands and drawn cards, and the option that opens them (TG-52).
const closed = someSituations(14, 'honest', levelBot('shepherd'));
const open = someSituations(4, 'open', levelBot('shepherd'), { hands: 'open' });
const SITUATIONS = [...closed, ...open];

/** The strongest needs a second for a placement: it gets fewer. */
function situationsFor(name: string): readonly Situation[] {
  return name === 'amenokal' ? SITUATIONS.filter((_, i) => i % 3 === 0) : SITUATIONS;
}

test('the situations have something to hide', () => {
  const phases = new Set(SITUATIONS.map(({ view }) => view.pending.phase));
  expect(phases.size).toBeGreaterThanOrEqual(5);
  const isHidden = ({ view }: Situation) => view.centre.some(({ card }) => card === 'hidden');
  expect(SITUATIONS.filter(isHidden).length).toBeGreaterThan(3);
  expect(closed.some(({ view }) => [view.blue, view.white].some(({ hand }) => hand.kind === 'hidden'))).toBe(true);
});

describe.each(JUDGES)('%s', (name, judge) => {
  test('decides alike with equal chance', { timeout: TIMEOUT_MS }, () => {
    for (const [i, situation] of situationsFor(name).slice(0, 9).entries()) {
      const first = judge(situation, `same ${i}`);
      judge(SITUATIONS[(i + 1) % SITUATIONS.length], 'something in between leaves no trace');
      expect(judge(structuredClone(situation), `same ${i}`)).toEqual(first);
    }
  });

  test('[TG-49 TG-50 TG-51 TG-52] decides alike, whatever is hidden', { timeout: TIMEOUT_MS }, () => {
    for (const [i, situation] of situationsFor(name).entries()) {
      const { state, seat } = situation;
      const dealt = redeal(state, seat, quickRng(`hidden ${i}`));
      expect(targi.hash(dealt)).not.toBe(targi.hash(state));
      const other = { state: dealt, seat, view: targi.view(dealt, seat), moves: movesOf(dealt, seat) };
      expect(judge(other, `leak ${i}`)).toEqual(judge(situation, `leak ${i}`));
    }
  });
});
