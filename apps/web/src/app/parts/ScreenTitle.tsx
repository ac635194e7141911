import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '../settings/language.tsx';
import { isFirstScreen } from '../router.ts';

interface ScreenTitleProps {
  readonly children: string;
  readonly id?: string;
  readonly className?: string;
  /** What the browser's tab says; without it the heading with the name of the house. */
  readonly tab?: string;
}

/** The heading of a screen. Who came by a link within the page is put before it, as after a real page load. */
export function ScreenTitle({ children, id, className, tab }: ScreenTitleProps): ReactNode {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    document.title = tab ?? t('shell.title', { screen: children });
  }, [tab, children, t]);

  useEffect(() => {
    if (isFirstScreen()) return;
    heading.current?.focus({ preventScroll: true });
    const target =
      location.hash === '' ? undefined : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <h1 ref={heading} id={id} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
