import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';

interface PanelFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of a panel beside the table. It takes the focus when opened, and Escape closes it. */
export function PanelFrame({ title, children }: PanelFrameProps) {
  const t = useT();
  const { openPanel } = useTable();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    openPanel(undefined);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel, wherever the focus is inside it
    <section className="side-panel" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header className="side-panel-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton label={t('table.close')} onClick={() => openPanel(undefined)} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the area scrollable by keyboard */}
      <div className="side-panel-body" tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </div>
    </section>
  );
}
