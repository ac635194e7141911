import { stripVTControlCharacters } from 'node:util';
import { BORDER_CARDS, targi, TRIBE_CARDS, type TribeCard, type View } from '@caravanserai/targi';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { describe, expect, test } from 'vitest';
import { run } from '../../../test/fakeIo.ts';
import { newFolder, playedGame, random } from '../../../test/games.ts';
import { pointsNow } from '../points.ts';
import { borderCell, CELL_WIDTH, centreCell } from './cells.ts';
import { shortEffect } from './effects.ts';
import { lengthOf, plain } from '../../draw/ink.ts';
import { drawPage } from './page.ts';
import { costLine } from './signs.ts';

const game = playedGame('drawing', random);
const states = [game.start, ...game.steps.map(({ state }) => state)];

describe.each(LANGUAGES)('%s', (language) => {
  const t = translator(language);

  test('every card fits its cell, low and high', () => {
    const start = targi.view(game.start, 'spectator');
    for (const height of [2, 3] as const) {
      for (const { id } of TRIBE_CARDS) {
        const lines = centreCell(t, { cell: 'A', kind: 'tribe', card: id, marker: 'white' }, height);
        for (const line of lines) expect(lengthOf(line), id).toBeLessThanOrEqual(CELL_WIDTH);
      }
      for (const { number } of BORDER_CARDS) {
        const view: View = { ...start, robber: number as View['robber'], targis: [{ at: 1, seat: 'blue' }] };
        for (const line of borderCell(t, view, number, height)) expect(lengthOf(line)).toBeLessThanOrEqual(CELL_WIDTH);
      }
    }
  });

  test('a price and an effect on one line have a gap between them', () => {
    const tight = TRIBE_CARDS.filter((card: TribeCard) => {
      const effect = card.effect ? shortEffect(t, card.effect).length : 0;
      return 2 + lengthOf(costLine(card)) + 1 + effect > CELL_WIDTH;
    });
    expect(tight.map(({ id }) => id)).toEqual([]);
  });

  // [columns, rows, most lines that leave room for a menu]
  test.each([
    [60, 24, 40], // narrow: more lines than the window has, but none too long
    [70, 60, 40],
    [80, 24, 19],
    [120, 24, 17],
    [80, 50, 28],
    [120, 40, 22],
    [200, 60, 28],
  ])('the table fits a window of %i by %i', (columns, rows, most) => {
    for (const state of states) {
      const view = targi.view(state, 'blue');
      const lines = drawPage({ t, ink: plain, size: { columns, rows }, view, points: pointsNow(state) })
        .trimEnd()
        .split('\n');
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(most);
    }
  });
});

test('the table shows every piece, the robber and every face-up card, and no face-down one', () => {
  const t = translator('en');
  for (const state of states) {
    const view = targi.view(state, 'blue');
    const page = drawPage({ t, ink: plain, size: { columns: 80, rows: 24 }, view, points: pointsNow(state) });
    const [board] = page.split('└');
    const count = (sign: string) => board.split(sign).length - 1;
    const has = (seat: string, pieces: readonly { readonly seat?: string; readonly marker?: string }[]) =>
      pieces.filter((piece) => (piece.seat ?? piece.marker) === seat).length;
    expect(count('△')).toBe(has('white', view.targis));
    expect(count('○')).toBe(has('white', view.centre));
    expect(count('ROBBER')).toBe(1);
    for (const { cell, card } of view.centre) {
      if (card === 'hidden') expect(board).toMatch(new RegExp(`${cell}[ ●○](goods|tribe), down`));
      else if (/^[WCOGN]\d$/.test(card)) expect(board).toMatch(new RegExp(`${cell}[ ●○]${card} `));
      else expect(board).toMatch(new RegExp(`${cell}[ ●○]goods `));
    }
  }
});

test('colours are on a terminal only, can be switched off, and say nothing by themselves', async () => {
  const drawn = async (isTerminal: boolean, env = {}) => {
    const argv = ['targi', 'play', '--seed', '5', '--first', 'blue', '--file', `${newFolder()}/x.targi`];
    const { out } = await run(argv, { isTerminal, env, rows: 24 });
    return out.slice(out.indexOf('Round 1'), out.indexOf('Saved in', out.indexOf('Round 1')));
  };
  const coloured = await drawn(true);
  const plainText = await drawn(false);
  expect(coloured).toContain('\x1b[');
  expect(plainText).not.toContain('\x1b[');
  expect(await drawn(true, { NO_COLOR: '1' })).toBe(plainText);
  const words = (text: string) => stripVTControlCharacters(text).replaceAll(/ +$/gm, '');
  expect(words(coloured)).toBe(words(plainText));
});
