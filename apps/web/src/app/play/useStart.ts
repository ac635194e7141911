import { useState } from 'react';
import { useT } from '../settings/language.tsx';
import { showToast } from '../toasts/toasts.ts';
import type { Device, LocalTypes } from './device.ts';

/** A button that starts a game: one click, busy until the table is open. */
export function useStart<L extends LocalTypes>(device: Pick<Device<L>, 'start'>) {
  const t = useT();
  const [isStarting, setStarting] = useState(false);

  async function start(setup: L['setup']): Promise<void> {
    setStarting(true);
    try {
      const error = await device.start(setup);
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
    start: (setup: L['setup']) => {
      if (!isStarting) void start(setup);
    },
  };
}
