import { quickRng } from '@caravanserai/contract';
import { SEATS, type State, targi } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { expect, test } from 'vitest';
import { playBlock } from '../../../almanac/block.ts';
import { situationOf } from '../../../test/games.ts';
import {
  EMPTY,
  meanMargin,
  type Pages,
  readAlmanac,
  sumOf,
  surplus,
  tallyOf,
  together,
  winShare,
  writeAlmanac,
} from '../../measure/almanac.ts';
import { meanOf } from '../../measure/pairs.ts';
import { levelBot } from '../levels.ts';
import { Observer } from './observer.ts';

function observed(seed: string): { readonly end: State; readonly pages: Pages } {
  const observer = new Observer();
  const bot = levelBot('shepherd');
  let state = targi.init(targi.defaultOptions, seed);
  for (let n = 0, one = situationOf(state); one; n++, one = situationOf(state)) {
    const played = targi.play(state, one.seat, bot.choose(one.view, one.moves, quickRng(`${seed} ${n}`)));
    if (!played.ok) throw new Error('a refused move');
    observer.see({ before: state, events: played.value.events, after: played.value.state });
    state = played.value.state;
  }
  return { end: state, pages: observer.pages(state) };
}

const GAMES = ['one', 'two', 'three', 'four'].map(observed);

function countOf({ tallies }: Pages, kind: string): number {
  const keys = Object.keys(tallies).filter((key) => key.split(' ')[0] === kind);
  return keys.reduce((sum, key) => sum + (tallies[key]?.[0] ?? 0), 0);
}

test('a mean and its interval over independent games are the usual ones', () => {
  const margins = [3, -4, 12, 0, 7, -1];
  const tally = sumOf(margins.map((margin) => tallyOf(1, margin > 0 ? 2 : 0, margin, 10 * margin)));
  const { mean, high } = meanOf(margins);
  const { mean: found, half } = surplus(tally);
  expect(found).toBeCloseTo(mean);
  expect(half * Math.sqrt(margins.length / (margins.length - 1))).toBeCloseTo(high - mean);
  expect(meanMargin(tally)).toBeCloseTo(mean);
  expect(winShare(tally).mean).toBe(0.5);
});

test('what both players of a game do says nothing about who wins', () => {
  const { mean, half } = winShare(sumOf(Array.from({ length: 9 }, () => tallyOf(2, 2, 0, 0))));
  expect([mean, half]).toEqual([0.5, 0]);
});

test('the tokens that come and go add up to what the players have at the end', () => {
  for (const { end, pages } of GAMES) {
    const flow = (kind: string) =>
      Object.entries(pages.counts).reduce((sum, [key, count]) => {
        const [way, what] = key.split(' ');
        return what === kind ? sum + (way === 'in' ? count : way === 'out' ? -count : 0) : sum;
      }, 0);
    const held = (offset: number) =>
      SEATS.reduce((sum, seat) => sum + (end[S.playerAt(S.seatIndex(seat)) + offset] ?? 0), 0);
    expect(12 + flow('goods')).toBe(S.goodsCount(end, 0) + S.goodsCount(end, 1));
    expect(2 + flow('gold')).toBe(held(L.GOLD));
    expect(8 + flow('points')).toBe(held(L.VP));
  }
});

test('every card, placement, row and point of a game is noted once', () => {
  for (const { end, pages } of GAMES) {
    const laid = S.laidCount(end, 0) + S.laidCount(end, 1);
    for (const kind of ['card', 'symbol']) expect(countOf(pages, kind)).toBe(laid);
    expect(countOf(pages, 'cards')).toBe(2);
    expect(countOf(pages, 'rows')).toBe(2);
    expect(countOf(pages, 'first')).toBe(1);
    expect(countOf(pages, 'opening')).toBe(1);
    const rounds = countOf(pages, 'turn') / 2;
    expect(countOf(pages, 'space')).toBeGreaterThan(5 * rounds);
    expect(countOf(pages, 'space')).toBeLessThanOrEqual(6 * rounds);
    expect(countOf(pages, 'crossings')).toBe(2 * rounds);
    const lines = ['tokens', 'printed', 'effect', 'equal', 'varied'];
    const points = ['won', 'lost', 'tied'].flatMap((side) => lines.map((line) => pages.counts[`${side} ${line}`] ?? 0));
    const { blue, white } = targi.score(end);
    expect(points.reduce((sum, vp) => sum + vp, 0)).toBe(blue.total + white.total);
  }
});

test('a surplus is the final margin less the one expected before', () => {
  for (const { end, pages } of GAMES) {
    const { blue, white } = targi.score(end);
    const [, , , , , margin = 0, surplusSum = 0] = pages.tallies['first'] ?? EMPTY;
    expect(Math.abs(margin)).toBe(Math.abs(blue.total - white.total));
    expect(Math.abs(surplusSum - 10 * margin)).toBeLessThan(20); // at the start both have the same
    const [turns = 0, , , , , firstMargin = 0] = pages.tallies['turn first'] ?? EMPTY;
    const [, , , , , secondMargin = 0] = pages.tallies['turn second'] ?? EMPTY;
    expect(turns).toBeGreaterThan(5);
    expect(firstMargin + secondMargin).toBe(0);
  }
});

test('games give the same sums in any order, and in the file', () => {
  const all = GAMES.map(({ pages }) => pages);
  const sums = together(all);
  expect(together([together(all.slice(2)), together(all.slice(0, 2))])).toEqual(sums);
  const head = { level: 'shepherd', engine: '', games: 4, cpuHours: 0, checks: '' } as const;
  expect(readAlmanac(writeAlmanac(head, sums))).toEqual(sums);
});

test('games are played again alike, and taking goods above ten is tried both ways', async () => {
  const block = await playBlock('shepherd', 0, 1);
  expect((await playBlock('shepherd', 0, 1)).check).toBe(block.check);
  expect((await playBlock('shepherd', 1, 1)).check).not.toBe(block.check);
  expect(countOf(block.pages, 'trial')).toBeGreaterThan(0);
  expect(block.pages.counts['won players']).toBe(1);
});
