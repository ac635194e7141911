import type { MatchPicture } from '@caravanserai/contract';
import type { GameFront } from '../../games/front.ts';
import { frontOf } from '../../games/fronts.ts';

/** Whose turn it is for all to see. */
export function turnSeats(
  { status, terms, play }: MatchPicture,
  front: Pick<GameFront, 'turnSeats'> = frontOf(terms.game),
): readonly string[] {
  if (status !== 'running' || !play) return [];
  return front.turnSeats?.(play) ?? play.toAct;
}
