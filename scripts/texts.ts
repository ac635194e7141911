import { known } from '@caravanserai/contract';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flatten, type Tree } from '../packages/texts/src/flatten.ts';
import { pictureOf } from './textPictures.ts';
import { ROOT } from './tools.ts';

/**
 * Exchange files for translators who have no checkout. `npm run texts -- export FOLDER` writes a JSON file per
 * language, in the format that Weblate calls «go-i18n v2 JSON»: plural forms, and a description with context and a
 * picture for each text. `npm run texts -- import FILE` writes such a file back. See docs/translate.md.
 */

type Entry = Readonly<Record<string, string>>;
export type Exchange = Readonly<Record<string, Entry>>;

const TEXTS = 'packages/texts/src';
const MODEL = 'de'; // template for a new language: the types of its files require English's keys
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FORM = new RegExp(`_(${FORMS.join('|')})$`);

/** Files that contain texts; the rest only combine them. */
export function textFiles(root: string, language: string): string[] {
  const folder = join(root, TEXTS, language);
  return globSync('**/*.ts', { cwd: folder })
    .filter((path) => /= \{\n[^]*: ['{\n]/.test(readFileSync(join(folder, path), 'utf8')) && !isFrame(folder, path))
    .map((path) => path.slice(0, -'.ts'.length))
    .toSorted();
}

function isFrame(folder: string, path: string): boolean {
  return /^import (?!type)/m.test(readFileSync(join(folder, path), 'utf8'));
}

async function treeOf(root: string, language: string, file: string): Promise<Tree> {
  const url = pathToFileURL(join(root, TEXTS, language, `${file}.ts`));
  const [tree] = Object.values((await import(url.href)) as Readonly<Record<string, Tree>>);
  return known(tree, `a tree in ${file}`);
}

/**
 * Every text of a language, such as `targi/events.placed`: its text or plural forms, and a description for translators.
 */
export async function exportTexts(root: string, language: string): Promise<Exchange> {
  const exchange: Record<string, Record<string, string>> = {};
  for (const file of textFiles(root, language)) {
    const about = aboutOf(root, file);
    for (const [key, text] of flatten(await treeOf(root, language, file), `${file}.`)) {
      const form = FORM.exec(key)?.[1];
      const name = form === undefined ? key : key.replace(FORM, '');
      exchange[name] ??= { description: describe(about, name) };
      exchange[name][form ?? 'text'] = text;
    }
  }
  for (const entry of Object.values(exchange)) {
    const { text } = entry;
    if (text === undefined) continue;
    delete entry['text'];
    entry['other'] = text; // the format's name for a text without plurals
  }
  return exchange;
}

/** The leading comment of the English file. */
function aboutOf(root: string, file: string): string {
  const source = readFileSync(join(root, TEXTS, 'en', `${file}.ts`), 'utf8');
  return /^\/\*\* (.*) \*\/$/m.exec(source)?.[1] ?? file;
}

function describe(about: string, key: string): string {
  const you = /_(you|[a-z]+You)$/.test(key) ? ' The player in it is the reader.' : '';
  return `${about}${you} Picture: ${pictureOf(key)}`;
}

/** The errors in an exchange file, as sentences; empty if it can be imported. */
export async function faultsOf(root: string, exchange: Exchange): Promise<string[]> {
  const english = await exportTexts(root, 'en');
  const variables = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join(' ');
  return Object.entries(exchange).flatMap(([key, { description: _, ...forms }]) => {
    const source = english[key];
    if (source === undefined) return [`${key}: there is no such text`];
    const isPlural = 'one' in source;
    return Object.entries(forms).flatMap(([form, text]) => {
      if (!FORMS.includes(form) || (!isPlural && form !== 'other')) return [`${key}: there is no form ${form}`];
      if (text === '') return [`${key}: the text is empty`];
      const wanted = variables(source['other'] ?? '');
      return variables(text) === wanted || (form === 'one' && variables(text) === variables(source['one'] ?? ''))
        ? []
        : [`${key}: the variables should be ${wanted || 'none'}, but are ${variables(text) || 'none'}`];
    });
  });
}

/** Imports the texts of a language. Texts that the file does not contain remain unchanged. */
export async function importTexts(root: string, language: string, exchange: Exchange): Promise<string[]> {
  const faults = await faultsOf(root, exchange);
  if (faults.length > 0) return faults;
  const folder = join(root, TEXTS, language);
  if (!existsSync(folder)) makeFolder(root, language);
  const before = existsSync(folder) ? await exportTexts(root, language) : {};
  const english = Object.keys(await exportTexts(root, 'en'));
  for (const file of textFiles(root, 'en')) {
    const tree: Record<string, unknown> = {};
    const keys = english.filter((key) => key.startsWith(`${file}.`));
    for (const key of keys) {
      const { description: _, ...forms } = { ...before[key], ...exchange[key] };
      const isPlural = 'one' in forms;
      for (const [form, text] of Object.entries(forms)) {
        put(tree, `${key.slice(file.length + 1)}${isPlural ? `_${form}` : ''}`.split('.'), text);
      }
    }
    writeTree(join(folder, `${file}.ts`), tree);
  }
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [folder], { cwd: root });
  return [];
}

function put(tree: Record<string, unknown>, path: readonly string[], text: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) tree[key] = text;
  else put((tree[key] ??= {}) as Record<string, unknown>, rest, text);
}

/** Replaces the texts of a file and leaves its comment, imports, name and type. */
function writeTree(path: string, tree: object): void {
  const source = readFileSync(path, 'utf8');
  const start = source.indexOf('= {', source.indexOf('export const ')) + 2;
  const end = Math.max(source.lastIndexOf('} as const'), source.lastIndexOf('};'));
  writeFileSync(path, `${source.slice(0, start)}${print(tree)}${source.slice(end + 1)}`);
}

function print(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const name = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);
  const entries = Object.entries(value as object).map(([key, each]) => `${name(key)}: ${print(each)},`);
  return `{ ${entries.join(' ')} }`; // oxfmt breaks the lines
}

function makeFolder(root: string, language: string): void {
  const model = join(root, TEXTS, MODEL);
  for (const path of globSync('**/*.ts', { cwd: model })) {
    const to = join(root, TEXTS, language, path);
    mkdirSync(dirname(to), { recursive: true });
    const name = language.replace('-', '');
    writeFileSync(
      to,
      readFileSync(join(model, path), 'utf8').replace(`export const ${MODEL} `, `export const ${name} `),
    );
  }
}

function languagesOf(root: string): string[] {
  return globSync('*/index.ts', { cwd: join(root, TEXTS) })
    .map((path) => dirname(path))
    .filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name))
    .toSorted();
}

async function main([command, path]: readonly string[]): Promise<number> {
  if (command === 'export' && path !== undefined) {
    mkdirSync(path, { recursive: true });
    for (const language of languagesOf(ROOT)) {
      const file = join(path, `${language}.json`);
      writeFileSync(file, `${JSON.stringify(await exportTexts(ROOT, language), undefined, 2)}\n`);
      console.log(`${file} written.`);
    }
    return 0;
  }
  if (command === 'import' && path !== undefined) {
    const exchange = JSON.parse(readFileSync(path, 'utf8')) as Exchange;
    const faults = await importTexts(ROOT, basename(path, '.json'), exchange);
    for (const fault of faults) console.error(fault);
    if (faults.length === 0) console.log(`${basename(path, '.json')} written. Now: npm test -- types unit`);
    return faults.length === 0 ? 0 : 1;
  }
  console.error('npm run texts -- export FOLDER | import FOLDER/LANGUAGE.json');
  return 2;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
