import { MatchStore } from '../src/storage/matchStore.ts';

/**
 * Loaded before the server in tests of faults: after so many writes of moves the process ends itself like one whose power was
 * cut, when the write is on disk and nobody has been told.
 */
const after = Number(process.env['CRASH_AFTER_COMMITS']);
const append = MatchStore.prototype.append;
let commits = 0;
MatchStore.prototype.append = async function (...args) {
  await append.apply(this, args);
  commits++;
  if (commits >= after) process.kill(process.pid, 'SIGKILL');
};
