import { THOROUGH } from '@caravanserai/bots/targi';
import { craft } from '../src/games/targi/lessons/craft.ts';
import { solutionsOf } from '../test/lessonSolutions.ts';

// By how many points each chapter's solution beats every other move: an evaluation with eight times the deals of a hint, the minimum over three deals of the
// hidden cards. `npm run -s ts -- apps/web/bench/solutions.ts`

const DEEP = { ...THOROUGH, deals: 256 };

for (const { name, awaited, margin } of solutionsOf(craft, DEEP, ['a', 'b', 'c']))
  console.log(`${name}\t${awaited}\t${margin.toFixed(1)}`);
