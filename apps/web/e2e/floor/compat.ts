import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/tools.ts';
import { type Browser, FLOOR } from '../../floor.ts';

/** Browser support data, from MDN. */

interface Statement {
  readonly version_added: string | false | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
type Support = Readonly<Record<string, Statement | readonly Statement[] | undefined>>;
/** A feature: its own data in `__compat`, and its subfeatures. */
export interface Features {
  readonly [name: string]: Features;
}

const file = join(ROOT, 'node_modules/@mdn/browser-compat-data/data.json');
const data = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<'api' | 'css' | 'javascript', Features>>;
export const api = data.api;
export const css = data.css as Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Features>>;
export const builtins = data.javascript['builtins'] as Features;

const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const satisfies Record<Browser, string>;

function firstVersion(support: Support, browser: Browser): number {
  const statements = [support[NAMES[browser]] ?? []].flat();
  const versions = statements
    .filter(({ flags, prefix, alternative_name }) => !flags && prefix === undefined && alternative_name === undefined)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

/** The browsers of the floor that lack a feature, each with the first version that supports it. Empty if MDN has no data. */
export function missingIn(feature: Features | undefined): readonly string[] {
  const support = feature?.['__compat']?.['support'] as Support | undefined;
  if (!support) return [];
  return (Object.keys(FLOOR) as Browser[])
    .map((browser) => [browser, firstVersion(support, browser)] as const)
    .filter(([browser, version]) => version > Number(FLOOR[browser]))
    .map(([browser, version]) => `${browser} ${version === Infinity ? 'never' : version}`);
}

export function isMissing(feature: Features | undefined): boolean {
  return missingIn(feature).length > 0;
}
