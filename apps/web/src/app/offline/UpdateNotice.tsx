import { useState, useSyncExternalStore } from 'react';
import { useT } from '../settings/language.tsx';
import { ToastBox } from '../toasts/ToastBox.tsx';
import { isUpdateReady, subscribeUpdate, takeUpdate } from './updates.ts';

export function UpdateNotice() {
  const t = useT();
  const isReady = useSyncExternalStore(subscribeUpdate, isUpdateReady);
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return undefined;
  return (
    <ToastBox
      text={t('shell.offline.ready')}
      action={{ label: t('shell.offline.reload'), run: takeUpdate }}
      onClose={() => setLater(true)}
    />
  );
}
