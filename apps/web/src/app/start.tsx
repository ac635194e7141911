import type { Translator } from '@caravanserai/texts/page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { playedOnline } from '../online/line/visited.ts';
import { keepOffline } from './offline/register.ts';
import { SpeechProvider } from './settings/language.tsx';
import { describeFault, reportFault, watchForFaults } from './faults/faults.ts';
import { startRouter } from './router.ts';

export function start(t: Translator): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  watchForFaults();
  startRouter();
  const { onCaughtError, onUncaughtError } = {
    onCaughtError: (error: unknown) => console.error(describeFault(error)), // its boundary says it
    onUncaughtError: (error: unknown) => reportFault(error),
  };
  createRoot(root, { onCaughtError, onUncaughtError }).render(
    <StrictMode>
      <SpeechProvider first={t}>
        <App />
      </SpeechProvider>
    </StrictMode>,
  );
  if (import.meta.env.PROD) keepOffline();
  if (playedOnline.get()) followTurnsOnline();
}

/** Without a network nobody can tell whose turn it is. */
function followTurnsOnline(): void {
  import('../online/line/turnNotices.ts').then(({ followTurns }) => followTurns()).catch(() => undefined);
}
