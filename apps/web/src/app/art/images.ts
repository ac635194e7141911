import { Fragment, type ReactNode } from 'react';
import { INKED } from './paint.ts';

interface Sheet {
  /** Side of the square that the drawing was made for, as in `Picture`. */
  readonly box?: number;
  /** Thicker for drawings that are shown small. */
  readonly strokeWidth?: number;
  /** `none` stretches the drawing to fill a box of any shape. */
  readonly preserveAspectRatio?: 'none';
}

/** Drawings as image URLs, each built once, on first use. Images have no access to the page's fonts or styles. */
export function imagesOf<Key>(draw: (key: Key) => ReactNode, sheet: Sheet = {}): (key: Key) => string {
  return once((key) => imageOf(draw(key), sheet));
}

let stamps = 0;
let styles: CSSStyleSheet | undefined;

/**
 * Drawings as CSS classes with a background image. A drawing shown thirty times costs one element each time instead of twenty: the browser styles and
 * lays out every stroke of a `<use>` copy, and fetches each `<img>`. The first use takes about 1 ms.
 */
export function stampsOf<Key>(draw: (key: Key) => ReactNode, sheet: Sheet = {}): (key: Key) => string {
  return once((key) => {
    const name = `stamp-${++stamps}`;
    addStyle(`.${name} { background-image: url("${imageOf(draw(key), sheet)}"); }`);
    return name;
  });
}

function addStyle(rule: string): void {
  if (typeof document === 'undefined') return; // unit tests without a DOM need the class names only
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

/** A subset of React's server renderer: plain elements and pure function components. */
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

/** Presentation attributes are hyphenated; attributes of SVG alone are camelCase. */
function attributeName(name: string): string {
  return /^(viewBox|preserveAspectRatio)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
