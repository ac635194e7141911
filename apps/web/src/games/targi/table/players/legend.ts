import { signal } from '../../../../app/signals/signal.ts';
import { storedFlag } from '../../../../app/signals/storedSignal.ts';

const wasRead = storedFlag('caravanserai.targi.legend', 'read');

/** The legend is shown until it was read once, and again when a badge is pressed. */
export const legendShown = signal(!wasRead.get());

export function readLegend(): void {
  wasRead.set(true);
  legendShown.set(false);
}
