import { LANGUAGES, translator } from '@caravanserai/texts';
import { makeMove, type Move, parseMove, targi } from '@caravanserai/targi';
import { RULE_SECTIONS } from '@caravanserai/targi/rules';
import { describe, expect, test } from 'vitest';
import { type Asking, isAsking } from '../../../app/lessons/lesson.ts';
import { figuresOf } from '../../../../test/lessonFigures.ts';
import * as L from '../game/lesson/lessonGame.ts';
import * as T from '../game/table.ts';
import { craft } from './craft.ts';
import { TARGI_LESSONS } from './lessons.ts';
import { ANY, type TargiChapter, type TargiLessonTypes, THINGS } from './targiLesson.ts';

const CHAPTERS = TARGI_LESSONS.flatMap(({ id, chapters }) =>
  chapters.map((chapter) => [`${id}.${chapter.id}`, chapter] as const),
);

function moveIn(game: L.LessonGame, word: string): Move {
  if (word === ANY) return T.legalMoves(game.table)[0]!;
  const { pending } = targi.view(T.stateOf(game.table), 'spectator');
  const move = parseMove(word, pending.phase === 'place');
  if (!move) throw new Error(`${word} is no move`);
  return move;
}

/** Plays a step as a learner would, and confirms where needed. */
function obey(game: L.LessonGame, words: readonly string[]): L.LessonGame {
  let now = game;
  for (const word of words) {
    const acted = L.act(now, moveIn(now, word));
    if (!acted.ok) throw new Error(`${word}: ${JSON.stringify(acted.error)}`);
    now = acted.value;
  }
  if (T.controlOf(now.table).kind !== 'confirm' || now.step > game.step) return now;
  const confirmed = L.confirm(now);
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.error));
  return confirmed.value;
}

function take(game: L.LessonGame): L.LessonGame {
  const step = game.chapter.steps[game.step];
  if (isAsking(step)) return obey(game, L.alternatives(step)[0]);
  const led = L.goOn(game);
  if (!led.ok) throw new Error('it does not go on');
  return led.value;
}

function gamesOf(chapter: TargiChapter): readonly L.LessonGame[] {
  const games = [L.openChapter(chapter, 0)];
  while (games.length < chapter.steps.length) games.push(take(games[games.length - 1]));
  return games;
}

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

describe.each(CHAPTERS)('%s', (_name, chapter) => {
  test('can be played to its end, one step after the other', () => {
    const games = gamesOf(chapter);
    expect(games.map(({ step }) => step)).toEqual(chapter.steps.map((_, i) => i));
    const last = chapter.steps[chapter.steps.length - 1];
    const end = isAsking(last) || !last.afterwards ? take(games[games.length - 1]) : undefined;
    expect(end === undefined || L.isOver(end)).toBe(true);
  });

  test('resumes after a reload exactly where it was', () => {
    const free = chapter.steps.findIndex((step) => isAsking(step) && step.awaits === ANY);
    const games = gamesOf(chapter).slice(0, free < 0 ? undefined : free + 1); // what was chosen freely is not stored
    for (const [step, game] of games.entries()) {
      const again = L.openChapter(chapter, step);
      expect(again.step).toBe(step);
      expect(targi.hash(T.stateOf(again.table))).toBe(targi.hash(T.stateOf(game.table)));
    }
  });

  test('comes to the same in whatever order the learner does it, and each way that is offered is legal', () => {
    for (const game of gamesOf(chapter)) {
      const step = game.chapter.steps[game.step];
      if (!isAsking(step)) continue;
      const ways = L.alternatives(step);
      for (const way of ways) expect(reached(game, way).size).toBe(1);
      const isFree = game.chapter.steps
        .slice(game.step + 1)
        .every((later, i) => i > 0 || later.table || !asksOn(later));
      if (ways.length > 1) expect(isFree).toBe(true);
    }
  });

  test('takes something else back, wherever something else can be done', () => {
    for (const game of gamesOf(chapter)) {
      const step = game.chapter.steps[game.step];
      if (!isAsking(step) || step.awaits === ANY) continue;
      const others = L.lookOf(game).moves.filter((move) => !isAskedFor(game, step, move));
      for (const move of others.slice(0, 12)) {
        const acted = L.act(game, move);
        if (!acted.ok) throw new Error(JSON.stringify(acted.error));
        expect(acted.value.attempts).toBe(1);
        const back = L.takeBack(acted.value);
        expect(back.step).toBe(game.step);
        expect(targi.hash(T.stateOf(back.table))).toBe(targi.hash(T.stateOf(game.table)));
        expect(take(back).step).toBe(game.step + 1);
      }
    }
  });

  test('points only at what is there', () => {
    for (const game of gamesOf(chapter)) {
      const { view } = L.lookOf(game);
      for (const thing of game.chapter.steps[game.step].at ?? []) {
        if (thing === 'hand') expect(view.blue.hand.kind).toBe('open');
        if (thing === 'display') expect(view.blue.display.flat().length).toBeGreaterThan(0);
        expect([...THINGS, 'place']).toContain(typeof thing === 'number' || thing.length === 1 ? 'place' : thing);
      }
    }
  });
});

