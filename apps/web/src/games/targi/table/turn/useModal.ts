import { type RefObject, useLayoutEffect } from 'react';

/** Open while mounted. A layout effect, because its cleanup runs before the element is removed, while the focus can still be returned. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    if (current) focusFirst(current);
    return () => current?.close();
  }, [dialog]);
}

/** Focuses the element to be pressed next, or the title; what is long stays at its top. */
export function focusFirst(box: HTMLElement): void {
  const first = box.querySelector<HTMLElement>('[data-first-focus]') ?? box.querySelector('h2');
  first?.focus({ preventScroll: true });
}
