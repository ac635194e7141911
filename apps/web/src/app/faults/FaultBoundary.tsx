import { Component, type ReactNode } from 'react';
import { useT } from '../settings/language.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import { type Fault, faultOf } from './faults.ts';
import { Notice } from '../parts/Notice.tsx';

interface BoundaryState {
  readonly fault?: Fault;
}

/** Replaces a screen that fails to render with an error message; the rest of the page keeps working. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: faultOf(error) };
  }

  override render(): ReactNode {
    return this.state.fault ? <FaultScreen fault={this.state.fault} /> : this.props.children;
  }
}

function FaultScreen({ fault }: { readonly fault: Fault }) {
  const t = useT();
  return (
    <Notice title={t('shell.fault.title')} text={t('shell.fault.text')}>
      <Button isMain onClick={() => location.reload()}>
        {t('shell.fault.reload')}
      </Button>
      <a className="button" href="/">
        {t('shell.play.home')}
      </a>
      <CopyButton text={fault.details} label={t('shell.fault.copy')} />
      <FaultDetails fault={fault} />
    </Notice>
  );
}
