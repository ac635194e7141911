import { useState } from 'react';
import { useSignal } from '../signals/useSignal.ts';
import { useT } from '../settings/language.tsx';
import { ToastBox } from '../toasts/ToastBox.tsx';
import { readyUpdate, takeUpdate } from './updates.ts';

export function UpdateNotice() {
  const t = useT();
  const ready = useSignal(readyUpdate);
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
