import { useEffect, useState } from 'react';
import { useSignal } from '../signals/useSignal.ts';
import { ToastBox } from './ToastBox.tsx';
import { dismissToast, takeToast, type Toast, toasts } from './toasts.ts';
import { useT } from '../settings/language.tsx';
import { readyUpdate, takeUpdate } from '../offline/updates.ts';

const SHOWN_MS = 8_000;

/** Temporary messages. A message with the pointer or the focus in it stays. */
export function Toasts() {
  return (
    <div className="toasts" role="status">
      {useSignal(toasts).map((toast) => (
        <PassingToast key={toast.id} toast={toast} />
      ))}
      <UpdateNotice />
    </div>
  );
}

function PassingToast({ toast }: { readonly toast: Toast }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const { text, action } = toast;
  return (
    <ToastBox
      text={text}
      action={action && { label: action.label, run: () => takeToast(toast) }}
      onClose={() => dismissToast(toast)}
      onHold={setHeld}
    />
  );
}

function UpdateNotice() {
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
