import { targetsSeat, type Translator } from '@caravanserai/texts/page';
import { useState } from 'react';
import { showToast } from '../../../app/toasts/toasts.ts';
import { keepTargetsDraft, type TargetsDraft, targetsSetup } from './draft.ts';
import { startTargets } from '../games.ts';

/** A button that starts a game of Targets: pressed once, busy until the table is there. One person alone needs no words of Targets. */
export function useTargetsPlay(t: Translator) {
  const [isStarting, setStarting] = useState(false);

  async function start(draft: TargetsDraft): Promise<void> {
    setStarting(true);
    try {
      const nameOf = (seat: keyof TargetsDraft['seats'], isAlone: boolean) =>
        isAlone ? t('shell.setup.you') : targetsSeat(t, seat);
      const error = await startTargets(targetsSetup(draft, nameOf));
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
    play: (draft: TargetsDraft, isKept = true) => {
      if (isStarting) return;
      if (isKept) keepTargetsDraft(draft);
      void start(draft);
    },
  };
}
