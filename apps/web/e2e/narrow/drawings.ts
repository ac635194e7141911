import type { Page } from 'playwright-core';

/**
 * Drawings whose size engines work out differently: WebKit stretches a drawing whose width or height is `auto` over all the room there
 * is. Needs CSS Typed OM, so Chromium.
 */
export function unsizedDrawingsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(findUnsized);
}

/** Runs in the page, so it is self-contained. */
function findUnsized(): readonly string[] {
  const isSet = (element: Element, property: string) =>
    String(element.computedStyleMap().get(property) ?? 'auto') !== 'auto';
  const isPlaced = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);
  const nameOf = (element: Element | null) =>
    element ? `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}` : '';

  /** Stretched by its parent, whatever its proportions are. */
  function isStretched(drawing: Element): boolean {
    const { display, flexDirection, alignItems } = getComputedStyle(drawing.parentElement ?? drawing);
    const { alignSelf } = getComputedStyle(drawing);
    const align = alignSelf === 'auto' ? alignItems : alignSelf;
    if (/grid/.test(display)) return align === 'stretch';
    return /flex/.test(display) && !flexDirection.startsWith('column') && /normal|stretch/.test(align);
  }

  /** What a percentage of the height is a percentage of. */
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
