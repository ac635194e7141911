import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A button that had the focus and went away with the turn hands it to the main one: the keyboard never falls to the page. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  const held = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = bar;
    const note = () => void (held.current = document.activeElement ?? undefined);
    // Left, if it is still there when all is drawn; else it went away, and the effect below has seen to it.
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
