import { open } from 'node:fs/promises';
import { existsSync } from 'node:fs';

/**
 * Preloaded into servers of the fault suite. The disk is slow while the file SLOW_DISK_WHILE exists; exceeding the file size limit causes a
 * write error instead of ending the process; SKEW_MS sets the error of the node's own clock.
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
