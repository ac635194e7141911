import { useEffect, useState } from 'react';

/** What a promise brings, as soon as it does; asked again when `ask` is another function, and the answer to an older one is dropped. */
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
