import { useLayoutEffect, useRef } from 'react';

/** Reserves the height of the guide beside the table. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const guide = room.current?.querySelector<HTMLElement>('.lesson-guide');
    if (!guide) return undefined;
    const watch = new ResizeObserver(() => room.current?.style.setProperty('height', `${guide.offsetHeight}px`));
    watch.observe(guide);
    return () => watch.disconnect();
  }, []);
  return room;
}
