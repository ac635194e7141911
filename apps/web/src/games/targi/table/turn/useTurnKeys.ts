import { useEffect } from 'react';

interface TurnKeys {
  readonly onConfirm: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** Enter confirms, Backspace and Ctrl+Z undo, ? opens the shortcuts; inactive while another control handles the key. */
export function useTurnKeys({ onConfirm, onUndo, onHelp }: TurnKeys): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const doing = doingOf(event, { onConfirm, onUndo, onHelp });
      if (!doing || event.defaultPrevented || event.repeat || isBusy(event)) return;
      event.preventDefault();
      doing();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onConfirm, onUndo, onHelp]);
}

function doingOf(event: KeyboardEvent, { onConfirm, onUndo, onHelp }: TurnKeys): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z') return onUndo;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return onConfirm;
  if (key === 'Backspace') return onUndo;
  return key === '?' ? onHelp : undefined;
}

/** A field handles its own keys, a button its own Enter; an open dialog disables the shortcuts of the table. */
export function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal, [popover]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('input:not([type=radio], [type=range]), textarea, select, [contenteditable]')) return true;
  return key === 'Enter' && target.matches('a, button, summary, input') && !target.closest('[role=grid]');
}
