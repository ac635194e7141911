import { useEffect, useState } from 'react';
import { useT } from '../../useT.ts';

const LONG_MS = 60_000; // longer times are not displayed

/** Time left for calls at an online table. */
export function TimeLeft({ leftMs }: { readonly leftMs: () => number | undefined }) {
  const t = useT();
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftMs()), 250);
    return () => clearInterval(timer);
  }, [leftMs]);
  if (left === undefined || left > LONG_MS) return undefined;
  return (
    <p className="now-left" role="timer">
      {t('targets.page.now.left', { count: Math.ceil(left / 1000) })}
    </p>
  );
}
