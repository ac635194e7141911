import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '../settings/language.tsx';
import { isFirstScreen } from '../router.ts';

interface ScreenTitleProps {
  readonly children: string;
  readonly id?: string;
  readonly className?: string;
  /** The title of the browser tab; defaults to the heading followed by the site's name. */
  readonly tab?: string;
}

/** The heading of a screen. Takes the focus after client-side navigation, as after a real page load. */
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
