import type { Page } from 'playwright-core';

/**
 * Drawings whose size differs between engines: WebKit stretches a drawing whose width or height is `auto` to fill all available space. Needs CSS
 * Typed OM, so Chromium.
 */
export function unsizedDrawingsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(findUnsized);
}

/** Signs beside a word that are larger than any word. */
export function hugeSignsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const MOST_PX = 80; // the crowned winner is the largest
    const signs = [...document.querySelectorAll('label svg, legend svg, .seat-mark, .disc-sign, .icon')];
    const huge = signs.filter((sign) => !sign.closest('.choice') && sign.getBoundingClientRect().width > MOST_PX);
    return [...new Set(huge.map((sign) => `${sign.parentElement?.className} > ${sign.getAttribute('class')}`))];
  });
}

/** Runs in the page, so it is self-contained. */
function findUnsized(): readonly string[] {
  const isSet = (element: Element, property: string) =>
    String(element.computedStyleMap().get(property) ?? 'auto') !== 'auto';
  const isPlaced = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);
  const nameOf = (element: Element | null) =>
    element ? `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}` : '';

  /** Stretched by its parent, whatever its aspect ratio. */
  function isStretched(drawing: Element): boolean {
    const { display, flexDirection, alignItems } = getComputedStyle(drawing.parentElement ?? drawing);
    const { alignSelf } = getComputedStyle(drawing);
    const align = alignSelf === 'auto' ? alignItems : alignSelf;
    if (/grid/.test(display)) return align === 'stretch';
    return /flex/.test(display) && !flexDirection.startsWith('column') && /normal|stretch/.test(align);
  }

  /** Whether a percentage height has a definite base. */
  function isBaseSet(drawing: Element): boolean {
    const parent = drawing.parentElement;
    return !parent || isPlaced(drawing) || isPlaced(parent) || isSet(parent, 'height') || isSet(parent, 'aspect-ratio');
  }

  function isSized(drawing: Element): boolean {
    const sides = ['width', 'height'].filter((side) => isSet(drawing, side)).length;
    const height = String(drawing.computedStyleMap().get('height'));
    if (height.includes('%') && !isBaseSet(drawing)) return false;
    return (
      sides === 2 || (sides === 1 && isSet(drawing, 'aspect-ratio') && (isPlaced(drawing) || !isStretched(drawing)))
    );
  }

  const drawings = [...document.querySelectorAll('svg')].filter(
    (drawing) => !drawing.parentElement?.closest('svg') && drawing.checkVisibility(),
  );
  const names = drawings
    .filter((drawing) => !isSized(drawing))
    .map((drawing) => `${nameOf(drawing.parentElement)} > ${nameOf(drawing)}`);
  return [...new Set(names)];
}
