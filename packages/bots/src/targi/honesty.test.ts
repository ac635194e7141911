import { pick, quickRng } from '@caravanserai/contract';
import { makeMove, type Move, targi, type Targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { redeal } from '../../../targi/test/redeal.ts';
import { movesOf, type Situation, someSituations } from '../../test/games.ts';
import type { Bot } from '../bot.ts';
import { textbook } from './baselines.ts';
import { greedy } from './greedy.ts';
import { choose, type Level, LEVEL_NAMES, LEVELS } from './levels.ts';
import { consider, type Option } from './solver.ts';

const EXPANSION = 14; // border card Tribal Expansion
const TIMEOUT_MS = 300_000; // generous: only detects a hang

interface Judged {
  readonly move: Move;
  readonly options?: readonly Option[];
}
type Judge = (situation: Situation, seed: string) => Judged;

function byBot(bot: Bot<Targi>): Judge {
  return ({ view, moves }, seed) => ({ move: bot.choose(view, moves, quickRng(seed)) });
}

/** The move that the level chooses, and its evaluation of all moves. */
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

const between = byLevel(LEVELS.guide);

/** Draws and keeps a card whenever possible. */
const secretive: Bot<Targi> = {
  name: 'secretive',
  choose: (_view, moves, rng) => moves.find(isSecretive) ?? pick(rng, moves),
};

function isSecretive(move: Move): boolean {
  const isDrawn = move.type === 'keep' && move.from === 'drawn';
  return isDrawn || move.type === 'expand' || (move.type === 'place' && move.at === EXPANSION);
}

const closed = someSituations({ count: 10, seed: 'honest', bot: greedy });
const secret = someSituations({ count: 6, seed: 'secret', bot: secretive, only: facesSecretHand });
const open = someSituations({ count: 3, seed: 'open', bot: greedy, options: { hands: 'open' } });
const SITUATIONS = [...secret, ...closed, ...open];

function facesSecretHand({ view, seat }: Situation): boolean {
  return view[seat === 'blue' ? 'white' : 'blue'].hand.kind === 'hidden';
}

/** Fewer situations for the strongest levels, which are slow. */
function situationsFor(name: string): readonly Situation[] {
  return name === 'amenokal' || name === 'tinHinan' ? SITUATIONS.filter((_, i) => i % 6 === 0) : SITUATIONS;
}

function redealt({ state, seat }: Situation, seed: string): Situation {
  const dealt = redeal(state, seat, quickRng(seed));
  return { state: dealt, seat, view: targi.view(dealt, seat), moves: movesOf(dealt, seat) };
}

test('the situations contain hidden information', () => {
  const phases = new Set(SITUATIONS.map(({ view }) => view.pending.phase));
  expect(phases.size).toBeGreaterThanOrEqual(5);
  const isHidden = ({ view }: Situation) => view.centre.some(({ card }) => card === 'hidden');
  expect(SITUATIONS.filter(isHidden).length).toBeGreaterThan(3);
  expect(secret).toHaveLength(6);
});

function same(a: Judged, b: Judged): boolean {
  return makeMove(a.move) === makeMove(b.move);
}

test('a bot that used the real state would be detected', () => {
  const cheat: Judge = ({ state, moves }) => ({ move: pick(quickRng(targi.hash(state)), moves) });
  const caught = SITUATIONS.filter((at, i) => !same(cheat(redealt(at, `${i}`), ''), cheat(at, '')));
  expect(caught.length).toBeGreaterThan(SITUATIONS.length / 3);
});

describe.each(JUDGES)('%s', (name, judge) => {
  test('makes equal decisions for equal seeds', { timeout: TIMEOUT_MS }, () => {
    for (const [i, situation] of situationsFor(name).slice(0, 9).entries()) {
      const first = judge(situation, `same ${i}`);
      between(SITUATIONS[(i + 1) % SITUATIONS.length], 'leaves no trace');
      expect(judge(structuredClone(situation), `same ${i}`)).toEqual(first);
    }
  });

  test('[TG-49 TG-50 TG-51 TG-52] makes the same decision whatever is hidden', { timeout: TIMEOUT_MS }, () => {
    for (const [i, situation] of situationsFor(name).entries()) {
      expect(judge(redealt(situation, `${i}`), `leak ${i}`)).toEqual(judge(situation, `leak ${i}`));
    }
  });
});
