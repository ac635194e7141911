import { type ComponentType, createElement, lazy, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const waiting = new Set<() => Promise<unknown>>();

/** A component loaded when the page is idle or on its first render, whichever comes first. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => ({ default: await load() }));
  waiting.add(async () => (fetched = await load()));

  return function Late(props: Props) {
    const [Part] = useState(() => fetched ?? Awaited); // a component already loaded renders in the same frame
    return createElement(Part, props);
  };
}

/** Prefetches all such components once the page is idle. Returns a function that cancels it. */
export function fetchLate(): () => void {
  return whenIdle(() => {
    for (const fetchPart of waiting) fetchPart().catch(() => undefined); // the first render tries again and reports the error
    waiting.clear();
  });
}
