import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const parent = process.ppid; // read early: the parent shell may be gone by the time the server is ready

// Before any import, so that type stripping and compiling are cached across starts.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const { settingsOrExit } = await import('../apps/server/src/settings.ts');
const { buildWeb, compressWeb } = await import('./buildWeb.ts');
const { serve } = await import('../apps/server/src/serve.ts');

const settings = settingsOrExit(process.env); // before the build, so that an invalid PORT is reported at once
if (await buildWeb({ compresses: false })) {
  console.log('Starting the server …');
  await serve(settings);
  closeWithParent();
  await compressWeb().catch((error: unknown) => console.error(`The page is served without compression. ${error}`));
} else {
  process.exitCode = 1;
}

/**
 * npm runs this script in a shell, and SIGTERM to npm ends only that shell. Without this watch the server would keep
 * running.
 */
function closeWithParent(): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
