import { below, type GameTypes, pick, type Viewer } from '@caravanserai/contract';
import { expect } from 'vitest';
import { type GameUnderTest, type Moment, playRandomly, type RandomGame, text, viewersOf } from './randomGame.ts';

/** Each check plays the random game of a seed and throws if the game breaks its contract. Checks use nothing but the contract. */
export const CHECKS = {
  'random games end': checkEnd,
  'what is listed is accepted, and nothing else': checkList,
  'playing leaves the old state as it was': checkPure,
  'a refused move leaves no trace': checkRefusal,
  'seed, options and moves give the same game again': checkReplay,
  'two ways on from one state do not touch each other': checkBranches,
  'a guess looks to its viewer like the truth': checkGuess,
  'nobody sees what is hidden': checkViews,
  'what reveals nothing tells nobody anything': checkEvents,
  'only those whose turn it is may move': checkTurns,
  'the options are recorded': checkOptions,
  'different states have different hashes': checkHashes,
} as const satisfies Record<string, <T extends GameTypes>(test: GameUnderTest<T>, seed: string) => void>;
export type CheckName = keyof typeof CHECKS;

const STRANGE_MOVES = 20; // tried at each decision

function checkEnd<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { end } = playRandomly(test, seed);
  expect(test.game.toAct(end), 'no seat may act after the end').toEqual([]);
  expect(test.game.score(end), 'the end has a score').toBeDefined();
}

function checkList<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const played = playRandomly(test, seed);
  if (game.moves.kind !== 'listed') return; // `playRandomly` throws if a sampled move is refused
  for (const { state, seat, moves } of played.moments) {
    for (const move of moves) {
      if (!game.play(state, seat, move).ok) throw new Error(`${text(move)} is listed and refused`);
    }
    const listed = new Set(moves.map(text));
    expect(listed.size, 'every move is listed once').toBe(moves.length);
    for (const move of strangers(played)) {
      if (game.play(state, seat, move).ok !== listed.has(text(move))) {
        throw new Error(`${text(move)} is ${listed.has(text(move)) ? '' : 'not '}listed, and the judge disagrees`);
      }
    }
  }
}

/** Random moves from anywhere in this game; most are illegal at any one decision. */
function strangers<T extends GameTypes>({ moments, rng }: RandomGame<T>): T['move'][] {
  return Array.from({ length: STRANGE_MOVES }, () => pick(rng, moments).move);
}

function checkPure<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  for (const { state, seat, move } of playRandomly(test, seed).moments) {
    const before = game.hash(state);
    const copy = structuredClone(state);
    game.play(state, seat, move);
    game.toAct(state);
    game.score(state);
    for (const viewer of viewersOf(game)) game.view(state, viewer);
    expect(game.hash(state), `after ${text(move)}`).toBe(before);
    expect(state).toEqual(copy); // finds changes that the hash leaves out
  }
}

function checkRefusal<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const played = playRandomly(test, seed);
  for (const { state, seat } of played.moments) {
    const copy = structuredClone(state);
    for (const move of strangers(played)) {
      if (game.play(state, seat, move).ok) continue;
      expect(state, `after ${text(move)} was refused`).toEqual(copy);
    }
  }
  for (const seat of game.seats) {
    for (const move of strangers(played)) {
      expect(game.play(played.end, seat, move).ok, `${text(move)} after the end`).toBe(false);
    }
  }
}

function checkReplay<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { options, moments, start, end } = playRandomly(test, seed);
  let state = game.init(options, seed);
  expect(game.hash(state)).toBe(game.hash(start));
  for (const { seat, move, played } of moments) {
    const again = game.play(state, seat, structuredClone(move));
    if (!again.ok) throw new Error(`${text(move)} was accepted once and is refused now: ${text(again.error)}`);
    state = again.value.state;
    expect(game.hash(state)).toBe(game.hash(played.state));
    expect(again.value.events).toEqual(played.events);
  }
  expect(game.score(state)).toEqual(game.score(end));
}

