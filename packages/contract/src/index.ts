export * from './ask.ts';
export * from './result.ts';
export * from './game.ts';
export * from './rng.ts';
export * from './search.ts';
export { sha256 } from './sha256.ts';
export * from './fairness.ts';
export * from './online.ts';
export * from './tags.ts';
