import type { Page } from 'playwright-core';

/** Texts and controls that are unreadable or unreachable in a window of this size, each with its location. */
export function misfitsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(findMisfits);
}

/** Runs in the page, so it is self-contained. Scroll positions are not changed. */
export function findMisfits(): readonly string[] {
  const SLACK_PX = 1.5; // borders and rounding
  const LOW = 0.4; // fraction of the font size: letters are lower than their line box
  const CORNER_PX = 12; // scrolling content is cut by rounded corners
  const OVERLAYS =
    '.dock[data-panel], .pending-sheet, .targi-info:has(.info[data-preview]), .lesson-guide, .side-panel, .end-question, .command-refusal, .toasts, .banner, dialog'; // these overlap the rest on purpose
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const UNREAD = '.unseen, .skip, svg, script, style, option, pre, [inert]'; // text quoted line by line may scroll
  const POINTS = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const;
  const found = new Set<string>();
  const root = document.documentElement;
  const scope = [...document.querySelectorAll('dialog:modal, :popover-open > dialog')].at(-1) ?? document.body;

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(UNREAD);
  const nameOf = (element: Element) => {
    const named = element.closest('[class], [id]') ?? element;
    return `${named.tagName.toLowerCase()}${named.id && `#${named.id}`}${[...named.classList].map((name) => `.${name}`).join('')}`;
  };
  const tell = (what: string, element: Element, words: string) =>
    void found.add(`${what}: «${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}» in ${nameOf(element)}`);
  const isKin = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  const isOver = (hit: Element, element: Element) => {
    const overlay = hit.closest(OVERLAYS);
    return overlay !== null && !overlay.contains(element);
  };
  const isOutside = (x: number, y: number) => x < 0 || y < 0 || x >= root.clientWidth || y >= innerHeight;

  function isScrolledAway(x: number, y: number, element: Element, edge = 0): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.scrollHeight <= at.clientHeight || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top + edge || y > bottom - edge) return true;
    }
    return false;
  }

  /** The element at a point, unless it is this one or an intended overlay. */
  function strangerAt(x: number, y: number, element: Element): Element | undefined {
    const hit = document.elementFromPoint(x, y);
    if (!hit || isKin(hit, element) || isOver(hit, element)) return undefined;
    const label = element.closest('label') ?? hit.closest('label');
    return label && isKin(label, hit) && isKin(label, element) ? undefined : hit;
  }

  /** In a sticky bar, under which the rest scrolls. */
  function isStuck(hit: Element, element: Element): boolean {
    for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  }

  function isFilled({ backgroundColor, borderLeftWidth, borderLeftStyle, backgroundImage }: CSSStyleDeclaration) {
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) && backgroundImage === 'none';
    return !isClear || (borderLeftStyle !== 'none' && parseFloat(borderLeftWidth) > 0);
  }

  /**
   * Reports an element that is cut by a clipping box or overflows its containing box or panel. Positioned elements may overlap the edge of their
   * surroundings.
   */
  function checkBoxes(element: Element, rects: readonly DOMRect[], words: string, tall: number): void {
    let boxes = rects;
    let isAfloat = false;
    for (let at: Element | null = element; at && scope.contains(at); at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isWide = boxes.some(({ left, right }) => left < box.left - SLACK_PX || right > box.right + SLACK_PX);
      const isLong = boxes.some(({ top, bottom }) => top < box.top - tall || bottom > box.bottom + tall);
      const scrolls = /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight;
      if (style.display !== 'inline' && style.display !== 'contents') {
        if (style.overflowX !== 'visible' && at.matches('table')) return; // wide tables scroll
        if (style.overflowX !== 'visible' && isWide) return tell('cut at the side', element, words);
        if (/hidden|clip/.test(style.overflowY) && isLong) return tell('cut below', element, words);
        const isBox = isFilled(style) || at.matches(CONTROLS);
        if (!isAfloat && (isWide || (isBox && isLong && !scrolls))) return tell(`out of ${nameOf(at)}`, element, words);
        isAfloat ||= scrolls || /absolute|fixed/.test(style.position) || parseFloat(style.marginLeft) < 0;
      }
      if (style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 3)
        return tell('cut to some lines', element, words);
      if (scrolls || isFilled(style)) boxes = [box]; // which must fit into its own container
      if (style.position === 'fixed') return;
    }
  }

  function checkWords(node: Text, parent: Element): void {
    if (getComputedStyle(parent).hyphens === 'auto' || parent.closest('code')) return;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0); // WebKit counts the end of the previous line
      const tops = new Set(parts.map(({ top }) => Math.round(top)));
      if (tops.size > 1) tell('broken word', parent, word);
    }
  }

  function checkTexts(): void {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      checkBoxes(parent, rects, node.data, parseFloat(getComputedStyle(parent).fontSize) * LOW);
      if (rects.length > 1) checkWords(node, parent);
      if (getComputedStyle(parent).pointerEvents === 'none') continue; // taps and `elementFromPoint` pass through it
      for (const { left, right, top, bottom } of rects) {
        const y = (top + bottom) / 2;
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          const over =
            isOutside(x, y) || isScrolledAway(x, y, parent, CORNER_PX) ? undefined : strangerAt(x, y, parent);
          if (over && !isStuck(over, parent)) tell(`covered by ${nameOf(over)}`, parent, node.data);
        }
      }
    }
  }

  /** The faults of a control at its present position. */
  function faultsOf(control: Element): readonly string[] {
    const { left, top, width, height, right } = control.getBoundingClientRect();
    const isTooLarge = height > innerHeight * 0.6; // such an element is scrolled past
    const faults = POINTS.flatMap(([across, down]) => {
      const [x, y] = [left + width * across, top + height * down];
      if (isTooLarge) return [];
      if (isOutside(x, y) || isScrolledAway(x, y, control)) return ['out of reach'];
      const over = strangerAt(x, y, control);
      return over ? [`covered by ${nameOf(over)}`] : [];
    });
    const isBeside = left < -SLACK_PX || right > root.clientWidth + SLACK_PX;
    return isBeside ? ['out of the window', ...faults] : faults;
  }

  /** Checks that the control is inside the window and uncovered, at its present position or after scrolling to it. */
  function checkControl(control: Element): void {
    const { width, height } = control.getBoundingClientRect();
    if (width < 3 || height < 3) return; // a radio button replaced visually by its label
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    checkBoxes(control, [control.getBoundingClientRect()], words, Infinity); // a touch target may be taller than its line
    if (faultsOf(control).length === 0) return;
    for (const block of ['start', 'end', 'center'] as const) {
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      if (faultsOf(control).length === 0) return;
    }
    for (const fault of faultsOf(control)) tell(fault, control, words);
  }

  if (root.scrollWidth > root.clientWidth) found.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
  checkTexts();
  const scrolled = [...document.querySelectorAll('*')]
    .filter((one) => one.scrollTop > 0)
    .map((one) => [one, one.scrollTop] as const);
  for (const control of scope.querySelectorAll(CONTROLS)) if (isSeen(control)) checkControl(control);
  for (const one of document.querySelectorAll('*')) if (one.scrollTop > 0) one.scrollTop = 0;
  for (const [one, top] of scrolled) one.scrollTop = top;
  return [...found];
}
