import { type ReactNode, useCallback, useRef } from 'react';

interface Voice {
  /** Must be rendered: a visually hidden live region. */
  readonly voice: ReactNode;
  readonly say: (words: string) => void;
}

/** Announcements for screen readers. */
export function useVoice(): Voice {
  const region = useRef<HTMLDivElement>(null);
  const say = useCallback((words: string) => {
    const paragraph = document.createElement('p'); // a new element each time, so that the same text is announced again
    paragraph.textContent = words;
    region.current?.replaceChildren(paragraph);
  }, []);
  return { voice: <div ref={region} className="unseen" role="status" aria-live="polite" />, say };
}
