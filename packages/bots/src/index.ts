export type { Bot } from './bot.ts';
export * from './measure/index.ts';
export { ismcts, type IsmctsOptions, type Iterations } from './search/ismcts.ts';
export { randomBot } from './search/random.ts';
