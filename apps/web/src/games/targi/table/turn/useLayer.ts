import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { lower, raise } from '../../../../app/parts/topLayer.ts';
import { focusFirst } from './useModal.ts';

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * Covers everything while mounted and blocks clicks and keys below it. A modal dialog does the same, but makes every other element inert, and the
 * browser then restyles them all, which is most of the cost of a click at the table.
 */
export function useLayer(layer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const { current } = layer;
    const before = document.activeElement;
    raise(current);
    if (current) focusFirst(current);
    return () => {
      const isInside = current?.contains(document.activeElement) || document.activeElement === document.body;
      lower(current);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [layer]);

  useEffect(() => {
    const { current } = layer;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && current) goRound(event, current);
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      onClose();
    };
    const close = (event: MouseEvent) => {
      if (event.target === current) onClose();
    };
    addEventListener('keydown', press);
    current?.addEventListener('click', close);
    return () => {
      removeEventListener('keydown', press);
      current?.removeEventListener('click', close);
    };
  }, [layer, onClose]);
}

/** Tab wraps around from the last element to the first. */
function goRound(event: KeyboardEvent, layer: HTMLElement): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const isOutside = !layer.contains(document.activeElement);
  const isBeforeFirst = event.shiftKey && document.activeElement?.matches('h2');
  if (document.activeElement !== from && !isOutside && !isBeforeFirst) return;
  event.preventDefault();
  to?.focus();
}
