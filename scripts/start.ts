import { serve } from '../apps/server/src/serve.ts';
import { settingsOrExit } from '../apps/server/src/settings.ts';
import { buildWeb } from './buildWeb.ts';

const settings = settingsOrExit(process.env); // before the build: a wrong PORT is said at once
if (await buildWeb()) {
  await serve(settings);
  closeWithParent();
} else {
  process.exitCode = 1;
}

/** npm runs us in a shell, and a SIGTERM for npm ends only that shell: without this, the server would stay behind. */
function closeWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
