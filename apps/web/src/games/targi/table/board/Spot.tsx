import { memo } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { PiecePicture, Robber, TribeMarker } from '../../art/pieces.tsx';
import { anchor } from '../motion/anchors.ts';
import type { Mark } from '../tableState.tsx';
import { isBorder } from '../../places.ts';
import { useT } from '../../useT.ts';
import { BorderFace, CardBack, CardFace } from './faces.tsx';
import { type PlaceWords, sayPlaceName } from './say.ts';

function Face({ place, card }: Pick<SpotProps, 'place' | 'card'>) {
  if (isBorder(place)) return <BorderFace number={place} />;
  if (!card) return undefined;
  return card.card === 'hidden' ? <CardBack kind={card.kind} /> : <CardFace id={card.card} />;
}

function Pieces({ place, card, targi, hasRobber, isDraft, ghost }: SpotProps) {
  if (!isBorder(place)) {
    const marker = card?.marker;
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
  return (
    <>
      {hasRobber && (
        <span className="piece piece-robber" data-shared={targi ? '' : undefined} {...anchor.robber()}>
          <Picture>
            <Robber />
          </Picture>
        </span>
      )}
      {targi && (
        <span className="piece piece-targi" data-draft={isDraft ? '' : undefined} {...anchor.targi(place)}>
          <PiecePicture seat={targi} />
        </span>
      )}
    </>
  );
}

export interface SpotProps extends Omit<PlaceWords, 't'> {
  /** Id of the element that describes the consequences of choosing this place. */
  readonly describedBy: string | undefined;
  readonly isLifted: boolean;
  readonly isPointed: boolean;
  readonly isOnLine: boolean;
  readonly mark: Mark | undefined;
  readonly isRaided: boolean;
  readonly isClosed: boolean;
  readonly crossing: 'new' | 'held' | undefined;
  readonly isWalkedTo: boolean;
}

function flag(is: boolean): '' | undefined {
  return is ? '' : undefined;
}

/** One of the 25 places, with its card and any piece on it. The board handles its events. */
export const Spot = memo(function Spot(props: SpotProps) {
  const t = useT();
  const { place, card, state, describedBy, crossing, isWalkedTo } = props;
  const isOpen = (state?.moves.length ?? 0) > 0;
  const isSelected = props.isChosen || props.isLifted;
  return (
    <button
      type="button"
      role="gridcell"
      className={`spot ${isBorder(place) ? 'spot-border' : 'spot-centre'}`}
      tabIndex={isWalkedTo ? 0 : -1}
      aria-label={sayPlaceName({ ...props, t })}
      aria-describedby={describedBy}
      aria-disabled={!isOpen}
      aria-selected={isSelected}
      data-place={place}
      data-open={flag(isOpen)}
      data-selected={flag(isSelected)}
      data-pointed={flag(props.isPointed)}
      data-line={flag(props.isOnLine)}
      data-marked={props.mark}
      data-raided={flag(props.isRaided)}
      data-closed={flag(props.isClosed)}
      data-crossing={crossing}
      {...anchor.place(place)}
    >
      <Face place={place} card={card} />
      <span className="spot-light" />
      <Pieces {...props} />
    </button>
  );
});
