import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type Anchor, anchorsIn } from '../motion/anchors.ts';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import type { Purse } from './choices.ts';
import { PurseLine } from './Tokens.tsx';
import { useLayer } from './useLayer.ts';
import { useT } from '../../useT.ts';

interface SheetProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** What the player has: the sheet may cover it on the table. */
  readonly purse?: Purse;
  readonly className?: string;
  /** The piece it belongs to; on a wide screen the sheet lies beside it. */
  readonly beside?: Anchor;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the table: beside its piece on a desktop, from below on a phone. It traps the focus and returns it on close. */
export function Sheet({ title, note, purse, className = '', beside, onClose, children }: SheetProps) {
  const t = useT();
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  useBeside(layer, beside);
  useLayer(layer, onClose);
  return (
    <div ref={layer} className="sheet-layer" popover="manual">
      <dialog open className={`sheet ${className}`} aria-modal="true" aria-labelledby={titleId}>
        <div className="sheet-body">
          <header className="sheet-head">
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {note !== undefined && <p>{note}</p>}
              {purse && <PurseLine label={t('play.have')} purse={purse} />}
            </div>
            <CloseButton label={t('table.close')} onClick={onClose} />
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}

/** Places a sheet beside a piece, on the side with more room. CSS anchor positioning would do it alone, but needs four times as many layouts. */
function useBeside(layer: RefObject<HTMLElement | null>, piece: Anchor | undefined): void {
  useLayoutEffect(() => {
    const { current } = layer;
    if (piece === undefined || !current) return undefined;
    const place = () => tellPlace(current, piece);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [layer, piece]);
}

/** Passes to the styles the side, the piece's edge on that side, and its vertical position from 0 (top of the window) to 1. */
function tellPlace({ dataset, style }: HTMLElement, piece: Anchor): void {
  const box = anchorsIn(document)(piece)?.getBoundingClientRect();
  if (!box) return;
  const isLeft = box.left + box.right > innerWidth;
  dataset['beside'] = isLeft ? 'left' : 'right';
  style.setProperty('--piece-edge', `${isLeft ? box.left : box.right}px`);
  style.setProperty('--piece-height', String((box.top + box.bottom) / 2 / innerHeight));
}
