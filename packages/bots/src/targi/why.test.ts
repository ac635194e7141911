import { quickRng } from '@caravanserai/contract';
import { encodeMove, type Move, parseGame, replay, type State, targi } from '@caravanserai/targi';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Why, whyOf } from './why.ts';

const FOLDER = new URL('../../../targi/golden/', import.meta.url);
const GAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.targi'));

/** Every move of some whole games, with the position before it. */
function* played(): Generator<{ readonly before: State; readonly move: Move; readonly why: Why }> {
  for (const file of GAMES.slice(0, 3)) {
    const record = parseGame(readFileSync(new URL(file, FOLDER), 'utf8'));
    const game = record.ok ? replay(record.value) : record;
    if (!game.ok) throw new Error(file);
    let before = game.value.start;
    for (const { seat, move, state } of game.value.steps) {
      const why = whyOf(targi.view(before, seat), encodeMove(move)!, quickRng('why'));
      yield { before, move, why };
      before = state;
    }
  }
}

const worthOf = ({ gains }: Why, part: string) => gains.find((gain) => gain.part === part)?.worth ?? 0;

test('every move has its reasons: what it brings, what it costs, what it denies and keeps open', () => {
  const seen = { taken: 0, laid: 0, paid: 0, denied: 0, kept: 0, drawn: 0 };
  for (const { before, move, why } of played()) {
    expect(why.gains.every(({ worth }) => Number.isFinite(worth))).toBe(true);
    const sizes = why.gains.map(({ worth }) => Math.abs(worth));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const { round } = targi.view(before, 'spectator');
    if (move.type === 'take' && typeof move.at === 'number' && round < 8) {
      seen.taken++;
      expect(worthOf(why, 'goods')).toBeGreaterThanOrEqual(0);
      expect(worthOf(why, 'points')).toBe(0);
    }
    if (move.type === 'lay') {
      seen.laid++;
      if (worthOf(why, 'points') > 0) seen.paid++;
      expect(worthOf(why, 'goods')).toBeLessThanOrEqual(0);
    }
    if (move.type === 'expand') {
      seen.drawn++;
      expect(why.draws).toBe(true);
    }
    if (why.denies) seen.denied++;
    if (why.keeps) seen.kept++;
    if (move.type !== 'place') expect(why).not.toHaveProperty('denies');
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
});

test('equal questions have equal answers, and what is hidden changes nothing', () => {
  let asked = 0;
  for (const { before, move, why } of played()) {
    if (asked++ > 30) break;
    const [seat] = targi.toAct(before);
    const view = targi.view(before, seat);
    const other = targi.guess(view, quickRng(`another world ${asked}`));
    expect(whyOf(targi.view(other, seat), encodeMove(move)!, quickRng('why'))).toEqual(why);
  }
});