/** The states that the legal orders of the moves lead to. */
function reached(game: L.LessonGame, words: readonly string[]): Set<string> {
  const ends = orders(words).flatMap((order) => {
    try {
      return targi.hash(T.stateOf(obey(game, order).table));
    } catch {
      return []; // the Trader cannot be left before the trade
    }
  });
  return new Set(ends);
}

function asksOn(step: TargiChapter['steps'][number]): boolean {
  return isAsking(step) || step.afterwards !== undefined;
}

function isAskedFor(game: L.LessonGame, step: Asking<TargiLessonTypes>, move: Move): boolean {
  return L.alternatives(step).some((words) =>
    words.some((word) => JSON.stringify(moveIn(game, word)) === JSON.stringify(move)),
  );
}

/** A position to solve, at the step that asks for it. */
const POSITIONS = craft.chapters.flatMap((chapter) =>
  chapter.steps.flatMap((step, at) => (isAsking(step) ? [[`${chapter.id}.${at}`, chapter, at] as const] : [])),
);

test.each(POSITIONS)('%s: other moves are answered one by one, each by words of its own', (_name, chapter, at) => {
  const game = L.openChapter(chapter, at);
  const step = chapter.steps[at] as Asking<TargiLessonTypes>;
  const others = L.lookOf(game).moves.filter((move) => !isAskedFor(game, step, move));
  const heard = new Map(
    others.map((move) => {
      const acted = L.act(game, move);
      if (!acted.ok) throw new Error(JSON.stringify(acted.error));
      return [makeMove(move), L.nowOf(acted.value).answer] as const;
    }),
  );
  const answers = (step.answers ?? []).flatMap(({ to, say }) => L.waysOf(to).map(([word]) => [word, say] as const));
  expect(answers.map(([word]) => [word, heard.get(word)])).toEqual(answers);
  expect(new Set(heard.values())).toEqual(new Set([step.otherwise, ...answers.map(([, say]) => say)])); // every text is used
  expect(new Set(heard.values()).size).toBeGreaterThanOrEqual(2);
});

test('chapters name rules that exist', () => {
  const rules = new Set<string>(Object.values(RULE_SECTIONS).flat());
  const named = CHAPTERS.flatMap(([, chapter]) => chapter.rules ?? []);
  expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
});

test('what lessons say exists in every language, and is short', () => {
  const steps = CHAPTERS.flatMap(([, chapter]) => chapter.steps);
  const keys = steps.flatMap((step) =>
    isAsking(step) ? [step.say, step.otherwise, ...(step.answers ?? []).map(({ say }) => say)] : [step.say],
  );
  for (const language of LANGUAGES) {
    const long = keys.map((key) => translator(language)(key)).filter((text) => text.split(/\s+/).length > 36);
    expect(long).toEqual([]);
  }
});

/** Number of clicks: a card takes one; a Targi is placed and confirmed, other things are opened and chosen. */
function clicksOf(step: Asking<TargiLessonTypes>): number {
  const [words] = L.alternatives(step);
  return words
    .map((word) => (parseMove(word, false)?.type === 'take' ? 1 : 2))
    .reduce((sum, clicks) => sum + clicks, 0);
}

test.each(TARGI_LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s takes as long as it says', (id, lesson) => {
  const figures = figuresOf(lesson, clicksOf);
  console.log(id, figures);
  expect(Math.round(figures.minutes)).toBeLessThanOrEqual(lesson.minutes);
});
