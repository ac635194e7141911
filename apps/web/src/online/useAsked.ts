import { useEffect, useState } from 'react';
import type { Answer, NetError } from './line/api.ts';

export interface Asked<T> {
  readonly value?: T;
  readonly error?: NetError;
}

/** Asks the server once, and again only when the question is another function. Neither field: the answer is on its way. */
export function useAsked<T>(question: () => Answer<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({});
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<void> {
      const answer = await question();
      if (isWanted) setAsked(answer.ok ? { value: answer.value } : { error: answer.error });
    }
    void ask();
    return () => {
      isWanted = false;
    };
  }, [question]);
  return asked;
}
