import type { MatchPicture } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';

/** Players with a possible call may act too, but that is kept secret (TT-27). */
export function turnSeats({ toAct, view }: NonNullable<MatchPicture['play']>): readonly string[] {
  const { phase, towers, options } = view as View;
  if (phase.name !== 'flick' || options.calls === 'forYou') return toAct;
  const [next] = toAct; // the flicking seat is listed before callers as long as any dice are left
  const hasDice = Object.entries(towers).some(([seat, dice]) => seat === next && dice.length > 0);
  return next !== undefined && hasDice ? [next] : [];
}
