import { signal } from '../../../app/signals/signal.ts';
import { storedSignal } from '../../../app/signals/storedSignal.ts';
import { parseFields } from '../../../app/settings/stored.ts';
import { OCCASION_IDS, type OccasionId } from './occasions.ts';

/** Occasions already explained on this device. */
export const explained = storedSignal<ReadonlySet<OccasionId>>('caravanserai.targi.coach', parseSaid, (said) =>
  said.size > 0 ? JSON.stringify({ said: [...said] }) : undefined,
);

function parseSaid(text: string | undefined): ReadonlySet<OccasionId> {
  const { said } = parseFields(text);
  return new Set(OCCASION_IDS.filter((id) => Array.isArray(said) && said.includes(id)));
}

/** Increases each time the memory is cleared. */
export const timesForgotten = signal(0);

/** Clears the memory: everything will be explained again. */
export function forgetSaid(): void {
  explained.set(new Set());
  timesForgotten.set(timesForgotten.get() + 1);
}
