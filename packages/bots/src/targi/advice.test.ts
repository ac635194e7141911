import { quickRng } from '@caravanserai/contract';
import { encodeMove, parseGame, replay, type Replayed, SEATS, targi, type View } from '@caravanserai/targi';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { situationOf } from '../../test/games.ts';
import { type Analysis, analyse, judgeMove, type Scrutiny } from './analysis.ts';
import { hint } from './hint.ts';
import { SPREADS, spreadOf, winChance } from './spread.ts';
import { weigh } from './weigh.ts';

const FOLDER = new URL('../../../targi/golden/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.targi'));
const QUICK = { worlds: 1, nodes: 4, opponent: true };
const CAREFUL = { worlds: 2, nodes: 40, opponent: true };
const TIMEOUT_MS = 300_000; // only against hanging

function golden(file: string): Replayed {
  const record = parseGame(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.error)}`);
  const replayed = replay(record.value);
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.error)}`);
  return replayed.value;
}

function finish<T>(steps: Generator<number, T>): T {
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    if (!(step.value >= 0 && step.value <= 1)) throw new Error(`the share that is done cannot be ${step.value}`);
  }
  return step.value;
}

function adviceOn(view: View, effort = QUICK, seed = 'advice') {
  return finish(hint(view, effort, quickRng(seed)));
}

const codesOf = (options: readonly { readonly move: Parameters<typeof encodeMove>[0] }[]) =>
  options.map(({ move }) => encodeMove(move)).toSorted();

describe.each(FILES)('advice in %s', (file) => {
  const { start, steps, end } = golden(file);

  test('weighs just the legal moves, the best first, in every position', { timeout: TIMEOUT_MS }, () => {
    for (const state of [start, ...steps.map((step) => step.state)]) {
      const at = situationOf(state);
      if (!at) continue;
      const advice = adviceOn(at.view);
      if (!advice.ok) throw new Error(JSON.stringify(advice.error));
      const { options, spread, seat } = advice.value;
      expect(seat).toBe(at.seat);
      expect(codesOf(options)).toEqual(codesOf(at.moves.map((move) => ({ move }))));
      const best = options[0].margin;
      expect(options).toEqual(
        options
          .map(({ move, margin }) => ({ move, margin, cost: best - margin, winChance: winChance(margin, spread) }))
          .toSorted((a, b) => a.cost - b.cost),
      );
      expect(options.every(({ margin }) => Number.isFinite(margin))).toBe(true);
    }
    expect(adviceOn(targi.view(end, 'blue'))).toEqual({ ok: false, error: { code: 'over' } });
  });
});

const game = golden('raid-gold.targi');
const situations = [game.start, ...game.steps.map(({ state }) => state)].flatMap((state) => situationOf(state) ?? []);

test('the same question has the same answer', () => {
  for (const { view } of situations.slice(20, 30)) expect(adviceOn(view)).toEqual(adviceOn(view));
});

test('after the last raid the points are counted, and nothing is uncertain', () => {
  const last = situations.at(-1);
  if (last?.view.pending.phase !== 'raid') throw new Error('this game ends with a payment');
  const advice = adviceOn(last.view);
  if (!advice.ok) throw new Error(advice.error.code);
  const played = targi.play(last.state, last.seat, advice.value.options[0].move);
  if (!played.ok) throw new Error(played.error.code);
  const { blue, white } = targi.score(played.value.state);
  const margin = last.seat === 'blue' ? blue.total - white.total : white.total - blue.total;
  expect(advice.value.spread).toBe(0);
  expect(advice.value.options[0].margin).toBe(margin);
});

test('anyone who ends a round is judged like anyone who ends a turn', () => {
  for (const { view, moves, state, seat } of situations) {
    const isLastTurn = view.pending.phase === 'act' && view.first !== seat;
    const end = moves.find(({ type }) => type === 'end');
    const off = moves.find(({ type }) => type === 'discard');
    if (!isLastTurn || !end || !off || moves.length !== 2) continue;
    const [one, other] = finish(weigh(targi.view(state, seat), [end, off], CAREFUL, quickRng('end')));
    expect(one.margin).toBeCloseTo(other.margin, 9); // to discard a card and end is to end
    return;
  }
  throw new Error('no such position: the test says nothing');
});

test('advice is for the player to act alone', () => {
  const { state, seat } = situations[0];
  for (const viewer of [...SEATS, 'spectator'] as const) {
    if (viewer === seat) continue;
    expect(adviceOn(targi.view(state, viewer))).toEqual({ ok: false, error: { code: 'not-to-act', toAct: seat } });
  }
});

