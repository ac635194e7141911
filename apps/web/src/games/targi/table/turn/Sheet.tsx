import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type Anchor, anchorsIn } from '../motion/anchors.ts';
import type { PlaceId } from '../../client.ts';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { useLayer } from './useLayer.ts';
import { useT } from '../../useT.ts';

interface SheetProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly className?: string;
  /** The piece it belongs to: on a wide screen it lies beside it. */
  readonly anchor?: PlaceId | 'hand';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const ANCHOR = '--sheet-anchor';

/** A sheet over the table: beside the piece on a desktop, from below on a phone. Focus stays inside and goes back where it was. */
export function Sheet({ title, note, className = '', anchor, onClose, children }: SheetProps) {
  const t = useT();
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  useAnchor(anchor);
  useLayer(layer, onClose);
  return (
    <div ref={layer} className="sheet-layer" popover="manual">
      <dialog
        open
        className={`sheet ${className}`}
        aria-modal="true"
        aria-labelledby={titleId}
        data-anchored={anchor === undefined ? undefined : ''}
      >
        <div className="sheet-body">
          <header className="sheet-head">
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {note !== undefined && <p>{note}</p>}
            </div>
            <CloseButton label={t('table.close')} onClick={onClose} />
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}

/** Browsers that know anchors lay the sheet beside the piece; others in the middle. */
function useAnchor(anchor: PlaceId | 'hand' | undefined): void {
  useLayoutEffect(() => {
    const piece = anchor && anchorsIn(document)(...anchorNames(anchor));
    piece?.style.setProperty('anchor-name', ANCHOR);
    return () => {
      piece?.style.removeProperty('anchor-name');
    };
  }, [anchor]);
}

function anchorNames(anchor: PlaceId | 'hand'): readonly Anchor[] {
  return anchor === 'hand' ? ['hand-blue', 'hand-white'] : [`place-${anchor}`];
}