function checkBranches<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { moments, rng } = playRandomly(test, seed);
  for (const { state, seat, moves, move, played } of moments) {
    const hash = game.hash(played.state);
    let other = game.play(state, seat, moves[below(rng, moves.length)]);
    for (let steps = 0; steps < 3 && other.ok; steps++) {
      const next = other.value.state;
      const [mover] = game.toAct(next);
      if (mover === undefined || game.moves.kind !== 'listed') break;
      other = game.play(next, mover, pick(rng, game.moves.list(next, mover)));
    }
    expect(game.hash(played.state), `${text(move)} and another way on`).toBe(hash);
  }
}

function checkGuess<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { moments, end, rng } = playRandomly(test, seed);
  for (const state of [...moments.map((moment) => moment.state), end]) {
    for (const viewer of viewersOf(game)) {
      const seen = game.view(state, viewer);
      const guessed = game.guess(structuredClone(seen), rng);
      expectSame(game.view(guessed, viewer), seen, `a guess by ${viewer}`);
      expect(game.toAct(guessed)).toEqual(game.toAct(state));
    }
  }
}

function checkViews<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { moments, end, rng } = playRandomly(test, seed);
  for (const state of [...moments.map((moment) => moment.state), end]) {
    for (const viewer of viewersOf(game)) {
      const dealt = test.redeal(state, viewer, rng);
      expectSame(game.view(dealt, viewer), game.view(state, viewer), `the view of ${viewer}`);
    }
  }
}

/**
 * A move whose events all have `reveals: false` must be legal, and look the same, in every state that the viewer cannot tell from
 * the real one. Otherwise it reveals something, and undo would let a player choose again with that knowledge.
 */
function checkEvents<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { moments, rng } = playRandomly(test, seed);
  for (const moment of moments) {
    if (moment.played.events.some(({ reveals }) => reveals)) continue;
    for (const viewer of viewersOf(game))
      expectNothingLearned(test, moment, viewer, test.redeal(moment.state, viewer, rng));
  }
}

function expectNothingLearned<T extends GameTypes>(
  { game }: GameUnderTest<T>,
  { seat, move, played }: Moment<T>,
  viewer: Viewer<T>,
  dealt: T['state'],
): void {
  const other = game.play(dealt, seat, move);
  if (!other.ok) throw new Error(`${text(move)} tells ${viewer} what was hidden: elsewhere it is ${text(other.error)}`);
  const redacted = (events: readonly T['event'][]) => events.map((event) => game.redact(event, viewer));
  expectSame(redacted(other.value.events), redacted(played.events), `the events of ${text(move)} for ${viewer}`);
  expectSame(
    game.view(other.value.state, viewer),
    game.view(played.state, viewer),
    `the view of ${viewer} after ${text(move)}`,
  );
}

function checkTurns<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  for (const { state, move } of playRandomly(test, seed).moments) {
    const waiting = game.seats.filter((seat) => !game.toAct(state).includes(seat));
    for (const seat of waiting) {
      if (game.isOutOfTurn?.(state, seat, move)) continue;
      expect(game.play(state, seat, move), `${seat} moves out of turn`).toEqual({
        ok: false,
        error: { code: 'not-your-turn' },
      });
      if (game.moves.kind === 'listed') expect(game.moves.list(state, seat)).toEqual([]);
    }
  }
}

function checkOptions<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { options, end } = playRandomly(test, seed);
  expect(test.optionsOf(end)).toEqual(options);
  for (const choice of [...test.options, test.game.defaultOptions]) {
    expect(test.optionsOf(test.game.init(choice, seed))).toEqual(choice);
  }
}

function checkHashes<T extends GameTypes>(test: GameUnderTest<T>, seed: string): void {
  const { game } = test;
  const { moments, end } = playRandomly(test, seed);
  const states = [...moments.map(({ state }) => state), end];
  expect(new Set(states.map((state) => game.hash(state))).size).toBe(states.length);
  expect(game.hash(structuredClone(end))).toBe(game.hash(end));
}

/** Like `toEqual`, but fast for equal values. */
function expectSame(actual: unknown, expected: unknown, message: string): void {
  if (text(actual) !== text(expected)) expect(actual, message).toEqual(expected);
}
