import type { Targi } from '@caravanserai/targi';
import type { Bot } from './bot.ts';
import { randomBot } from './search/random.ts';
import { greedy } from './targi/greedy.ts';
import { levelBot } from './targi/levels.ts';

export type { Bot } from './bot.ts';
export * from './measure/index.ts';
export { ismcts, type IsmctsOptions, type Iterations } from './search/ismcts.ts';
export { randomBot } from './search/random.ts';
export { advise, ADVISER, review } from './targi/advice.ts';
export { type Analysis, analyse, type JudgedMove } from './targi/analysis.ts';
export { lightRollouts, textbook } from './targi/baselines.ts';
export { greedy } from './targi/greedy.ts';
export { hint, type Hint, type HintOption, type HintRefusal } from './targi/hint.ts';
export { choose, type Level, levelBot, LEVEL_NAMES, LEVELS, type LevelName, solverBot } from './targi/levels.ts';
export { consider, type Effort, type Option } from './targi/solver.ts';
export { type Change, type Part, PARTS, type Why } from './targi/why.ts';
export { openThinker, type Thinker, ThinkingError, type ThinkOptions } from './thinking/client.ts';
export type {
  Thought,
  Ask,
  FromWorker,
  Mode,
  Question,
  Reply,
  Request,
  ToWorker,
  WorkerErrorCode,
} from './thinking/protocol.ts';
export { type Platform, serve } from './thinking/serve.ts';

/** By name: two plain yardsticks, then the levels, the weakest first. */
export const TARGI_BOTS = {
  random: randomBot<Targi>(),
  greedy,
  shepherd: levelBot('shepherd'),
  saltCarrier: levelBot('saltCarrier'),
  guide: levelBot('guide'),
  merchant: levelBot('merchant'),
  amenokal: levelBot('amenokal'),
  tinHinan: levelBot('tinHinan'),
} as const satisfies Record<string, Bot<Targi>>;
export type TargiBotName = keyof typeof TARGI_BOTS;
