import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import { cardsThatCanCome, type ChanceCard, chanceCards, makeMove, type Start, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { legalMovesIn, startState, stepsTo } from './path.ts';
import { makeStudy, parseStudy } from './text.ts';
import {
  alternativesTo,
  type Analysis,
  cut,
  pathOf,
  promote,
  type Study,
  withChosen,
  withMove,
  wordOf,
} from './tree.ts';

const START: Start = { options: { ...targi.defaultOptions, first: 'blue' }, seed: 'a tree' };
const EMPTY: Study = { analysis: { start: START, main: [], variations: [] }, cursor: { line: 0, at: 0 } };

function stateAt({ analysis, cursor }: Study) {
  return stepsTo(analysis, cursor).at(-1)?.state ?? startState(analysis.start);
}

function played(study: Study, ...words: readonly string[]): Study {
  return words.reduce((now, word) => {
    const move = legalMovesIn(stateAt(now)).find((each) => makeMove(each) === word);
    if (!move) throw new Error(`${word} is not legal`);
    return withMove(now, move);
  }, study);
}

function goTo(study: Study, line: number, at: number): Study {
  return { ...study, cursor: { line, at } };
}

/** Each line as words, the main line first. */
function linesOf({ analysis }: Study): readonly string[] {
  return [0, ...analysis.variations.map((_, i) => i + 1)].map((line) => pathOf(analysis, line).map(wordOf).join(' '));
}

describe('a tree of moves', () => {
  test('grows at its end, and a known move only moves the cursor', () => {
    const study = played(EMPTY, '2', '6', '15');
    expect(linesOf(study)).toEqual(['2 6 15']);
    const again = played(goTo(study, 0, 1), '6');
    expect(again.analysis).toBe(study.analysis);
    expect(again.cursor).toEqual({ line: 0, at: 2 });
  });

  test('another move begins a variation, which is entered again by the same move', () => {
    const study = played(goTo(played(EMPTY, '2', '6', '15'), 0, 1), '7');
    expect(linesOf(study)).toEqual(['2 6 15', '2 7']);
    expect(study.cursor).toEqual({ line: 1, at: 2 });
    const again = played(goTo(study, 0, 1), '7');
    expect(again.analysis).toBe(study.analysis);
    expect(again.cursor).toEqual({ line: 1, at: 2 });
  });

  test('a move within a variation begins one beside it, so nothing is lost', () => {
    const study = played(goTo(played(EMPTY, '2', '6', '15'), 0, 1), '7', '15');
    const other = played(goTo(study, 1, 2), '11');
    expect(linesOf(other)).toEqual(['2 6 15', '2 7 15', '2 7 11']);
    expect(linesOf(played(goTo(other, 1, 2), '11'))).toEqual(linesOf(other));
    expect(linesOf(played(goTo(other, 1, 1), '9'))).toEqual(['2 6 15', '2 7 15', '2 7 11', '2 9']);
    expect(linesOf(played(goTo(other, 1, 0), '3'))).toEqual(['2 6 15', '2 7 15', '2 7 11', '3']);
  });

  test('alternatives are the moves that could stand in the same place', () => {
    const study = played(goTo(played(EMPTY, '2', '6', '15'), 0, 1), '7', '15');
    const main = { line: 0, at: 2 };
    expect(alternativesTo(goTo(study, 0, 2))).toEqual([main, { line: 1, at: 2 }]);
    expect(alternativesTo(goTo(study, 1, 3))).toEqual([main, { line: 1, at: 2 }]);
    expect(alternativesTo(goTo(study, 0, 3))).toEqual([{ line: 0, at: 3 }]);
    expect(alternativesTo(goTo(study, 0, 0))).toEqual([]);
  });

  test('a variation becomes the main line, and the other way round', () => {
    const three = played(goTo(played(goTo(played(EMPTY, '2', '6', '15'), 0, 1), '7', '15'), 0, 2), '11');
    expect(linesOf(three)).toEqual(['2 6 15', '2 7 15', '2 6 11']);
    const other = promote(goTo(three, 1, 3));
    expect(linesOf(other)).toEqual(['2 7 15', '2 6 15', '2 6 11']);
    expect(other.cursor).toEqual({ line: 0, at: 3 });
  });

  test('removing a move removes what follows it, and a variation takes its place', () => {
    const three = played(goTo(played(goTo(played(EMPTY, '2', '6', '15'), 0, 1), '7', '15'), 0, 2), '11');
    expect(linesOf(cut(goTo(three, 0, 3)))).toEqual(['2 6 11', '2 7 15']);
    expect(linesOf(cut(goTo(three, 0, 2)))).toEqual(['2 7 15']);
    expect(linesOf(cut(goTo(three, 1, 3)))).toEqual(['2 6 15', '2 7', '2 6 11']);
    expect(linesOf(cut(goTo(three, 1, 2)))).toEqual(['2 6 15', '2 6 11']);
    expect(linesOf(cut(goTo(three, 0, 1)))).toEqual(['']);
    expect(cut(goTo(three, 0, 0)).analysis).toBe(three.analysis);
  });
});

/** A tree made by random clicks. */
function randomStudy(seed: string): Study {
  const rng = quickRng(seed);
  let study: Study = { ...EMPTY, analysis: { ...EMPTY.analysis, start: { ...START, seed } } };
  for (let click = 0; click < 120; click++) study = clicked(study, rng);
  return study;
}

function clicked(study: Study, rng: Rng): Study {
  const { analysis } = study;
  switch (below(rng, 12)) {
    case 0: {
      const line = below(rng, analysis.variations.length + 1);
      return goTo(study, line, below(rng, pathOf(analysis, line).length + 1));
    }
    case 1:
      return below(rng, 4) === 0 ? cut(study) : study;
    case 2:
      return study.cursor.line > 0 ? promote(study) : study;
    case 3:
      return withOther(study, rng);
    default: {
      const moves = legalMovesIn(stateAt(study));
      return moves.length > 0 ? withMove(study, pick(rng, moves)) : study;
    }
  }
}

/** Another card comes after the last move, if it revealed any. */
function withOther(study: Study, rng: Rng): Study {
  const { analysis, cursor } = study;
  const steps = stepsTo(analysis, cursor);
  const last = steps.at(-1);
  const [came] = last ? chanceCards(last.events) : [];
  if (!last || !came) return study;
  const before = steps.at(-2)?.state ?? startState(analysis.start);
  const chosen: ChanceCard = {
    at: came.at,
    card: pick(rng, cardsThatCanCome(before, last.seat, last.move, came.at)),
  };
  const next = withChosen(study, [chosen]);
  expect(chanceCards(stepsTo(next.analysis, next.cursor).at(-1)!.events)).toContainEqual(chosen);
  return next;
}

const STUDIES = Array.from({ length: 40 }, (_, i) => randomStudy(`tree ${i}`));

describe('a tree as text', () => {
  test('gives itself back, with its cursor', () => {
    for (const study of STUDIES) {
      const parsed = parseStudy(makeStudy(study), 'not used');
      if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error)} in ${makeStudy(study)}`);
      expect(canonical(parsed.value)).toEqual(canonical(study));
      expect(makeStudy(parsed.value)).toBe(makeStudy(study));
    }
    const all = STUDIES.flatMap(({ analysis }) => analysis.variations.flatMap(({ plies }) => plies));
    expect(all.length).toBeGreaterThan(100);
    expect(all.some(({ chosen }) => chosen.length > 0)).toBe(true);
  });

  test('a position and a game begin a tree', () => {
    const view = targi.view(startState(START), 'blue');
    const text = makeStudy({ ...EMPTY, analysis: { ...EMPTY.analysis, start: { ...START, position: view } } });
    const position = /Position "([^"]+)"/.exec(text)?.[1] ?? '';
    const read = parseStudy(position, 'seed');
    expect(read).toMatchObject({
      ok: true,
      value: { analysis: { main: [], start: { position: { centre: view.centre, blue: view.blue } } } },
    });
    const game = `; a comment\n${text.split('\n\n')[0]}\n\n1. place 2 6 15\n`;
    const played = parseStudy(game, 'seed');
    if (!played.ok) throw new Error(played.error.kind);
    expect(linesOf(played.value)).toEqual(['2 6 15']);
    expect(played.value.cursor).toEqual({ line: 0, at: 3 });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['viewer=blue rond=1', { kind: 'position', error: { found: 'rond=1' } }],
    ['[Game "Chess"]', { kind: 'game' }],
    ['2 99', { kind: 'ply', found: '99' }],
    ['2 16', { kind: 'ply', found: '16', reason: 'corner' }],
    ['2 6&A:W5', { kind: 'ply', found: '6&A:W5', expected: [] }],
    ['2 6&A:Q5', { kind: 'ply', found: '6&A:Q5' }],
    ['( 2 )', { kind: 'bracket', found: '(' }],
    ['2 ( 3', { kind: 'bracket', found: '(' }],
    ['2 ( ) 6', { kind: 'bracket', found: ')' }],
    ['2 ) 6', { kind: 'bracket', found: ')' }],
  ])('an error names what is wrong: %s', (text, error) => {
    const head = makeStudy(EMPTY).split('\n\n')[0];
    const isPlies = text !== '' && !text.includes('=blue') && !text.startsWith('[');
    expect(parseStudy(isPlies ? `${head}\n\n${text}` : text, 'seed')).toMatchObject({ ok: false, error });
  });
});

/** Variations in the order in which the text lists them; a cursor before a fork counts as on the main line. */
function canonical({ analysis, cursor }: Study) {
  const order = analysis.variations
    .map((_, i) => i)
    .toSorted((a, b) => fromOf(analysis, a) - fromOf(analysis, b) || a - b);
  const from = analysis.variations[cursor.line - 1]?.from ?? 0;
  const line = cursor.at <= from ? 0 : order.indexOf(cursor.line - 1) + 1;
  return {
    start: { ...analysis.start },
    main: analysis.main,
    variations: order.map((i) => analysis.variations[i]),
    cursor: { line, at: cursor.at },
  };
}

function fromOf(analysis: Analysis, index: number): number {
  return analysis.variations[index].from;
}
