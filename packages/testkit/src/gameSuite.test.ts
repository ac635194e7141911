import { type Game, ok } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { lantern, type Lantern, type State, underTest } from '../test/lantern.ts';
import { type CheckName, CHECKS, gameSuite, type GameUnderTest } from './index.ts';

gameSuite(underTest, { fixed: 20, fresh: 5 });

/** What is broken, the check that must fail, and the change to the game. */
const BROKEN: readonly (readonly [string, CheckName, Partial<Game<Lantern>>])[] = [
  ['it never ends', 'random games end', { toAct: ({ turns }) => [turns % 2 === 0 ? 'left' : 'right'], ...forgiving() }],
  ['nobody has a score', 'random games end', { score: () => undefined as unknown as Lantern['score'] }],
  [
    'it lists what it refuses',
    'what is listed is accepted, and nothing else',
    { moves: { kind: 'listed', list: () => ['draw', 'show', 'pass'] } },
  ],
  [
    'it accepts what it does not list',
    'what is listed is accepted, and nothing else',
    {
      moves: {
        kind: 'listed',
        list: (state, seat) => listOf(state, seat).filter((move) => move !== 'pass' || state.turns % 3 > 0),
      },
    },
  ],
  [
    'it plays in place',
    'playing leaves the old state as it was',
    {
      play(state, seat, move) {
        const played = lantern.play(state, seat, move);
        if (played.ok) state.deck.reverse();
        return played;
      },
    },
  ],
  [
    'a refusal counts as a turn',
    'a refused move leaves no trace',
    {
      play(state, seat, move) {
        const played = lantern.play(state, seat, move);
        if (!played.ok) state.shown[seat].push(0);
        return played;
      },
    },
  ],
  [
    'it plays on after the end',
    'a refused move leaves no trace',
    { play: (state, seat, move) => (state.turns === 12 ? ok({ state, events: [] }) : lantern.play(state, seat, move)) },
  ],
  ['chance comes from elsewhere', 'seed, options and moves give the same game again', chanceOfItsOwn()],
  [
    'states share an array',
    'two ways on from one state do not touch each other',
    {
      play(state, seat, move) {
        const played = lantern.play(state, seat, move);
        if (played.ok) {
          played.value.state.shown = state.shown;
          state.shown.left.push(0);
        }
        return played;
      },
    },
  ],
  [
    'it guesses another turn',
    'a guess looks to its viewer like the truth',
    { guess: (view, rng) => ({ ...lantern.guess(view, rng), turns: 0 }) },
  ],
  [
    'the other hand is open',
    'nobody sees what is hidden',
    { view: (state, viewer) => ({ ...lantern.view(state, viewer), hands: state.hands }) },
  ],
  [
    'the deck is open',
    'nobody sees what is hidden',
    { view: (state, viewer) => ({ ...lantern.view(state, viewer), left: state.deck.at(-1) ?? 0 }) },
  ],
  ['a shown card is said to reveal nothing', 'what reveals nothing tells nobody anything', quietly('showed')],
  ['a drawn card is said to reveal nothing', 'what reveals nothing tells nobody anything', quietly('drew')],
  [
    'any seat may move',
    'only those whose turn it is may move',
    { play: (state, _seat, move) => lantern.play(state, lantern.toAct(state)[0] ?? 'left', move) },
  ],
  [
    'options are forgotten',
    'the options are recorded',
    { init: (_options, seed) => lantern.init({ open: false }, seed) },
  ],
  ['all hashes are equal', 'different states have different hashes', { hash: () => '0' }],
];

function listOf(state: State, seat: Lantern['seat']): readonly Lantern['move'][] {
  return lantern.moves.kind === 'listed' ? lantern.moves.list(state, seat) : [];
}

function forgiving(): Partial<Game<Lantern>> {
  return { play: (state) => ok({ state, events: [] }), moves: { kind: 'listed', list: () => ['pass'] } };
}

function chanceOfItsOwn(): Partial<Game<Lantern>> {
  let deals = 0;
  return { init: (options, seed) => lantern.init(options, `${seed} ${deals++}`) };
}

function quietly(type: Lantern['event']['type']): Partial<Game<Lantern>> {
  return {
    play(state, seat, move) {
      const played = lantern.play(state, seat, move);
      if (!played.ok) return played;
      const events = played.value.events.map((event) => (event.type === type ? { ...event, reveals: false } : event));
      return ok({ state: played.value.state, events });
    },
  };
}

describe('the suite catches a game that breaks the contract', () => {
  test.each(BROKEN)('[contract] %s: «%s» fails', (_name, check, changes) => {
    const broken: GameUnderTest<Lantern> = { ...underTest, game: { ...lantern, ...changes } };
    const failures = Array.from({ length: 30 }, (_, seed) => `${seed}`).filter((seed) => fails(check, broken, seed));
    expect(failures).not.toEqual([]);
  });

  test('[contract] every check has a game that fails it', () => {
    expect(new Set(BROKEN.map(([, check]) => check))).toEqual(new Set(Object.keys(CHECKS)));
  });

  function fails(check: CheckName, broken: GameUnderTest<Lantern>, seed: string): boolean {
    try {
      CHECKS[check](broken, seed);
      return false;
    } catch {
      return true;
    }
  }
});

describe('games that sample their moves', () => {
  test.each(Object.keys(CHECKS) as CheckName[])('[contract] %s', (check) => {
    const sampled: GameUnderTest<Lantern> = {
      ...underTest,
      game: {
        ...lantern,
        moves: {
          kind: 'sampled',
          sample: (state, seat, rng) => listOf(state, seat)[rng.next() % listOf(state, seat).length],
        },
      },
    };
    for (let seed = 0; seed < 10; seed++) CHECKS[check](sampled, `${seed}`);
  });
});
