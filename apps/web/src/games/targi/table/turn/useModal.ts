import { type RefObject, useLayoutEffect } from 'react';

/** Open as long as it is there. A layout effect: its end comes before the element leaves the page, while focus can still go back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    if (current) focusFirst(current);
    return () => current?.close();
  }, [dialog]);
}

/** What is meant to be pressed next, or the title. */
export function focusFirst(box: HTMLElement): void {
  const first = box.querySelector<HTMLElement>('[data-first-focus]') ?? box.querySelector('h2');
  first?.focus();
}
