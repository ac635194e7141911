import { useEffect, useState, useSyncExternalStore } from 'react';

/** What somebody flicks with. */
export type Hands = 'pointer' | 'keys';

let last: Hands = 'pointer';

function subscribe(changed: () => void): () => void {
  const note = (hands: Hands) => () => {
    last = hands;
    changed();
  };
  const [keys, pointer] = [note('keys'), note('pointer')];
  addEventListener('keydown', keys);
  addEventListener('pointerdown', pointer);
  return () => {
    removeEventListener('keydown', keys);
    removeEventListener('pointerdown', pointer);
  };
}

export function useHands(): Hands {
  return useSyncExternalStore(subscribe, () => last);
}

/** Nothing has been pressed for so long since `of` was new. */
export function useIdle(ms: number, of: string): boolean {
  const [idleOf, setIdleOf] = useState<string>();
  useEffect(() => {
    let timer = setTimeout(() => setIdleOf(of), ms);
    const begin = () => {
      clearTimeout(timer);
      setIdleOf(undefined);
      timer = setTimeout(() => setIdleOf(of), ms);
    };
    addEventListener('keydown', begin);
    addEventListener('pointerdown', begin);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', begin);
      removeEventListener('pointerdown', begin);
    };
  }, [ms, of]);
  return idleOf === of;
}
