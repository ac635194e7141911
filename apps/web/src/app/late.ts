import { type ComponentType, createElement, lazy, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const waiting = new Set<() => Promise<unknown>>();

/** A part of a screen that nobody needs at first: its file comes when the page is idle, or with the first who asks for it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => ({ default: await load() }));
  waiting.add(async () => (fetched = await load()));

  return function Late(props: Props) {
    const [Part] = useState(() => fetched ?? Awaited); // what is there already is drawn in the same frame
    return createElement(Part, props);
  };
}

/** Fetches what is late as soon as the page is idle, so that nobody waits for it afterwards; the answer calls it off. */
export function fetchLate(): () => void {
  return whenIdle(() => {
    for (const fetchPart of waiting) fetchPart().catch(() => undefined); // anyone who really needs it will hear of it
    waiting.clear();
  });
}
