/**
 * A layer (`popover="manual"`) over everything else, dialogs too. Before Chrome 114, Firefox 125 and Safari 17 there are no popovers:
 * there it is an element like others, which its stylesheet lays over the page.
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
