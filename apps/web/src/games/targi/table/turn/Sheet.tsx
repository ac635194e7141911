import { type ReactNode, useId, useRef } from 'react';
import type { Anchor } from '../motion/anchors.ts';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { useBeside } from './useBeside.ts';
import { useLayer } from './useLayer.ts';
import { useT } from '../../useT.ts';

interface SheetProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly className?: string;
  /** The piece it belongs to: on a wide screen it lies beside it. */
  readonly beside?: Anchor;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the table: beside the piece on a desktop, from below on a phone. Focus stays inside and goes back where it was. */
export function Sheet({ title, note, className = '', beside, onClose, children }: SheetProps) {
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
            </div>
            <CloseButton label={t('table.close')} onClick={onClose} />
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}
