import { usePromised } from '../app/usePromised.ts';
import type { Answer, NetError } from './connection/api.ts';

export interface Asked<T> {
  readonly value?: T;
  readonly error?: NetError;
}

/** Asks the server once, and again only when `question` is a new function. Neither field is set while waiting. */
export function useAsked<T>(question: () => Answer<T>): Asked<T> {
  const answer = usePromised(question);
  if (!answer) return {};
  return answer.ok ? { value: answer.value } : { error: answer.error };
}
