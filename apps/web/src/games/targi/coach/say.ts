import { borderName, cardName, sayList, sayMove, sayReasonFor } from '@caravanserai/texts/page';
import type { BorderNumber, CardId } from '@caravanserai/targi';
import { isBorder } from '../places.ts';
import type { Snapshot } from '../client.ts';
import type { CoachT } from '../useT.ts';
import type { Occasion } from './occasions.ts';
import type { Warned } from './useWarning.ts';
import { cardOf, type Warning } from './warnings.ts';

export interface Speech {
  /** Name of the card or place, if there is one. */
  readonly about?: string;
  readonly words: string;
}

/** Maps every occasion to its text. */
export function sayOccasion(t: CoachT, { id, places, card }: Occasion): Speech {
  const words = t(id);
  const [place] = places;
  if (card !== undefined) return { about: cardName(t, card), words };
  return id.startsWith('coach.border.') && place !== undefined && isBorder(place)
    ? { about: borderName(t, place), words }
    : { words };
}

export function sayWarning(t: CoachT, { warning, snapshot, isMade }: Warned): Speech {
  const why = sayReason(t, warning, snapshot);
  return {
    about: t('coach.warn.careful', { count: Math.round(warning.cost) }),
    words: isMade ? `${why} ${t('coach.warn.takeBack')}` : why,
  };
}

/** Why a move is costly. */
export function sayReason(t: CoachT, { reason, move, better, why }: Warning, snapshot: Snapshot): string {
  const place = (number: BorderNumber) => t('play.numberAndName', { number, name: borderName(t, number) });
  const named = (cards: readonly CardId[]) =>
    sayList(
      t,
      'and',
      cards.map((card) => cardName(t, card)),
    );
  const own = cardOf(snapshot, move);
  switch (reason.kind) {
    case 'leaves':
      return t('coach.warn.leaves', { place: place(reason.place) });
    case 'leavesCard':
    case 'misses':
      return t(`coach.warn.${reason.kind}`, { place: place(reason.place), card: named(reason.cards) });
    case 'row':
      return t('coach.warn.row', { row: reason.row });
    case 'lay':
    case 'keep':
      if (own !== undefined) return t(`coach.warn.${reason.kind}`, { card: cardName(t, own) });
      break;
    case 'allows':
    case 'better':
  }
  const because = reason.kind === 'allows' ? t('coach.why.lays', { cards: named(reason.cards) }) : sayReasonFor(t, why);
  return t('coach.warn.better', { move: sayMove(t, better), reason: because });
}
