import { type TargetsPeople, targetsWho } from '@caravanserai/texts/page';
import type { Called } from '../calls/calledNow.ts';
import type { TargetsT } from '../../useT.ts';

/** After a valid call its time, and after a wrong one the reason; who begins has no time (T30). */
export function sayCalled(t: TargetsT, called: Called | undefined, people: TargetsPeople): readonly string[] {
  if (!called) return [];
  const { isWrong, entry } = called;
  const { move, seat, reason } = entry;
  if (isWrong) return reason ? [t(`targets.reason.${reason}`)] : [];
  if (move.type === 'begin' || !('atMs' in move)) return [];
  const seconds = new Intl.NumberFormat(t.language, { maximumFractionDigits: 2 }).format(move.atMs / 1000);
  return [t('targets.page.first', { seat: targetsWho(t, seat, people), seconds })];
}
