export { CHECKS, type CheckName } from './checks.ts';
export { gameSuite } from './gameSuite.ts';
export { ruleSuite } from './ruleSuite.ts';
export type { GameUnderTest } from './randomGame.ts';
