import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When a focused button disappears with the turn, the main button gets the focus, so that keyboard users do not lose their place. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  const held = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = bar;
    const note = () => void (held.current = document.activeElement ?? undefined);
    // If the button still exists after rendering, the user left it; otherwise the effect below moves the focus.
    const forget = () =>
      queueMicrotask(() => {
        if (held.current !== document.activeElement) held.current = undefined;
      });
    current?.addEventListener('focusin', note);
    current?.addEventListener('focusout', forget);
    return () => {
      current?.removeEventListener('focusin', note);
      current?.removeEventListener('focusout', forget);
    };
  }, [bar]);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    bar.current?.querySelector<HTMLElement>('.command-button:last-child')?.focus({ preventScroll: true });
  });
}
