import { parseArgs } from 'node:util';
import { matchScore, timesOf } from '@caravanserai/bots';
import { LEVEL_NAMES, TARGI_BOTS, type TargiBotName } from '@caravanserai/bots/targi';
import { type PairOutcome, playPair } from '../../../apps/cli/src/targi/arena/pair.ts';
import { mctsPlayer } from './mctsBot.ts';

// `node packages/bots/bench/outside.ts --against random,greedy,shepherd --iterations 50 --pairs 5 --seed 1`: plays our bots against
// boardgame.io's MCTS bot, which plays the same rules through its reducer.

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: ['random', 'greedy', ...LEVEL_NAMES].join() },
    iterations: { type: 'string', default: '50' },
    pairs: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'outside' },
  },
});

function isBot(name: string): name is TargiBotName {
  return Object.hasOwn(TARGI_BOTS, name);
}

for (const name of values.against.split(',')) {
  if (!isBot(name)) throw new Error(`no such bot: ${name}`);
  const players = { a: { ...TARGI_BOTS[name], close: async () => {} }, b: mctsPlayer(Number(values.iterations)) };
  const outcomes: PairOutcome[] = [];
  for (let pair = 1; pair <= Number(values.pairs); pair++) {
    const outcome = await playPair(players, values.seed, pair, () => false);
    if (outcome) outcomes.push(outcome);
  }
  const { winRate } = matchScore(outcomes);
  const games = outcomes.flat();
  const pointsOf = (side: 'a' | 'b') =>
    (games.reduce((sum, { points }) => sum + points[side], 0) / games.length).toFixed(1);
  const meanOf = (side: 'a' | 'b') => `${timesOf(games.flatMap(({ timesMs }) => timesMs[side])).meanMs.toFixed(1)} ms`;
  const [share, low, high] = [winRate.mean, winRate.low, winRate.high].map((rate) => (100 * rate).toFixed(1));
  console.log(
    `${name} against boardgame.io's MCTSBot with ${values.iterations} iterations: ${games.length} games, ` +
      `${share}% (${low}–${high}), points ${pointsOf('a')} : ${pointsOf('b')}, time a decision ${meanOf('a')} : ${meanOf('b')}`,
  );
}
