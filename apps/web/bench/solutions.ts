import { LEVELS } from '@caravanserai/bots';
import { craft } from '../src/games/targi/lessons/craft.ts';
import { solutionsOf } from '../test/lessonSolutions.ts';

// By how many points the solutions of the chapters are better than every other move: the strongest bot at ten times its effort, the worst
// of three deals of what is hidden. `npm run -s ts -- apps/web/bench/solutions.ts`

const { tinHinan } = LEVELS;
const { foresight } = tinHinan;
const DEEP = {
  ...tinHinan,
  foresight: {
    ...foresight,
    candidates: 8,
    within: 3,
    deals: 10 * foresight.deals,
    draws: 8,
    work: 10 * foresight.work,
  },
};

for (const { name, awaited, margin } of solutionsOf(craft, DEEP, ['a', 'b', 'c']))
  console.log(`${name}\t${awaited}\t${margin.toFixed(1)}`);
