import { useState } from 'react';
import { useT } from '../../../app/settings/language.tsx';
import { choiceOf } from '../../../app/settings/settings.ts';
import { type Draft, keepDraft, setupOf } from './draft.ts';
import { startGame } from '../games.ts';
import { showToast } from '../../../app/toasts/toasts.ts';

interface Play {
  readonly isStarting: boolean;
  readonly play: (draft: Draft) => void;
}

/** A button that starts a game: pressed once, busy until the table is there. */
export function usePlay(): Play {
  const t = useT();
  const [isStarting, setStarting] = useState(false);

  async function start(draft: Draft): Promise<void> {
    setStarting(true);
    keepDraft(draft);
    try {
      const error = await startGame(setupOf(draft, t, choiceOf('moves') === 'quick'));
      if (error) showToast({ text: t('shell.play.notNow.text') });
    } catch (error) {
      console.error(error);
      showToast({ text: t('shell.play.notNow.text') });
    } finally {
      setStarting(false);
    }
  }

  return {
    isStarting,
    play: (draft) => {
      if (!isStarting) void start(draft);
    },
  };
}
