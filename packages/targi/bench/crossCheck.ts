/** `node packages/targi/bench/crossCheck.ts [DECISIONS] [SEED]`: today's engine against the frozen one, in random games. */
import { crossCheck } from '../test/crossCheck.ts';

const [decisions = '200000', seed = 'cross-check'] = process.argv.slice(2);
const most = Number(decisions);
if (!Number.isInteger(most) || most < 1) {
  console.error(`crossCheck: how many decisions? Not "${decisions}".`);
  process.exit(2);
}
const { games, met } = crossCheck(most, seed);
console.log(
  `${met.toLocaleString('en')} decisions in ${games} games: moves, states, events, views, guesses and scores are the same.`,
);
