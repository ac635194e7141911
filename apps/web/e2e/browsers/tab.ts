/** The driver interface of a walk, for any browser. Everything else runs in the page, with the same code in every engine. */
export interface Tab {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The size of the viewport, without the window frame. */
  resize(size: Size): Promise<void>;
  /** The function is serialised, so it can use only its argument; argument and result must be plain data. */
  evaluate<Arg, T>(run: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T>;
  /** Presses at the first point, moves through the others, and releases. */
  pointer(way: readonly Point[]): Promise<void>;
  key(name: KeyName): Promise<void>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];
export type KeyName = 'Escape' | 'Enter' | 'Tab';

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Opens a tab with a new profile. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 120_000; // busy machines are slow
const LOOK_EVERY_MS = 50;

/** Polls until `look` finds something. */
export async function soon<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  for (const untilMs = Date.now() + timeoutMs; ;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > untilMs) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** The first visible element that matches the selector and, if given, contains the text. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

function targetOf(target: Target | string): Target {
  return typeof target === 'string' ? { selector: target } : target;
}

function nameOf({ selector, text }: Target): string {
  return text === undefined ? selector : `${selector} «${text}»`;
}

/** Runs in the page. Returns the element's text, or the value of a field. */
function wordsIn({ selector, text }: Target): string | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || `${element.ariaLabel ?? ''} ${element.innerText}`.includes(text)),
  );
  return found && ('value' in found && typeof found.value === 'string' ? found.value : found.innerText);
}

/** Waits until it is visible; returns its text. */
export function seen(tab: Tab, target: Target | string): Promise<string> {
  return soon(nameOf(targetOf(target)), () => wordsOf(tab, target));
}

export function wordsOf(tab: Tab, target: Target | string): Promise<string | undefined> {
  return tab.evaluate(wordsIn, targetOf(target));
}

/** Runs in the page: a point that hits the element, once it has stopped moving and nothing covers it. */
async function pointOn({ selector, text }: Target): Promise<readonly [number, number] | undefined> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      (text === undefined || `${element.ariaLabel ?? ''} ${element.innerText}`.includes(text)),
  );
  if (!found) return undefined;
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const isMet = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (found.contains(hit) || hit.contains(found) || hit.closest('label')?.control === found);
  };
  if (!isMet(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await frame();
  await frame();
  const [x, y] = middle();
  return x === before[0] && y === before[1] && isMet([x, y]) ? [x, y] : undefined;
}

export function pointOf(tab: Tab, target: Target | string): Promise<Point | undefined> {
  return tab.evaluate(pointOn, targetOf(target));
}

/** Clicks by pointer at the element's position. */
export async function press(tab: Tab, target: Target | string): Promise<void> {
  await tab.pointer([await soon(`a way to press ${nameOf(targetOf(target))}`, () => pointOf(tab, target))]);
}

/** Sets a field's text, as pasting does. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await seen(tab, selector);
  await tab.evaluate(
    ([field, words]) => {
      const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(field);
      found?.focus();
      found?.select();
      document.execCommand('insertText', false, words);
    },
    [selector, text] as const,
  );
}

/** Stores settings as the page does. The site must be open. */
export function keep(tab: Tab, kept: Readonly<Record<string, string>>): Promise<void> {
  return tab.evaluate((settings) => {
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  }, kept);
}

/** Waits two frames: one for measurements, one for what is drawn from them. */
export function drawn(tab: Tab): Promise<void> {
  return tab.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  }, undefined);
}
