import { useEffect, useState } from 'react';
import { type Signal, signal } from '../../../app/signals/signal.ts';

/** Input method of the last flick. */
export type Hands = 'pointer' | 'keys';

export const lastHands: Signal<Hands> = signal<Hands>('pointer', () => {
  const [keys, pointer] = [() => lastHands.set('keys'), () => lastHands.set('pointer')];
  addEventListener('keydown', keys);
  addEventListener('pointerdown', pointer);
  return () => {
    removeEventListener('keydown', keys);
    removeEventListener('pointerdown', pointer);
  };
});

/** True after `ms` without input; starts again when `of` changes. */
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
