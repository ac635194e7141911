import { usePromised } from '../app/usePromised.ts';
import type { Answer, NetError } from './line/api.ts';

export interface Asked<T> {
  readonly value?: T;
  readonly error?: NetError;
}

/** Asks the server once, and again only when the question is another function. Neither field: the answer is on its way. */
export function useAsked<T>(question: () => Answer<T>): Asked<T> {
  const answer = usePromised(question);
  if (!answer) return {};
  return answer.ok ? { value: answer.value } : { error: answer.error };
}
