import { useEffect } from 'react';
import { isPlainKey } from './keys.ts';

/** Single-letter shortcuts that work anywhere at the table. */
export function useLookKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (isPlainKey(event)) keys[event.key.toLowerCase()]?.();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
