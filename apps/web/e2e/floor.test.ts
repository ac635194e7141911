import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/tools.ts';
import { newNamesIn, parseProgram } from './floor/programs.ts';
import { newStylesIn } from './floor/styles.ts';

/** Checks the built page against the browsers of `floor.ts`; docs/browsers.md gives the reasons for the exceptions. */

const DIST = process.env['WEB_ROOT'] || join(ROOT, 'apps/web/dist');
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const programs = globSync('**/*.js', { cwd: DIST });
const sheets = globSync('**/*.css', { cwd: DIST });
const isFirst = (file: string) => /before-[^/]*\.js$/.test(file);

type Reasons = Readonly<Record<string, readonly string[]>>;

/** Newer names that the built programs may contain, by reason. */
const NAMES: Reasons = {
  'used only if the browser supports it': [
    '.getCoalescedEvents()',
    '.showPopover()',
    '.hidePopover()',
    '.share()',
    '.canShare()',
    '.vibrate()',
    'Symbol.dispose', // Rapier
    '.startViewTransition()', // React
    '.skipTransition()', // React
    '.multiDrawArraysWEBGL()', // three.js
    '.multiDrawElementsWEBGL()', // three.js
    '.clipControlEXT()', // three.js
    '.requestPaint()', // three.js
  ],
  'our own or a package’s method of the same name': [
    '.fetch()',
    '.watch()',
    '.seek()',
    '.format()',
    '.hand()',
    '.try()',
    '.use()',
    '.run()',
    '.build()',
    '.toArray()',
    '.transpose()',
    '.dispose()',
    '.identity()',
    '.equals()',
    '.union()',
    '.clamp()',
    '.destroy()',
    '.renderStart()',
    '.forget()',
    '.rotation()',
    '.handle()',
  ],
  'virtual reality in three.js, which the page does not use': [
    '.getPose()',
    '.makeXRCompatible()',
    'XRWebGLBinding',
    'XRWebGLLayer',
  ],
};

/** Styles that older browsers ignore, by the effect of ignoring them. */
const STYLES: Reasons = {
  'a mouse cursor, on devices without a mouse': [
    'cursor: default',
    'cursor: pointer',
    'cursor: grab',
    'cursor: progress',
  ],
  'lines break less evenly': ['text-wrap', 'text-wrap: wrap', 'text-wrap: balance', 'text-wrap: pretty'],
  'the two columns of the count are not aligned': ['grid-template-rows: subgrid'],
  'colours of drawings in a high-contrast mode, which that browser does not have': [
    'forced-color-adjust',
    'forced-color-adjust: none',
  ],
  'the field of a pasted game keeps its height': ['resize', 'resize: vertical'],
  'the focus ring of the last turn is clipped': ['overflow-clip-margin'],
};

function unexpected(found: ReadonlyMap<string, readonly string[]>, reasons: Reasons): readonly string[] {
  const known = new Set(Object.values(reasons).flat());
  const unknown = [...found].filter(([name]) => !known.has(name));
  const unused = [...known].filter((name) => !found.has(name));
  return [
    ...unknown.map(([name, browsers]) => `${name} is not in every browser: ${browsers.join(', ')}`),
    ...unused.map((name) => `${name} is no longer used`),
  ];
}

describe('the built files are within the oldest browsers', () => {
  test('programs by their syntax', () => {
    expect(programs.length).toBeGreaterThan(100);
    expect(programs.filter(isFirst)).toHaveLength(1);
    for (const file of programs)
      expect(() => parseProgram(read(file), isFirst(file) ? 'classic' : 'module'), file).not.toThrow();
  });

  test('programs by the names they use', () => {
    const found = new Map(
      programs.flatMap((file) => [...newNamesIn(parseProgram(read(file), isFirst(file) ? 'classic' : 'module'))]),
    );
    expect(unexpected(found, NAMES)).toEqual([]);
  });

  test('no file imports the first file of a worker, which WebKit would run a second time', () => {
    const workers = programs.filter((file) => /Worker-[^/]*\.js$/.test(file)).map((file) => basename(file));
    expect(workers).toHaveLength(2);
    const importing = programs.filter((file) =>
      workers.some((worker) => new RegExp(`(?:from|import\\(?)\\s*["'\`]\\./${worker}`).test(read(file))),
    );
    expect(importing).toEqual([]);
  });

  test('stylesheets', () => {
    expect(sheets.length).toBeGreaterThan(5);
    const found = new Map(sheets.flatMap((file) => [...newStylesIn(read(file))]));
    expect(unexpected(found, STYLES)).toEqual([]);
  });
});

describe('what is newer is found', () => {
  test.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Map.groupBy([], String)', 'Map.groupBy'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['element.checkVisibility()', '.checkVisibility()'],
    ['set.isSubsetOf(other)', '.isSubsetOf()'],
    ['new CloseWatcher()', 'CloseWatcher'],
  ])('%s', (source, name) => expect([...newNamesIn(parseProgram(source, 'module')).keys()]).toContain(name));

  test.each(['/a/v', 'using x = y', 'import data from "./a.json" with { type: "json" }'])('%s', (source) =>
    expect(() => parseProgram(source, 'module')).toThrow(),
  );

  test.each(['let a = 1', 'a => a', 'a ?? b', '`a`'])('%s, where everything runs', (source) =>
    expect(() => parseProgram(source, 'classic')).toThrow(),
  );

  test.each([
    ['a{color:light-dark(#000,#fff)}', 'light-dark()'],
    ['a:popover-open{color:red}', ':popover-open'],
    ['a{grid-template-rows:subgrid}', 'grid-template-rows: subgrid'],
    ['a{field-sizing:content}', 'field-sizing'],
    ['@starting-style{a{color:red}}', '@starting-style'],
    ['@media (width<9px){a{anchor-name:--a}}', 'anchor-name'],
  ])('%s', (sheet, name) => expect([...newStylesIn(sheet).keys()]).toContain(name));

  test.each(['a{color:red;inset:0;height:1lh}', 'a{-webkit-mask-image:none;mask-image:none}', 'a:has(b){width:9cqi}'])(
    '%s is known',
    (sheet) => expect([...newStylesIn(sheet)]).toEqual([]),
  );
});
