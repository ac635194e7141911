import { useEffect, useState } from 'react';

/** The value of a promise once it resolves. A different `ask` function asks again, and an older result is dropped. */
export function usePromised<T>(ask: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    void ask().then((answer) => (isWanted ? setValue(() => answer) : undefined));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return value;
}
