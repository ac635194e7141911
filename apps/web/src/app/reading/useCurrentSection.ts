import { useEffect, useState } from 'react';

/** The section being read: the last one whose title has scrolled past the upper third of the window. */
export function useCurrentSection<Section extends string>(sections: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    let isAsked = false;
    function look(): void {
      isAsked = false;
      setCurrent(sections.findLast((section) => hasPassed(`section-${section}`)));
    }
    function ask(): void {
      if (!isAsked) requestAnimationFrame(look);
      isAsked = true;
    }
    addEventListener('scroll', ask, { passive: true });
    return () => removeEventListener('scroll', ask);
  }, [sections]);
  return current;
}

function hasPassed(id: string): boolean {
  const title = document.getElementById(id);
  return title !== null && title.getBoundingClientRect().top < innerHeight / 3;
}
