import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

// `npm run -s ts -- scripts/confusables.ts FILE` builds apps/server/src/accounts/confusables.json from Unicode's
// confusables.txt (https://www.unicode.org/Public/security/latest/confusables.txt), the table of letters that look
// alike. Only characters allowed in names are included.

const TARGET = join(ROOT, 'apps/server/src/accounts/confusables.json');
const IN_NAMES = /^\p{XID_Continue}$/u;

/** Groups of letters that look alike, keyed by what they resemble. */
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
