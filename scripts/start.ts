import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const parent = process.ppid; // read at once: the shell that started us may be gone by the time the house is open

// Before anything is imported: types are then stripped and programs compiled once, and not with every start.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const { settingsOrExit } = await import('../apps/server/src/settings.ts');
const { buildWeb } = await import('./buildWeb.ts');
const { serve } = await import('../apps/server/src/serve.ts');

const settings = settingsOrExit(process.env); // before the build: a wrong PORT is said at once
if (await buildWeb()) {
  await serve(settings);
  closeWithParent();
} else {
  process.exitCode = 1;
}

/** npm runs us in a shell, and a SIGTERM for npm ends only that shell: without this, the server would stay behind. */
function closeWithParent(): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
