import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

// `npm run -s ts -- scripts/confusables.ts FILE` makes apps/server/src/accounts/confusables.json of Unicode's confusables.txt
// (https://www.unicode.org/Public/security/latest/confusables.txt): which letters look like which. Only what a name may have is kept.

const TARGET = join(ROOT, 'apps/server/src/accounts/confusables.json');
const IN_NAMES = /^\p{XID_Continue}$/u;

/** By what they look like: all the letters that look so. */
export function confusablesIn(text: string): Record<string, string> {
  const groups = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [source, target] = line.replace(/#.*/, '').split(';');
    if (source === undefined || target === undefined) continue;
    const [letter, looks] = [fromHex(source), fromHex(target)];
    if (IN_NAMES.test(letter) && letter.normalize('NFKC') === letter) {
      groups.set(looks, (groups.get(looks) ?? '') + letter);
    }
  }
  return Object.fromEntries([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function fromHex(codes: string): string {
  return String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => Number.parseInt(code, 16)),
  );
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Which file? Give the path of Unicode’s confusables.txt.');
    process.exitCode = 2;
  } else {
    const table = confusablesIn(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    writeFileSync(TARGET, `${JSON.stringify(table, undefined, 1)}\n`);
  }
}
