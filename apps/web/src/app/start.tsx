import type { Translator } from '@caravanserai/texts/page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { playedOnline } from '../online/connection/visited.ts';
import { keepOffline } from './offline/register.ts';
import { SpeechProvider } from './settings/language.tsx';
import { describeFault, reportFault, watchForFaults } from './faults/faults.ts';
import { followLinks } from './follow.ts';

export function start(t: Translator): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  watchForFaults();
  followLinks();
  const { onCaughtError, onUncaughtError } = {
    onCaughtError: (error: unknown) => console.error(describeFault(error)), // the error boundary shows it
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

/** Ignores a failed import: without a network there are no turn notifications. */
function followTurnsOnline(): void {
  import('../online/connection/turnNotices.ts').then(({ followTurns }) => followTurns()).catch(() => undefined);
}
