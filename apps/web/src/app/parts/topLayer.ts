/**
 * Puts a layer (`popover="manual"`) above everything else, including dialogs. Without popovers (before Chrome 114, Firefox 125 and Safari 17) it is
 * an ordinary element, which its stylesheet positions over the page.
 */
export function raise(layer: HTMLElement | null): void {
  if (hasPopovers(layer)) layer?.showPopover();
}

export function lower(layer: HTMLElement | null): void {
  if (hasPopovers(layer)) layer?.hidePopover();
}

function hasPopovers(layer: HTMLElement | null): boolean {
  return layer !== null && 'showPopover' in layer;
}
