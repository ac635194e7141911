import type { Page } from 'playwright-core';

/** Fields that a phone would not leave as they are: iOS zooms into a field with letters under 16 px, WebKit crashes over `pretty`. */
export function badFieldsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 16;
    const TYPED = 'select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=color])';
    const fields = [...document.querySelectorAll(TYPED)].filter((field) => field.checkVisibility());
    const faults = fields.flatMap((field) => {
      const { fontSize, textWrapStyle } = getComputedStyle(field);
      const name = `${field.closest('[class]')?.className} ${field.tagName.toLowerCase()}`;
      return [
        ...(parseFloat(fontSize) < LEAST_PX ? [`${name} has letters of ${fontSize}`] : []),
        ...(textWrapStyle === 'pretty' ? [`${name} wraps as pretty`] : []),
      ];
    });
    return [...new Set(faults)];
  });
}
