import { type ReactNode, useId } from 'react';
import { useTableState } from '../tableState.tsx';
import { Icon } from '../../../../app/parts/icons.tsx';
import { useT } from '../../useT.ts';

interface PanelFrameProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What lies beside the table: a title, a way to put it away, and the rest scrolls. */
export function PanelFrame({ title, className = '', children }: PanelFrameProps) {
  const t = useT();
  const { openPanel } = useTableState();
  const titleId = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="round-button"
          aria-label={t('table.close')}
          onClick={() => openPanel(undefined)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}
