import { FIRSTS, HANDS, type Move, type Options, SHORTFALLS, targi } from '@caravanserai/targi';
import { env } from 'node:process';
import { describe, expect, test } from 'vitest';
import { playOn, type Situation } from '../../test/games.ts';
import { TARGI_BOTS, type TargiBotName } from './index.ts';
import { LEVEL_NAMES } from './levels.ts';

const TIMES = Number(env['BOT_GAMES'] ?? 1); // set to 10 for a long run with thousands of games
const TIMEOUT_MS = 600_000 * TIMES; // generous: only detects a hang

// games of each bot against itself; the strongest are too slow for a whole game
const GAMES = {
  random: 200,
  greedy: 30,
  shepherd: 4,
  saltCarrier: 3,
  guide: 2,
  merchant: 1,
} as const satisfies Partial<Record<TargiBotName, number>>;
type Quick = keyof typeof GAMES;

function optionsOf(game: number): Options {
  return {
    first: FIRSTS[game % FIRSTS.length],
    shortfall: SHORTFALLS[game % SHORTFALLS.length],
    hands: HANDS[Math.floor(game / 2) % HANDS.length],
  };
}

/** Moves without a cost or a drawback: taking goods without a choice, and drawing cards. */
function isFreeGain(move: Move): boolean {
  return (move.type === 'take' && move.good === undefined) || move.type === 'caravan' || move.type === 'expand';
}

function expectSense({ view, moves }: Situation, move: Move): void {
  if (move.type !== 'end' || !moves.some(isFreeGain)) return;
  throw new Error(`ends the turn with a gain left: ${JSON.stringify({ moves, view })}`);
}

describe('games from the start to the end', () => {
  test.each(Object.keys(GAMES) as Quick[])(
    '%s makes only legal moves; a level does not end a turn while a free gain is left',
    (name) => {
      const isLevel = LEVEL_NAMES.some((level) => level === name);
      for (let game = 0; game < GAMES[name] * TIMES; game++) {
        const start = targi.init(optionsOf(game), `legality ${game}`);
        const end = playOn(start, `${name} ${game}`, TARGI_BOTS[name], isLevel ? expectSense : undefined);
        expect(targi.toAct(end)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  test.each(['amenokal', 'tinHinan'] as const)(
    '%s does the same in positions from the other bots’ games',
    (name) => {
      let n = 0;
      const { choose } = TARGI_BOTS[name];
      playOn(
        targi.init(targi.defaultOptions, name),
        name,
        {
          name: `${name} now and then`,
          choose(view, moves, rng) {
            const isHis = n++ % 25 === 0;
            return (isHis ? choose : TARGI_BOTS.shepherd.choose)(view, moves, rng);
          },
        },
        expectSense,
      );
      expect(n).toBeGreaterThan(100);
    },
    TIMEOUT_MS,
  );
});
