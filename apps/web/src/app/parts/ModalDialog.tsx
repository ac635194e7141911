import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** False if an answer is required. */
  readonly canClose?: boolean;
}

/** Open as long as it is mounted. The browser traps the focus and restores it afterwards. */
export function ModalDialog({ title, children, onClose, canClose = true }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (canClose) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
