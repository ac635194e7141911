/** Prints what a browser loads for each table. Rebuilds the page first if it has changed. */
import { buildWeb } from './buildWeb.ts';
import { measurePage, sum, TABLES, type TableName } from './pageSize.ts';

const LARGE_BYTES = 2000;

function say(bytes: number, what: string): void {
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${what}`);
}

function isWithinBar(table: TableName): boolean {
  const { scripts, workers, wordsBytes, stylesBytes, countedBytes } = measurePage(table);
  const { barKb, isBarWithAll } = TABLES[table];
  const large = scripts.filter(({ bytes }) => bytes >= LARGE_BYTES).toSorted((a, b) => b.bytes - a.bytes);
  const small = scripts.filter(({ bytes }) => bytes < LARGE_BYTES);

  console.log(`\n${table}`);
  for (const { name, bytes } of large) say(bytes, name);
  say(sum(small), `${small.length} smaller ones`);
  say(wordsBytes, 'words, of the longest language');
  for (const { name, bytes } of workers) say(bytes, `${name}, beside the page`);
  say(stylesBytes, 'style sheets');
  say(countedBytes, `${isBarWithAll ? 'in all' : 'JavaScript without the worker'}, at most ${barKb} kB`);
  return countedBytes <= barKb * 1000;
}

if (await buildWeb()) {
  const fitting = (Object.keys(TABLES) as TableName[]).map(isWithinBar);
  if (fitting.includes(false)) process.exitCode = 1;
} else process.exitCode = 1;
