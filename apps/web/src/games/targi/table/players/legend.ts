import { cell } from '../../../../app/cells/cell.ts';
import { keptFlag } from '../../../../app/cells/keptCell.ts';

const wasRead = keptFlag('caravanserai.targi.legend', 'read');

/** What flags and badges mean is told until somebody has read it once, and again when a badge is pressed. */
export const legendShown = cell(!wasRead.get());

export function readLegend(): void {
  wasRead.set(true);
  legendShown.set(false);
}
