import { findMisfits } from '../narrow/misfits.ts';
import { findBadFields } from '../narrow/fields.ts';
import { drawn, keep, seen, type Size, type Tab } from './tab.ts';

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

/** No motion, fast opponents' moves, and Targets in 2D, so that pictures of the same moment are comparable. */
export const QUIETLY = {
  'caravanserai.motion': 'still',
  'caravanserai.pace': 'quick',
  'caravanserai.targets.pace': 'quick',
  'caravanserai.targets.stage': 'flat',
};

/** The largest width and height of each kind of drawing on a screen. */
export type Drawings = Readonly<Record<string, readonly [width: number, height: number]>>;

export interface Look {
  readonly name: string;
  readonly size: Size;
  readonly picture: Uint8Array;
  readonly faults: readonly string[];
  readonly drawings: Drawings;
}

/** The context of a walk. */
export interface Tour {
  readonly url: string;
  /** Opens a tab with a new profile at this path. */
  open(
    path: string,
    how?: { readonly size?: Size; readonly kept?: Readonly<Record<string, string>>; readonly url?: string },
  ): Promise<Tab>;
  /** Records the faults of the current screen and takes a screenshot. */
  look(tab: Tab, name: string, size?: Size): Promise<void>;
  check(isTrue: boolean, what: string): void;
}

export interface Walk {
  readonly name: string;
  go(tour: Tour): Promise<void>;
}

/** Runs in the page. A drawing is identified by its own and its parent's tag and classes. */
function findDrawings(): Drawings {
  const nameOf = (element: Element | null) =>
    element ? [element.tagName.toLowerCase(), ...element.classList].join('.') : '';
  const found: Record<string, readonly [number, number]> = {};
  for (const drawing of document.querySelectorAll('svg')) {
    if (drawing.parentElement?.closest('svg') || !drawing.checkVisibility()) continue;
    const name = `${nameOf(drawing.parentElement)} > ${nameOf(drawing)}`;
    const { width, height } = drawing.getBoundingClientRect();
    const [wide, high] = found[name] ?? [0, 0];
    found[name] = [Math.max(wide, Math.round(width)), Math.max(high, Math.round(height))];
  }
  return found;
}

/** Runs in the page: drawings that overflow their container. */
function findSpilled(): readonly string[] {
  const SLACK_PX = 6; // an icon may be slightly taller than its line of text
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const faults = [...document.querySelectorAll('svg')].flatMap((drawing) => {
    const parent = drawing.parentElement;
    if (!parent || parent.closest('svg') || !drawing.checkVisibility()) return [];
    if (/absolute|fixed/.test(getComputedStyle(drawing).position)) return []; // positioned independently
    if (/inline|contents/.test(getComputedStyle(parent).display)) return [];
    const [box, slot] = [drawing.getBoundingClientRect(), parent.getBoundingClientRect()];
    const isSpilled = box.width > slot.width + SLACK_PX || box.height > Math.max(slot.height, 1) + SLACK_PX;
    const sizes = `${Math.round(box.width)}×${Math.round(box.height)} in ${Math.round(slot.width)}×${Math.round(slot.height)}`;
    return isSpilled ? [`larger than its slot: ${nameOf(drawing)} in ${nameOf(parent)}, ${sizes}`] : [];
  });
  return [...new Set(faults)];
}

export interface Toured {
  readonly looks: readonly Look[];
  readonly faults: readonly string[]; // each with its location
}

/** Runs one walk. Failures are recorded as faults, never thrown. */
export async function take({ go }: Walk, url: string, openTab: () => Promise<Tab>): Promise<Toured> {
  const looks: Look[] = [];
  const faults: string[] = [];
  const tabs: Tab[] = [];
  let last: Tab | undefined;
  const tour: Tour = {
    url,
    async open(path, { size = PHONE, kept = {}, url: site = url } = {}) {
      const tab = await openTab();
      tabs.push(tab);
      last = tab;
      await tab.goTo(`${site}/robots.txt`); // same origin, without any script of the page
      await keep(tab, { ...QUIETLY, ...kept });
      await tab.goTo(`${site}${path}`);
      await tab.resize(size);
      await seen(tab, 'h1, [role=grid], .targets-stage, .guide-words');
      return tab;
    },
    async look(tab, name, size) {
      last = tab;
      if (size) await tab.resize(size);
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }), undefined);
      await drawn(tab);
      const picture = await tab.picture(); // before the checks, which scroll
      const [width, height] = await tab.evaluate(() => [innerWidth, innerHeight] as const, undefined);
      const wrong = [
        ...(await tab.evaluate(findMisfits, undefined)),
        ...(await tab.evaluate(findSpilled, undefined)),
        ...(await tab.evaluate(findBadFields, undefined)),
      ];
      const thrown = await tab.evaluate(() => document.querySelector('.fault-details pre')?.textContent, undefined);
      if (thrown) wrong.push(`the page reports a fault: ${thrown.slice(0, 300)}`);
      const drawings = await tab.evaluate(findDrawings, undefined);
      looks.push({ name, size: { width, height }, picture, faults: wrong, drawings });
    },
    check(isTrue, what) {
      if (!isTrue) faults.push(`not so: ${what}`);
    },
  };
  try {
    await go(tour);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    const picture = await last?.picture().catch(() => undefined);
    if (picture) looks.push({ name: 'where it ended', size: PHONE, picture, faults: [], drawings: {} });
  } finally {
    for (const tab of tabs) await tab.close().catch((error) => faults.push(`a tab did not close: ${String(error)}`));
  }
  return {
    looks,
    faults: [...looks.flatMap((look) => look.faults.map((fault) => `${look.name}: ${fault}`)), ...faults],
  };
}

const MORE = 1.3; // fonts differ slightly
const MORE_PX = 6;

/** Drawings that are much larger or smaller than in another engine. */
export function resized(looks: readonly Look[], yardstick: readonly Look[]): readonly string[] {
  return looks.flatMap(({ name, drawings }) => {
    const other = yardstick.find((look) => look.name === name)?.drawings ?? {};
    return Object.entries(drawings).flatMap(([drawing, [width, height]]) => {
      const [wide, high] = other[drawing] ?? [width, height];
      const isMore = (one: number, than: number) => one > than * MORE + MORE_PX;
      const differs = isMore(width, wide) || isMore(height, high) || isMore(wide, width) || isMore(high, height);
      return differs ? [`${name}: ${drawing} is ${width}×${height} here and ${wide}×${high} in the first engine`] : [];
    });
  });
}
