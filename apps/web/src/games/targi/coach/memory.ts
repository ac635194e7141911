import { cell } from '../../../app/cells/cell.ts';
import { keptCell } from '../../../app/cells/keptCell.ts';
import { parseFields } from '../../../app/settings/stored.ts';
import { OCCASION_IDS, type OccasionId } from './occasions.ts';

/** What the coach has explained on this device. */
export const explained = keptCell<ReadonlySet<OccasionId>>('caravanserai.targi.coach', parseSaid, (said) =>
  said.size > 0 ? JSON.stringify({ said: [...said] }) : undefined,
);

function parseSaid(text: string | undefined): ReadonlySet<OccasionId> {
  const { said } = parseFields(text);
  return new Set(OCCASION_IDS.filter((id) => Array.isArray(said) && said.includes(id)));
}

/** Changes when everything was forgotten. */
export const timesForgotten = cell(0);

/** Everything is explained again. */
export function forgetSaid(): void {
  explained.set(new Set());
  timesForgotten.set(timesForgotten.get() + 1);
}
