import { useT } from '../../app/settings/language.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import type { Answer } from '../line/api.ts';
import { sayError } from '../words.ts';

/** Waits for an answer of the server, and says why where it is no. */
export function useWish(): (answer: Answer<unknown>) => Promise<boolean> {
  const t = useT();
  return async (answer) => {
    const result = await answer;
    if (!result.ok) showToast({ text: sayError(t, result.error) });
    return result.ok;
  };
}
