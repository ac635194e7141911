import type { Cell, Move } from '@caravanserai/targi';
import type { PlaceId, Snapshot, TableError } from '../../client.ts';

/** What comes of choosing a place. */
export type Deed =
  | { readonly kind: 'act'; readonly move: Move }
  | { readonly kind: 'select'; readonly move: Move } // a first tap: show what would follow, wait for the second
  | { readonly kind: 'lift'; readonly from: Cell } // a marker that the Fata Morgana moves
  | { readonly kind: 'sheet' } // there is something to choose, or a way that has no return
  | { readonly kind: 'complain'; readonly error: TableError }
  | { readonly kind: 'look' };

interface Choosing extends Pick<Snapshot, 'control' | 'places'> {
  readonly place: PlaceId;
  readonly isTouch: boolean;
  readonly isSelected: boolean;
}

/** Taking what a card shows and placing a Targi can be taken back, so they need no sheet; giving up a card or drawing one does. */
export function deedAt({ control, places, place, isTouch, isSelected }: Choosing): Deed {
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
  return isTouch && !isSelected ? { kind: 'select', move } : { kind: 'act', move };
}
