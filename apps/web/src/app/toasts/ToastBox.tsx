import { useT } from '../settings/language.tsx';

interface ToastBoxProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
  /** Called when the pointer or the focus enters or leaves it. */
  readonly onHold?: (isHeld: boolean) => void;
}

export function ToastBox({ text, action, onClose, onHold }: ToastBoxProps) {
  const t = useT();
  return (
    <div
      className="toast"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <p>{text}</p>
      {action && (
        <button type="button" className="toast-action" onClick={action.run}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('shell.toast.close')} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
