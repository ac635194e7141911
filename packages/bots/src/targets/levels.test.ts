import { quickRng } from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  init,
  type Options,
  playWith,
  refusalOf,
  score,
  type State,
  view,
} from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, describe, expect, test } from 'vitest';
import { frozen, hastyPlayers, playBots } from '../../test/targetsGames.ts';
import { levelBot, LEVEL_NAMES, LEVELS, naive, type TargetsBot } from './index.ts';

beforeAll(loadPhysics);

const TABLES: readonly (readonly [string, Partial<Options>])[] = [
  ['two', {}],
  ['two, 3 × 3', { threeByThree: true }],
  ['three, pas vu, pas pris', { players: 3, pasVu: true }],
  ['four', { players: 4 }],
  ['four in teams', { players: 4, teams: true }],
  ['four in teams, everything', { players: 4, teams: true, pasVu: true, threeByThree: true }],
  ['two, called for them', { calls: 'forYou' }],
];

describe('with the real dice', () => {
  // a game of two players has only two levels, so it takes two games to cover all four
  test.each(TABLES)('every level finishes a game: %s', (name, options) => {
    for (const shift of [0, 2]) {
      const steps = playBots({ ...DEFAULT_OPTIONS, ...options }, name, hastyPlayers(flick, shift), flick);
      expect(score(steps[steps.length - 1].state).winners).not.toEqual([]);
    }
  });

  test('[TT-54] the same seeds make the same game', () => {
    const play = () => playBots(DEFAULT_OPTIONS, 'again', hastyPlayers(flick), flick);
    expect(play()).toEqual(play());
  });
});

const START = init({ ...DEFAULT_OPTIONS, first: 'red' }, 'start');

describe.each(LEVEL_NAMES)('%s', (name) => {
  const bot = levelBot(name, flick);
  const decide = (state: State, seed: string) =>
    bot.decide(frozen(view(structuredClone(state), 'red')), quickRng(seed));

  test('flicks legally, equally for equal seeds and differently for different seeds', () => {
    const first = decide(START, 'a');
    expect(first && refusalOf(START, 'red', first.move)).toBeUndefined();
    expect(decide(START, 'a')).toEqual(first);
    expect(decide(START, 'b')).not.toEqual(first);
  });

  test('[TT-53] does not know the seed', () => {
    const other: State = { ...START, secret: { ...START.secret, seed: 'another' } };
    expect(decide(other, 'a')).toEqual(decide(START, 'a'));
  });

  test('simulates no more flicks than its stages allow', () => {
    let tried = 0;
    const counting = levelBot(name, (scene, asked) => {
      tried++;
      return flick(scene, asked);
    });
    counting.decide(view(START, 'red'), quickRng('a'));
    const planned = LEVELS[name].stages.reduce((sum, { strokes, tries }) => sum + strokes * tries, 0);
    expect(tried).toBeLessThanOrEqual(planned); // identical strokes are tried once
    expect(planned).toBeLessThanOrEqual(300);
  });

  test('thinks in slices and can be aborted', () => {
    const thinking = bot.think(view(START, 'red'), quickRng('a'));
    const { value, done } = thinking.next();
    expect(done).toBe(false);
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(1);
    expect(thinking.return(undefined).done).toBe(true);
  });
});

test('a level that aims hits discs more often than one that does not', () => {
  const share = (bot: TargetsBot, flicks: number) => {
    const hits = Array.from({ length: flicks }, (_, i) => {
      const state = init({ ...DEFAULT_OPTIONS, first: 'red' }, `hits ${i}`);
      const decision = bot.decide(view(state, 'red'), quickRng(`hits ${i}`));
      const played = decision && playWith(flick)(state, 'red', decision.move);
      if (!played?.ok) throw new Error('a flick is refused');
      const { events } = played.value;
      const isFault = events.some(({ type }) => type === 'fault');
      return !isFault && events.some((event) => event.type === 'flicked' && event.disc !== undefined);
    });
    return hits.filter(Boolean).length / flicks;
  };
  expect(share(levelBot('tavern', flick), 400)).toBeGreaterThan(share(naive, 400) + 0.05);
});
