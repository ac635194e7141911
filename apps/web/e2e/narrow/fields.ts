import type { Page } from 'playwright-core';

/**
 * Fields that cause trouble on phones: iOS zooms in on fields with text under 16 px, WebKit crashes on `text-wrap: pretty`, and a field without a style
 * of ours is too low for a finger.
 */
export function badFieldsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(findBadFields);
}

/** Runs in the page, so it is self-contained. */
export function findBadFields(): readonly string[] {
  const LEAST_PX = 16;
  const FINGER_PX = 44;
  const TYPED = 'select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=color])';
  const fields = [...document.querySelectorAll(TYPED)].filter((field) => field.checkVisibility());
  const faults = fields.flatMap((field) => {
    const { fontSize, textWrapStyle } = getComputedStyle(field);
    const name = `${field.closest('[class]')?.className} ${field.tagName.toLowerCase()}`;
    return [
      ...(parseFloat(fontSize) < LEAST_PX ? [`${name} has letters of ${fontSize}`] : []),
      ...((field as HTMLElement).offsetHeight < FINGER_PX ? [`${name} is too low`] : []),
      ...(textWrapStyle === 'pretty' ? [`${name} wraps as pretty`] : []),
    ];
  });
  return [...new Set(faults)];
}
