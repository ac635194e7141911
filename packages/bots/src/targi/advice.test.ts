import { encodeMove, parseGame, replay, type Replayed, SEATS, targi, type View } from '@caravanserai/targi';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { finish, situationOf } from '../../test/games.ts';
import { type Analysis, analyse, APPARENT, judgeMove, MISTAKE, type Scrutiny } from './analysis.ts';
import { type Depth, NORMAL } from './evaluation/depth.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { advise } from './hint.ts';
import { SPREADS, spreadOf, winChance } from './spread.ts';

const FOLDER = new URL('../../../targi/golden/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.targi'));
const QUICK: Depth = {
  ...NORMAL,
  nodes: { set: 10, turn: 400, finish: 10, next: 5 },
  deals: 1,
  draws: 1,
  outcomes: 1,
  candidates: 2,
};
const CAREFUL: Depth = { ...QUICK, nodes: { set: 40, turn: 2000, finish: 40, next: 10 }, deals: 4, candidates: 4 };
const TIMEOUT_MS = 300_000; // generous: only detects a hang

function golden(file: string): Replayed {
  const record = parseGame(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.error)}`);
  const replayed = replay(record.value);
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.error)}`);
  return replayed.value;
}

const codesOf = (options: readonly { readonly move: Parameters<typeof encodeMove>[0] }[]) =>
  options.map(({ move }) => encodeMove(move)).toSorted();

describe.each(FILES)('advice in %s', (file) => {
  const { start, steps, end } = golden(file);

  test('evaluates exactly the legal moves, best first, in every position', { timeout: TIMEOUT_MS }, () => {
    for (const state of [start, ...steps.map((step) => step.state)]) {
      const at = situationOf(state);
      if (!at) continue;
      const { options } = finish(evaluate({ ...at, depth: QUICK }));
      expect(codesOf(options)).toEqual(codesOf(at.moves.map((move) => ({ move }))));
      const [best] = options;
      expect(best).toMatchObject({ cost: 0, isEqual: true });
      expect(options.map(({ cost }) => cost)).toEqual(options.map(({ cost }) => cost).toSorted((a, b) => a - b));
      for (const { margin, winChance: chance, cost, error } of options) {
        expect(cost).toBeCloseTo(Math.max(0, best.margin - margin), 9);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(error).toBeGreaterThanOrEqual(0);
      }
    }
    expect(finish(advise(targi.view(end, 'blue')))).toEqual({ ok: false, error: { code: 'over' } });
  });
});

const game = golden('raid-gold.targi');
const situations = [game.start, ...game.steps.map(({ state }) => state)].flatMap((state) => situationOf(state) ?? []);

test('equal requests have equal answers', () => {
  for (const { view } of situations.slice(20, 24)) expect(finish(advise(view))).toEqual(finish(advise(view)));
});

test('after the last raid the result is certain', () => {
  const last = situations.at(-1);
  if (last?.view.pending.phase !== 'raid') throw new Error('this game ends with a payment');
  const advice = finish(advise(last.view));
  if (!advice.ok) throw new Error(advice.error.code);
  const played = targi.play(last.state, last.seat, advice.value.options[0].move);
  if (!played.ok) throw new Error(played.error.code);
  const { blue, white } = targi.score(played.value.state);
  const margin = last.seat === 'blue' ? blue.total - white.total : white.total - blue.total;
  expect(advice.value.spread).toBe(0);
  expect(advice.value.options[0].margin).toBe(margin);
});

test('ending a round is evaluated like ending a turn', () => {
  for (const { view, moves, seat } of situations) {
    const isLastTurn = view.pending.phase === 'act' && view.first !== seat;
    const end = moves.find(({ type }) => type === 'end');
    const off = moves.find(({ type }) => type === 'discard');
    if (!isLastTurn || !end || !off || moves.length !== 2) continue;
    const [one, other] = finish(evaluate({ view, moves: [end, off], depth: CAREFUL })).options;
    expect(one.margin).toBeCloseTo(other.margin, 1); // discarding a card and then ending is the same as ending
    return;
  }
  throw new Error('no such position: the test says nothing');
});

