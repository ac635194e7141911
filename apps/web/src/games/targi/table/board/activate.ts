import type { Move } from '@caravanserai/targi';
import type { PlaceId, Snapshot, TableError } from '../../client.ts';

/** What comes of choosing a place. */
export type Deed =
  | { readonly kind: 'act'; readonly move: Move }
  | { readonly kind: 'select' } // a first tap: show what would follow, wait for the second
  | { readonly kind: 'sheet' } // there is something to choose, or a way that has no return
  | { readonly kind: 'complain'; readonly error: TableError }
  | { readonly kind: 'look' };

interface Choosing {
  readonly snapshot: Snapshot;
  readonly place: PlaceId;
  readonly isTouch: boolean;
  readonly isSelected: boolean;
}

/** Taking what a card shows and placing a Targi can be taken back, so they need no sheet; giving up a card or drawing one does. */
export function deedAt({ snapshot, place, isTouch, isSelected }: Choosing): Deed {
  const state = snapshot.control.kind === 'act' ? snapshot.places[place] : undefined;
  if (!state) return { kind: 'look' };
  const [move, ...others] = state.moves;
  if (!move) {
    if (!('reason' in state) || !state.reason) return { kind: 'look' };
    return { kind: 'complain', error: { code: 'refused', refusal: { code: 'illegal', reason: state.reason } } };
  }
  if (move.type === 'place') return isTouch && !isSelected ? { kind: 'select' } : { kind: 'act', move };
  return move.type === 'take' && others.length === 0 ? { kind: 'act', move } : { kind: 'sheet' };
}
