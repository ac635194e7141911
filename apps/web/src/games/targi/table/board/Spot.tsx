import type { View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { memo } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { Robber, TargiPiece, TribeMarker } from '../../art/pieces.tsx';
import { anchor } from '../motion/anchors.ts';
import type { Mark } from '../tableState.tsx';
import { isBorder } from '../../places.ts';
import type { PlaceId } from '../../client.ts';
import { BorderFace, CardBack, CardFace } from './faces.tsx';

function Face({ place, view }: { readonly place: PlaceId; readonly view: View }) {
  if (isBorder(place)) return <BorderFace number={place} />;
  const card = view.centre.find(({ cell }) => cell === place);
  if (!card) return undefined;
  return card.card === 'hidden' ? <CardBack kind={card.kind} /> : <CardFace id={card.card} />;
}

function Pieces({ place, view, isDraft, ghost }: Pick<SpotProps, 'place' | 'view' | 'isDraft' | 'ghost'>) {
  if (!isBorder(place)) {
    const marker = view.centre.find(({ cell }) => cell === place)?.marker;
    if (ghost && !marker) {
      return (
        <span className={`piece piece-ghost piece-ghost-${ghost}`}>
          <Picture>
            <TribeMarker seat={ghost} />
          </Picture>
        </span>
      );
    }
    if (!marker) return undefined;
    return (
      <span className="piece piece-marker" data-draft={isDraft ? '' : undefined} {...anchor.marker(place)}>
        <Picture>
          <TribeMarker seat={marker} />
        </Picture>
      </span>
    );
  }
  const targi = view.targis.find(({ at }) => at === place);
  return (
    <>
      {view.robber === place && (
        <span className="piece piece-robber" data-shared={targi ? '' : undefined} {...anchor.robber()}>
          <Picture>
            <Robber />
          </Picture>
        </span>
      )}
      {targi && (
        <span className="piece piece-targi" data-draft={isDraft ? '' : undefined} {...anchor.targi(place)}>
          <Picture>
            <TargiPiece seat={targi.seat} />
          </Picture>
        </span>
      )}
    </>
  );
}

export interface SpotProps {
  readonly place: PlaceId;
  readonly view: View;
  readonly name: string;
  /** Of the element that says what would follow from choosing it. */
  readonly describedBy: string | undefined;
  /** Something can be done here now. */
  readonly isOpen: boolean;
  readonly isDraft: boolean;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  readonly isOnLine: boolean;
  readonly mark: Mark | undefined;
  readonly isRaided: boolean;
  readonly isClosed: boolean;
  readonly crossing: 'new' | 'held' | undefined;
  /** Whose marker would be set here if nothing more were placed. */
  readonly ghost: Seat | undefined;
  readonly isWalkedTo: boolean;
}

function flag(is: boolean): '' | undefined {
  return is ? '' : undefined;
}

/** One of the 25 places, with its card and anyone who stands on it. The board hears what is done to it. */
export const Spot = memo(function Spot(props: SpotProps) {
  const { place, view, name, describedBy, isOpen, crossing, isWalkedTo } = props;
  return (
    <button
      type="button"
      role="gridcell"
      className={`spot ${isBorder(place) ? 'spot-border' : 'spot-centre'}`}
      tabIndex={isWalkedTo ? 0 : -1}
      aria-label={name}
      aria-describedby={describedBy}
      aria-disabled={!isOpen}
      aria-selected={props.isSelected}
      data-place={place}
      data-open={flag(isOpen)}
      data-selected={flag(props.isSelected)}
      data-pointed={flag(props.isPointed)}
      data-line={flag(props.isOnLine)}
      data-marked={props.mark}
      data-raided={flag(props.isRaided)}
      data-closed={flag(props.isClosed)}
      data-crossing={crossing}
      {...anchor.place(place)}
    >
      <Face place={place} view={view} />
      <span className="spot-light" />
      <Pieces place={place} view={view} isDraft={props.isDraft} ghost={props.ghost} />
    </button>
  );
});
