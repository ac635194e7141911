import type { Cell, Move } from '@caravanserai/targi';
import type { PlaceId, Snapshot, TableError } from '../../client.ts';

/** Result of activating a place. */
export type Deed =
  | { readonly kind: 'act'; readonly move: Move }
  | { readonly kind: 'replace'; readonly move: Move } // moves the Targi of a placement not confirmed yet
  | { readonly kind: 'select'; readonly move: Move } // a first tap: show the preview and wait for the second tap
  | { readonly kind: 'lift'; readonly from: Cell } // a marker to be moved by Fata Morgana
  | { readonly kind: 'sheet' } // there are options to choose from, or the move cannot be undone
  | { readonly kind: 'complain'; readonly error: TableError }
  | { readonly kind: 'look' };

interface Choosing extends Pick<Snapshot, 'control' | 'places' | 'quick'> {
  readonly place: PlaceId;
  readonly isTouch: boolean;
  readonly isSelected: boolean;
}

/**
 * Taking what a card gives and placing a Targi can be undone, so they need no sheet; discarding or drawing a card does. A tap places a Targi at once
 * where it is to be confirmed.
 */
export function deedAt({ control, places, quick, place, isTouch, isSelected }: Choosing): Deed {
  if (control.kind === 'confirm') {
    const [move] = places[place]?.moves ?? [];
    return move ? { kind: 'replace', move } : { kind: 'look' };
  }
  const state = control.kind === 'act' ? places[place] : undefined;
  if (!state) return { kind: 'look' };
  const [move, ...others] = state.moves;
  if (!move) {
    if (!('reason' in state) || !state.reason) return { kind: 'look' };
    return { kind: 'complain', error: { code: 'refused', refusal: { code: 'illegal', reason: state.reason } } };
  }
  if (move.type === 'mirage' && place === move.from) return { kind: 'lift', from: move.from };
  const isPlain = move.type === 'place' || (move.type === 'take' && others.length === 0);
  const isSetting = move.type === 'mirage' && place === move.to;
  if (!isPlain && !isSetting) return { kind: 'sheet' };
  const isDraft = move.type === 'place' && !quick;
  return isTouch && !isSelected && !isDraft ? { kind: 'select', move } : { kind: 'act', move };
}
