import { LEVEL_NAMES } from '@caravanserai/bots/targi';
import { makeMove, targi } from '@caravanserai/targi';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { gameFile, newFolder, playedGame } from '../../test/games.ts';
import { decimal, percent, signed } from '../numbers.ts';
import { LANGUAGES, translator } from '@caravanserai/texts';

const game = playedGame('advice');
const file = gameFile(game);

/** Notation of the legal moves after `at` moves. */
function wordsAt(at: number): string[] {
  const state = at === 0 ? game.start : game.steps[at - 1].state;
  const [seat] = targi.toAct(state);
  return targi.moves.kind === 'listed' ? targi.moves.list(state, seat).map(makeMove) : [];
}

test.each([0, 7, 60, game.moves.length - 1])('hint: every legal move after %i, the best first', async (at) => {
  const { code, out } = await run(['targi', 'hint', file, '--at', `${at}`, '--json']);
  expect(code).toBe(0);
  const { seat, spread, options } = JSON.parse(out);
  expect(seat).toBe(game.steps[at].seat);
  const words: string[] = options.map(({ notation }: { notation: string }) => notation);
  expect(words.toSorted()).toEqual(wordsAt(at).toSorted());
  expect(options[0].cost).toBe(0);
  expect(spread).toBeGreaterThanOrEqual(0);
});

test('hint: in English, with the moves in the requested language', async () => {
  const { out } = await run(['targi', 'hint', file, '--at', '60']);
  expect(out).toMatch(/^After move 60 of \d+; (Blue|White) to move\.\n\S+: /);
  expect(out).toMatch(/\nWin chance \d+%, expected margin [+−]?\d+\.\d points, give or take \d\.\d\.\n/);
  const french = await run(['targi', 'hint', file, '--at', '60', '--lang', 'fr']);
  expect(french.out).toMatch(/\nWin chance \d+\s%, expected margin [+−]?\d+,\d points, give or take \d,\d\.\n/);
  expect(french.out).not.toContain(out.split('\n')[1]);
});

test('hint: refused after the end, for the other seat, and beyond the last move', async () => {
  const over = await run(['targi', 'hint', file]);
  expect([over.code, over.err]).toEqual([2, expect.stringContaining('This game is over')]);
  const other = game.steps[60].seat === 'blue' ? 'white' : 'blue';
  const early = await run(['targi', 'hint', file, '--at', '60', '--as', other]);
  expect([early.code, early.err]).toEqual([
    2,
    expect.stringContaining('advice is only for the player who has to decide'),
  ]);
  const beyond = await run(['targi', 'hint', file, '--at', '999']);
  expect(beyond.err).toContain('There is no move 999');
});

const ANALYSED = 24;

test('analyse: every move with its margin, and the turning points', async () => {
  const moves = game.moves.slice(0, ANALYSED);
  const record = gameFile({ ...game, moves });
  const { out } = await run(['targi', 'analyse', record]);
  expect(out.match(/^ *\d+ {2}(Blue|White) /gm)).toHaveLength(ANALYSED);
  expect(out).toContain('Round 1\n');
  expect(out).toContain('Turning points for Blue');
  expect(out).not.toContain('In the end');
  const json = JSON.parse((await run(['targi', 'analyse', record, '--json'])).out);
  const made = json.moves.map(({ n, notation }: { n: number; notation: string }) => [n, notation]);
  expect(made).toEqual(moves.map((move, i) => [i + 1, makeMove(move)]));
  for (const seat of ['blue', 'white'])
    for (const n of json.turningPoints[seat])
      expect(json.moves[n - 1]).toMatchObject({ seat, better: expect.anything() });
});

test('analyse: a game without moves says so', async () => {
  const { code, err } = await run(['targi', 'analyse', gameFile({ ...game, moves: [] })]);
  expect([code, err]).toEqual([2, expect.stringContaining('no moves yet')]);
});

test('levels: five, with names and a sentence, in every language', async () => {
  const english = JSON.parse((await run(['targi', 'levels', '--json'])).out);
  expect(english.map(({ id }: { id: string }) => id)).toEqual(LEVEL_NAMES);
  for (const lang of LANGUAGES) {
    const { out } = await run(['targi', 'levels', '--lang', lang]);
    expect(LEVEL_NAMES.filter((name) => out.includes(name))).toEqual(LEVEL_NAMES);
  }
});

test('play: hint is answered, and it is still the same turn', async () => {
  const argv = ['targi', 'play', '--blue', 'human', '--white', 'human', '--first', 'blue', '--seed', 's'];
  const setting = { lines: ['hint', 'quit'] };
  const { out } = await run([...argv, '--file', join(newFolder(), 'a.targi')], setting);
  expect(out).toContain('Win chance ');
  const lines = (await run([...argv, '--json', '--file', join(newFolder(), 'b.targi')], setting)).out
    .trim()
    .split('\n');
  const types = lines.map((line) => JSON.parse(line).type);
  expect(types).toEqual(['ask', 'hint', 'ask', 'left']);
});

test('numbers are written as the language writes them', () => {
  const [en, fr] = [translator('en'), translator('fr')];
  expect([decimal(en, 1234.56, 1), decimal(fr, 0.5, 2), decimal(en, Infinity, 1)]).toEqual(['1234.6', '0,50', '∞']);
  expect([signed(en, 2, 1), signed(en, -2, 1), signed(en, -0.01, 1), signed(en, -Infinity, 0)]).toEqual([
    '+2.0',
    '−2.0',
    '0.0',
    '−∞',
  ]);
  expect(percent(en, 0.1234)).toBe('12.3%');
});
