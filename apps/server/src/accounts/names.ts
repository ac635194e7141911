import type { NameKeys } from '../storage/userStore.ts';
import { err, ok, type Result } from '@caravanserai/contract';
import { lookKey } from './looks.ts';
import { isReserved } from './reserved.ts';

/** Rules for names: Unicode identifiers (UAX 31) without look-alikes (UTS 39); parts may be separated by a space, `_` or `-`. */

const MOST_LETTERS = 20; // grapheme clusters
const MOST_CHARACTERS = 60; // code points: a letter may consist of several
const LEAST_CHARACTERS = 3;

/**
 * Scripts that may be combined; any other script must be used alone (UTS 39, "highly restrictive"; UAX 31, table 5). ASCII digits go with
 * every script.
 */
const SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
    .split(' ')
    .map((script) => [script]),
].map((together) => {
  const letters = together.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  const part = `(?:[[${letters}0-9]&&[\\p{XID_Continue}--[_\\p{Default_Ignorable_Code_Point}]]])+`;
  return new RegExp(`^(?!\\p{M})${part}(?:[ _\\-](?!\\p{M})${part})*$`, 'v');
});
const SHORT_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u; // scripts in which a name may have two letters

/**
 * Letters that no living language uses: phonetic and medieval letters, small capitals. They look like plain letters, and UTS 39 does not
 * recommend them in identifiers. Phonetic letters that languages have adopted are allowed.
 */
const PHONETIC =
  /[[ĸƛƪƫƺƾƿƕǶǷȜȝȡȴ-ȹǀ-ǃ\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}]--[ɓɔɖɗəɛɠɣɨɩɲʃʉʊʋʌʒ]]/v;

export type NameProblem = 'letters' | 'length' | 'reserved';

/** The normalised name, or the reason why it is invalid. */
export function checkName(request: string): Result<string, NameProblem> {
  const name = request.normalize('NFKC').trim();
  const letters = [...new Intl.Segmenter('en').segment(name)].length;
  const characters = [...name].length;
  const least = SHORT_SCRIPTS.test(name) ? LEAST_CHARACTERS - 1 : LEAST_CHARACTERS;
  if (characters < least || letters > MOST_LETTERS || characters > MOST_CHARACTERS) return err('length');
  if (PHONETIC.test(name) || !SCRIPTS.some((allowed) => allowed.test(name))) return err('letters');
  if (isReserved(name)) return err('reserved');
  return ok(name);
}

/** Keys that must be unique. */
export function nameKeys(name: string): NameKeys {
  return { nameKey: nameKey(name), lookKey: lookKey(name) };
}

/** Names that differ only in case and separators are the same name. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}