// [what is wrong, the view]
const { view: placing } = situations[0];
const acting = situations.find(({ view }) => view.pending.phase === 'act')?.view ?? placing;
const impossible: readonly (readonly [string, unknown])[] = [
  ['not a view', {}],
  ['nothing at all', undefined],
  ['half a view', { ...placing, blue: undefined }],
  ['a card twice', { ...placing, tribe: { ...placing.tribe, discards: ['W1', 'W1'] } }],
  ['a card that does not exist', { ...acting, centre: acting.centre.map((place) => ({ ...place, card: 'X9' })) }],
  ['a deck too long', { ...placing, goods: { ...placing.goods, left: 400 } }],
  ['a robber off the table', { ...placing, robber: 40 }],
  ['a thousand goods', { ...acting, blue: { ...acting.blue, goods: { dates: 1000, salt: 0, pepper: 0 } } }],
  ['a round that never is', { ...placing, round: -3 }],
  ['a phase that never is', { ...placing, pending: { phase: 'feast', seat: placing.viewer } }],
];

test.each(impossible)('a view that no game leads to is refused: %s', (_what, view) => {
  expect(adviceOn(view as View)).toMatchObject({ ok: false, error: { code: 'impossible-view' } });
});

test('what seems to be a mistake is looked at again, and the second look counts', () => {
  const [first, second] = [CAREFUL, { ...CAREFUL, worlds: 6 }];
  let before = game.start;
  const found = { clean: 0, again: 0 };
  for (const { seat, move, state } of game.steps.slice(0, 40)) {
    const at = situationOf(before);
    before = state;
    if (!at) continue;
    expect(at.seat).toBe(seat);
    const judge = (scrutiny: Scrutiny) => finish(judgeMove(at.view, at.moves, move, scrutiny, quickRng('judge')));
    const [once, twice] = [judge({ first }), judge({ first, second })];
    const isClean = once.lost < 0.5;
    if (isClean) expect(twice).toEqual(once);
    if (isClean) found.clean++;
    else if (twice.made.margin !== once.made.margin) found.again++; // where no card is unknown both looks agree
  }
  expect(found.clean).toBeGreaterThan(0);
  expect(found.again).toBeGreaterThan(0);
});

describe('the analysis of a game', () => {
  let analysis: Analysis;
  beforeAll(() => {
    analysis = finish(analyse(game, { first: CAREFUL }, quickRng('analysis')));
  }, TIMEOUT_MS);

  test('has every move, with what it was and whose', () => {
    expect(analysis.moves.map(({ n, seat, move }) => ({ n, seat, move }))).toEqual(
      game.steps.map(({ seat, move }, i) => ({ n: i + 1, seat, move })),
    );
  });

  test('says what was given away, and what would have been better, from its side', () => {
    for (const { seat, lost, margin, winChance: chance, better } of analysis.moves) {
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(better !== undefined).toBe(lost > 0);
      if (better) expect(seat === 'blue' ? better.margin - margin : margin - better.margin).toBeCloseTo(lost, 9);
    }
  });

  test('a move that was the only one gave nothing away', () => {
    for (const [i, { moves }] of situations.entries()) if (moves.length === 1) expect(analysis.moves[i].lost).toBe(0);
  });

  test('has the costliest moves of each side as turning points, and sums them all up', () => {
    for (const seat of SEATS) {
      const losses = analysis.moves.filter((move) => move.seat === seat).map(({ lost }) => lost);
      const worst = losses.toSorted((a, b) => b - a).slice(0, 3);
      expect(analysis.turningPoints[seat].map(({ lost }) => lost)).toEqual(worst.filter((lost) => lost >= 0.5));
      expect(analysis.lost[seat]).toBeCloseTo(
        losses.reduce((sum, lost) => sum + lost, 0),
        9,
      );
    }
  });
});

describe('the spread', () => {
  test('is there for all twelve rounds, and never larger with fewer rounds left', () => {
    expect(SPREADS).toHaveLength(12);
    expect(SPREADS).toEqual(SPREADS.toSorted((a, b) => a - b));
  });

  test('goes by the round, and a full display makes it the last', () => {
    const at = (round: number, display: View['blue']['display'] = []) =>
      spreadOf({ ...placing, round, blue: { ...placing.blue, display } });
    expect([at(1), at(12)]).toEqual([SPREADS[11], SPREADS[0]]);
    const row = ['W1', 'W2', 'W3', 'W4'] as const;
    expect(at(5, [row, row, row])).toBe(SPREADS[0]);
  });

  test('makes chances of margins', () => {
    expect(winChance(0, 5)).toBeCloseTo(0.5, 6);
    expect(winChance(5, 5)).toBeCloseTo(0.8413, 4);
    expect([winChance(1, 0), winChance(0, 0), winChance(-1, 0)]).toEqual([1, 0.5, 0]);
  });
});
