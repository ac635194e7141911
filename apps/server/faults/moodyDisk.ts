import { open } from 'node:fs/promises';
import { existsSync } from 'node:fs';

/**
 * Loaded before a server in the fault suite. A disk that is slow for as long as the file SLOW_DISK_WHILE is there; a limit on the
 * size of files refuses to write instead of ending the process; and, with SKEW_MS, a node's own clock that is wrong.
 */
process.on('SIGXFSZ', () => undefined);

const SLOW_MS = 400;
const slowWhile = process.env['SLOW_DISK_WHILE'];
if (slowWhile !== undefined) {
  const file = await open(process.execPath);
  const handles = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  const datasync = handles.datasync;
  handles.datasync = async function () {
    if (existsSync(slowWhile)) await new Promise((done) => setTimeout(done, SLOW_MS));
    return datasync.call(this);
  };
}

const skewMs = Number(process.env['SKEW_MS'] ?? 0);
const now = Date.now;
if (skewMs !== 0) Date.now = () => now() + skewMs;
