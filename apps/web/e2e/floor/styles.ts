import { css, type Features, missingIn } from './compat.ts';

const functions = new Map<string, Features>();
const units = new Map<string, Features>();

/** MDN lists functions under the type they return, and some units in groups. */
function collect(features: Features): void {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    if (!functions.has(name)) functions.set(name, feature);
    collect(feature);
  }
}
collect(css.types);
const lengths = css.types['length'] ?? {};
for (const [name, feature] of Object.entries(lengths)) units.set(name, feature as Features);
const GROUPS = {
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
  viewport_percentage_units_dynamic: ['dvw', 'dvh', 'dvi', 'dvb', 'dvmin', 'dvmax'],
  viewport_percentage_units_large: ['lvw', 'lvh', 'lvi', 'lvb', 'lvmin', 'lvmax'],
  viewport_percentage_units_small: ['svw', 'svh', 'svi', 'svb', 'svmin', 'svmax'],
};
for (const [group, names] of Object.entries(GROUPS))
  for (const name of names) units.set(name, units.get(group) as Features);

/** Properties, values, functions, units, selectors and at-rules of a stylesheet that a browser of the floor does not support. */
export function newStylesIn(sheet: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const check = (name: string, feature: Features | undefined) => {
    const missing = missingIn(feature);
    if (missing.length > 0) found.set(name, missing);
  };
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  for (const [, name = ''] of plain.matchAll(/@([a-z-]+)/g)) check(`@${name}`, css['at-rules'][name]);
  for (const [, feature = ''] of plain.matchAll(/@media[^{]*?\(([a-z-]+)/g))
    check(`@media (${feature})`, css['at-rules']['media']?.[feature]);
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.startsWith('@'))
      for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) check(`:${name}`, css.selectors[name]);
    const declarations = body.split(';');
    const prefixed = new Set(declarations.map((one) => /^\s*-(?:webkit|moz)-([a-z-]+)/.exec(one)?.[1]));
    for (const one of declarations) checkDeclaration(one, prefixed, check);
  }
  return found;
}

type Check = (name: string, feature: Features | undefined) => void;

/** A declaration that also has a prefixed form is looked up under that form. */
function checkDeclaration(declaration: string, prefixed: ReadonlySet<string | undefined>, check: Check): void {
  const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:([\s\S]*)$/.exec(declaration) ?? [];
  if (prefixed.has(property) || /^-(webkit|moz)-/.test(property)) return;
  const known = property.startsWith('--') ? undefined : css.properties[property];
  check(property, known);
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g))
    check(`${property}: ${name}`, known?.[name]);
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) check(`${name}()`, functions.get(name));
  for (const [, name = ''] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)) check(`1${name}`, units.get(name));
}
