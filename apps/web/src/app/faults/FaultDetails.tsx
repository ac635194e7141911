import { useT } from '../settings/language.tsx';
import type { Fault } from './faults.ts';

export function FaultDetails({ fault }: { readonly fault: Fault }) {
  const t = useT();
  return (
    <details className="fault-details">
      <summary>{t('shell.fault.details')}</summary>
      <pre>{fault.details}</pre>
    </details>
  );
}
