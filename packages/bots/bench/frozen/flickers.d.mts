/** The face of the frozen bots is that of today's. */
export { levelBot } from '../../src/targets/index.ts';
