import type { BorderNumber, Move } from '@caravanserai/targi';
import { BORDER_CARDS, type BorderAction } from '@caravanserai/targi/cards';
import type { PlaceId } from '../../client.ts';

export function placesOfMove(move: Move): readonly PlaceId[] {
  switch (move.type) {
    case 'place':
    case 'take':
      return [move.at];
    case 'lay':
    case 'keep':
    case 'discard':
      return placesFrom(move.from);
    case 'trade':
    case 'leaveTrader':
      return borderPlaces('trader');
    case 'mirage':
      return [move.from, move.to];
    case 'smith':
      return borderPlaces('silversmith');
    case 'caravan':
      return borderPlaces('caravan');
    case 'expand':
      return borderPlaces('tribalExpansion');
    default:
      return [];
  }
}

/** The place that a tribe card comes from; none for the hand. */
export function placesFrom(from: Extract<Move, { readonly type: 'lay' }>['from']): readonly PlaceId[] {
  if (from === 'hand') return [];
  if (from === 'noble') return borderPlaces('noble');
  return from === 'drawn' ? borderPlaces('tribalExpansion') : [from];
}

export function borderPlaces(kind: BorderAction['kind']): readonly BorderNumber[] {
  return BORDER_CARDS.filter(({ action }) => action.kind === kind).map(({ number }) => number as BorderNumber);
}
