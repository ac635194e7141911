import { useT } from '../../app/settings/language.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import type { Answer } from '../connection/api.ts';
import { sayError } from '../words.ts';

/** Awaits an answer of the server, and reports an error. */
export function useAnswer(): (answer: Answer<unknown>) => Promise<boolean> {
  const t = useT();
  return async (answer) => {
    const result = await answer;
    if (!result.ok) showToast({ text: sayError(t, result.error) });
    return result.ok;
  };
}
