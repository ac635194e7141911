import { useState } from 'react';
import { useCell } from '../cells/useCell.ts';
import { useT } from '../settings/language.tsx';
import { ToastBox } from '../toasts/ToastBox.tsx';
import { readyUpdate, takeUpdate } from './updates.ts';

export function UpdateNotice() {
  const t = useT();
  const ready = useCell(readyUpdate);
  const [isLater, setLater] = useState(false);
  if (!ready || isLater) return undefined;
  return (
    <ToastBox
      text={t('shell.offline.ready')}
      action={{ label: t('shell.offline.reload'), run: takeUpdate }}
      onClose={() => setLater(true)}
    />
  );
}
