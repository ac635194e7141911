import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickRng, type Rng } from '@caravanserai/contract';
import { START, type Skill } from '../packages/bots/src/measure/plackettLuce.ts';
import { yardstick } from './yardstick.ts';

// Records openskill's results for 100 games, for `plackettLuce.test.ts`: npm run -s ts -- yardsticks/openskill.ts

interface OpenSkill {
  rate(teams: readonly (readonly Skill[])[], options: { readonly rank: readonly number[] }): readonly Skill[][];
  rating(): Skill;
}

/** One to four players per team, two to five teams, new and experienced players, draws too. Ranks are unsorted. */
function anyGame(rng: Rng): { readonly before: Skill[][]; readonly ranks: number[] } {
  const between = (low: number, high: number) => low + (rng.next() / 2 ** 32) * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const anySkill = () => (between(0, 1) < 0.2 ? START : { mu: between(-5, 55), sigma: between(0.5, START.sigma) });
  const teams = between(0, 1) < 0.5 ? 2 : whole(2, 5);
  return {
    before: Array.from({ length: teams }, () => Array.from({ length: whole(1, 4) }, anySkill)),
    ranks: Array.from({ length: teams }, () => whole(1, 4)),
  };
}

const FILE = join(import.meta.dirname, '../packages/bots/src/measure/golden/openskill.json');

const { rate, rating } = yardstick('openskill') as OpenSkill;
const rng = quickRng('openskill');
const games = Array.from({ length: 100 }, () => {
  const { before, ranks } = anyGame(rng);
  return { before, ranks, after: rate(before, { rank: ranks }) };
});
const lines = games.map((game) => JSON.stringify(game));
const head = `{\n"start": ${JSON.stringify(rating())},\n"games": [\n`;
writeFileSync(FILE, `${head}${lines.join(',\n')}\n]\n}\n`);