test('advice is only for the player to act', () => {
  const { state, seat } = situations[0];
  for (const viewer of [...SEATS, 'spectator'] as const) {
    if (viewer === seat) continue;
    const advice = finish(advise(targi.view(state, viewer)));
    expect(advice).toEqual({ ok: false, error: { code: 'not-to-act', toAct: seat } });
  }
});

const { view: placing } = situations[0];

test('an apparent mistake is evaluated again, and the second result counts', { timeout: TIMEOUT_MS }, () => {
  const [first, second] = [CAREFUL, { ...CAREFUL, deals: 12 }];
  let before = game.start;
  const found = { clean: 0, again: 0 };
  for (const { seat, move, state } of game.steps.slice(0, 40)) {
    const at = situationOf(before);
    before = state;
    if (!at) continue;
    expect(at.seat).toBe(seat);
    const judge = (scrutiny: Scrutiny) => finish(judgeMove(at.view, at.moves, move, scrutiny));
    const once = finish(evaluate({ ...at, asked: [move], depth: first })).options;
    const made = once.find((option) => encodeMove(option.move) === encodeMove(move));
    if (!made) throw new Error('every legal move is evaluated');
    const twice = judge({ first, second });
    const isClean = made.isEqual || made.cost < APPARENT;
    if (isClean) expect(twice.made).toEqual(made);
    if (isClean) found.clean++;
    else if (twice.made.margin !== made.margin) found.again++; // without unknown cards both results are equal
  }
  expect(found.clean).toBeGreaterThan(0);
  expect(found.again).toBeGreaterThan(0);
});

describe('the analysis of a game', () => {
  let analysis: Analysis;
  beforeAll(() => {
    analysis = finish(analyse(game, { first: CAREFUL, second: CAREFUL }));
  }, TIMEOUT_MS);

  test('has every move with its player', () => {
    expect(analysis.moves.map(({ n, seat, move }) => ({ n, seat, move }))).toEqual(
      game.steps.map(({ seat, move }, i) => ({ n: i + 1, seat, move })),
    );
  });

  test('reports the points lost and the better move, from the player’s side', () => {
    for (const { seat, lost, margin, winChance: chance, better } of analysis.moves) {
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(better !== undefined).toBe(lost > 0);
      if (better) expect(seat === 'blue' ? better.margin - margin : margin - better.margin).toBeCloseTo(lost, 9);
    }
  });

  test('an only legal move loses nothing', () => {
    for (const [i, { moves }] of situations.entries()) if (moves.length === 1) expect(analysis.moves[i].lost).toBe(0);
  });

  test('has the costliest moves of each side as turning points, and the sum of all losses', () => {
    for (const seat of SEATS) {
      const losses = analysis.moves.filter((move) => move.seat === seat).map(({ lost }) => lost);
      const worst = losses.toSorted((a, b) => b - a).slice(0, 3);
      expect(analysis.turningPoints[seat].map(({ lost }) => lost)).toEqual(worst.filter((lost) => lost >= MISTAKE));
      expect(analysis.lost[seat]).toBeCloseTo(
        losses.reduce((sum, lost) => sum + lost, 0),
        9,
      );
    }
  });
});

describe('the spread', () => {
  test('is defined for all twelve rounds and never grows as fewer rounds are left', () => {
    expect(SPREADS).toHaveLength(12);
    expect(SPREADS).toEqual(SPREADS.toSorted((a, b) => a - b));
  });

  test('depends on the round; a full display makes the round the last one', () => {
    const at = (round: number, display: View['blue']['display'] = []) =>
      spreadOf({ ...placing, round, blue: { ...placing.blue, display } });
    expect([at(1), at(12)]).toEqual([SPREADS[11], SPREADS[0]]);
    const row = ['W1', 'W2', 'W3', 'W4'] as const;
    expect(at(5, [row, row, row])).toBe(SPREADS[0]);
  });

  test('converts margins to win chances', () => {
    expect(winChance(0, 5)).toBeCloseTo(0.5, 6);
    expect(winChance(5, 5)).toBeCloseTo(0.8413, 4);
    expect([winChance(1, 0), winChance(0, 0), winChance(-1, 0)]).toEqual([1, 0.5, 0]);
  });
});
