import { Fragment, type ReactNode } from 'react';
import { INKED } from './paint.ts';

interface Sheet {
  /** As in `Picture`: the side of the square that the drawing was made for. */
  readonly box?: number;
  /** Of its lines: thicker where a drawing is shown small. */
  readonly strokeWidth?: number;
  /** `none`: it fills a box of any shape. */
  readonly preserveAspectRatio?: 'none';
}

/** Drawings as addresses of images, each made once, at its first use. Images know neither the page's fonts nor its styles. */
export function imagesOf<Key>(draw: (key: Key) => ReactNode, sheet: Sheet = {}): (key: Key) => string {
  return once((key) => imageOf(draw(key), sheet));
}

let stamps = 0;
let styles: CSSStyleSheet | undefined;

/**
 * Drawings as classes whose background they are. A drawing that a page shows thirty times is one element each time, and not twenty:
 * a copy by `<use>` would be styled and laid out stroke by stroke, an `<img>` fetched each time. The first use costs about a millisecond.
 */
export function stampsOf<Key>(draw: (key: Key) => ReactNode, sheet: Sheet = {}): (key: Key) => string {
  return once((key) => {
    const name = `stamp-${++stamps}`;
    addStyle(`.${name} { background-image: url("${imageOf(draw(key), sheet)}"); }`);
    return name;
  });
}

function addStyle(rule: string): void {
  if (typeof document === 'undefined') return; // tests ask for the words alone
  if (!styles) document.adoptedStyleSheets.push((styles = new CSSStyleSheet()));
  styles.insertRule(rule);
}

function once<Key>(make: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function imageOf(drawing: ReactNode, { box = 64, ...sheet }: Sheet): string {
  const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${box} ${box}`, ...INKED, ...sheet };
  return `data:image/svg+xml,${encodeURIComponent(`<svg${attributes(svg)}>${markup(drawing)}</svg>`)}`;
}

interface Drawn {
  readonly type: string | typeof Fragment | ((props: object) => ReactNode);
  readonly props: { readonly children?: ReactNode };
}

/** What React would write for drawings: plain elements, and functions that need nothing but their props. */
function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markup).join('');
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as unknown as Drawn;
  const { children, ...rest } = props;
  if (type === Fragment) return markup(children);
  if (typeof type === 'function') return markup(type(props) as ReactNode);
  return `<${type}${attributes(rest)}>${markup(children)}</${type}>`;
}

function attributes(props: object): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('');
}

/** What CSS knows too is written with hyphens, SVG's own is not. */
function attributeName(name: string): string {
  return /^(viewBox|preserveAspectRatio)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
