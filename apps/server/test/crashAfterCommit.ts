import { MatchStore } from '../src/storage/matchStore.ts';

/**
 * Preloaded into the server in fault tests: kills the process after a number of committed moves, when the last is durable but not
 * acknowledged, as a power cut would.
 */
const after = Number(process.env['CRASH_AFTER_COMMITS']);
const append = MatchStore.prototype.append;
let commits = 0;
MatchStore.prototype.append = async function (...args) {
  await append.apply(this, args);
  commits++;
  if (commits >= after) process.kill(process.pid, 'SIGKILL');
};
