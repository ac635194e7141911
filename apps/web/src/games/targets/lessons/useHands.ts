import { useEffect, useState } from 'react';
import { type Cell, cell } from '../../../app/cells/cell.ts';

/** What somebody flicks with. */
export type Hands = 'pointer' | 'keys';

export const lastHands: Cell<Hands> = cell<Hands>('pointer', () => {
  const [keys, pointer] = [() => lastHands.set('keys'), () => lastHands.set('pointer')];
  addEventListener('keydown', keys);
  addEventListener('pointerdown', pointer);
  return () => {
    removeEventListener('keydown', keys);
    removeEventListener('pointerdown', pointer);
  };
});

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
