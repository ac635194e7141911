import { useT } from '../../settings/language.tsx';
import { showToast } from '../../shell/toasts.ts';
import type { Answer } from '../../net/api.ts';
import { sayError } from './words.ts';

/** Waits for an answer of the server, and says why where it is no. */
export function useWish(): (answer: Answer<unknown>) => Promise<boolean> {
  const t = useT();
  return async (answer) => {
    const result = await answer;
    if (!result.ok) showToast({ text: sayError(t, result.error) });
    return result.ok;
  };
}
