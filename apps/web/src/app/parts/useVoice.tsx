import { type ReactNode, useCallback, useRef } from 'react';

interface Voice {
  /** Draw it somewhere: it is heard, not seen. */
  readonly voice: ReactNode;
  readonly say: (words: string) => void;
}

/** What screen readers say when it happens. */
export function useVoice(): Voice {
  const region = useRef<HTMLDivElement>(null);
  const say = useCallback((words: string) => {
    const paragraph = document.createElement('p'); // a new one each time: the same words are heard again
    paragraph.textContent = words;
    region.current?.replaceChildren(paragraph);
  }, []);
  return { voice: <div ref={region} className="unseen" role="status" aria-live="polite" />, say };
}
