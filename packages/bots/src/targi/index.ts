import type { Targi } from '@caravanserai/targi';
import type { Bot } from '../bot.ts';
import { randomBot } from '../search/random.ts';
import { greedy } from './greedy.ts';
import { levelBot } from './levels.ts';

export { type Analysis, analyse, type JudgedMove } from './analysis.ts';
export { lightRollouts, textbook } from './baselines.ts';
export { expectedTurn } from './continuation.ts';
export { greedy } from './greedy.ts';
export { DEEPENING, type Depth, NORMAL, THOROUGH } from './evaluation/depth.ts';
export { evaluate, type Evaluation, type Judged, type Question } from './evaluation/evaluate.ts';
export { type Change, type Part, PARTS, type Why } from './evaluation/why.ts';
export { advise, type Hint, type HintRefusal } from './hint.ts';
export { choose, type Level, levelBot, LEVEL_NAMES, LEVELS, type LevelName, solverBot } from './levels.ts';
export { consider, type Effort, type Option } from './solver.ts';
export { openThinker, type Thinker } from './thinking/client.ts';
export type { Mode, Request, Thought } from './thinking/request.ts';
export { serve } from './thinking/serve.ts';

/** By name: two baselines, then the levels from weakest to strongest. */
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
