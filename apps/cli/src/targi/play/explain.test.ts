import { makeMove, type State, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { playedGame, random } from '../../../test/games.ts';
import { explain } from './explain.ts';

const t = translator('en');
const game = playedGame('explain', random);
const asked = (state: State, word: string) => explain(t, state, targi.toAct(state)[0], word).join('\n');

// [input, expected answer]
test.each([
  ['W5', ['W5 Well: 1 point, costs 1 date and 2 salt', 'TG-58: ']],
  ['w1', ['W1 Well: 3 points']],
  ['14', ['14 Tribal Expansion', 'You may: Place a Targi on card 14']],
  ['1', ['1 Noble', 'The robber is here.', 'You may not', '(TG-11)', 'TG-11: No Targi may stand']],
  ['8', ['8 Raid', 'Each player loses', '(TG-10)']],
  ['a', ['At A:', 'gives ']],
  ['TG-12', ['TG-12: No Targi may stand on a card that already holds one.']],
  ['tg-30', ['TG-30: ', 'R4: ']],
  ['R4', ['R4: ', 'Three rulebooks']],
  ['end', ['You may not: End your turn.', '(TG-6)']],
  ['5:3d>g', ['You may not: Trade 3 dates for 1 gold.']],
  ['GOLD', ['gives 1 gold (3 cards)']],
  ['17', ['“17” is not a card']],
  ['parrot', ['“parrot” is not a card']],
])('? %s', (word, said) => {
  for (const part of said) expect(asked(game.start, word)).toContain(part);
});

test('a move that shows something new is not told beforehand', () => {
  const at = game.steps.findIndex(({ move }) => move.type === 'caravan');
  const answer = asked(game.steps[at - 1].state, '13');
  expect(answer).toContain('What comes next is hidden until then.');
  expect(answer).not.toContain('The Caravan brings');
});

test('a move that shows nothing new is told to its end', () => {
  const at = game.steps.findIndex(({ move }) => move.type === 'smith');
  const before = game.steps[at - 1].state;
  expect(asked(before, makeMove(game.steps[at].move))).toMatch(/^You may: Give the Silversmith .*\n(Blue|White) gives/);
});

test('a face-down card stays unknown', () => {
  const { state } = game.steps[game.steps.findIndex(({ move }) => move.type === 'take' && move.at === 'A')];
  expect(asked(state, 'A')).toBe('At A: a tribe card, face down.');
});
