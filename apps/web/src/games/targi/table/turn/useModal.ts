import { type RefObject, useLayoutEffect } from 'react';

/** Open as long as it is there. A layout effect: its end comes before the element leaves the page, while focus can still go back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const first = current?.querySelector<HTMLElement>('[data-first-focus]') ?? current?.querySelector('h2');
    first?.focus();
    return () => current?.close();
  }, [dialog]);
}
