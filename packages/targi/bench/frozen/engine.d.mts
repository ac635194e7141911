/** The face of the frozen engine is that of today's. */
export * from '../../src/index.ts';
export { inPlace, pure } from '../contenders.ts';
