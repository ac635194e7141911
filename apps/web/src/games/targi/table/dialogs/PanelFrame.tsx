import { type ReactNode, useId } from 'react';
import { useTableState } from '../tableState.tsx';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { RoundButton } from '../../../../app/parts/RoundButton.tsx';
import { useT } from '../../useT.ts';

interface PanelFrameProps {
  readonly title: string;
  readonly className?: string;
  /** Text of the folded panel; by default its title. */
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** Frame of a panel beside the table: a title, a close button and a scrolling body. On a phone it folds to one line over the commands. */
export function PanelFrame({ title, className = '', line, children }: PanelFrameProps) {
  const t = useT();
  const { openPanel, isFolded, fold } = useTableState();
  const titleId = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {isFolded && (
          <>
            <p className="panel-line">{line ?? title}</p>
            <RoundButton icon="unfold" label={t('play.unfold')} className="panel-unfold" onClick={() => fold(false)} />
          </>
        )}
        <CloseButton label={t('table.close')} onClick={() => openPanel(undefined)} />
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}
