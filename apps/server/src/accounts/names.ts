import type { NameKeys } from '../storage/userStore.ts';
import { err, ok, type Result } from '@caravanserai/contract';
import { lookKey } from './looks.ts';
import { isReserved } from './reserved.ts';

/** Unicode's rules for identifiers (UAX 31) and against look-alikes (UTS 39), with a space, `_` or `-` between the parts of a name. */

const MOST_LETTERS = 20; // as people count them
const MOST_CHARACTERS = 60; // of which a letter may have several
const LEAST_CHARACTERS = 3;

/** Scripts that may stand together; all others alone (UTS 39, "highly restrictive"; UAX 31, table 5). Digits of ASCII go with all. */
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
const SHORT_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u; // two letters are a name there

/**
 * Letters of no living language: of phonetics, small capitals, of the Middle Ages. They pass for plain ones (UTS 39 does not recommend them
 * in identifiers). Those that languages have taken up from phonetics stay.
 */
const PHONETIC =
  /[[ĸƛƪƫƺƾƿƕǶǷȜȝȡȴ-ȹǀ-ǃ\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}]--[ɓɔɖɗəɛɠɣɨɩɲʃʉʊʋʌʒ]]/v;

export type NameProblem = 'letters' | 'length' | 'reserved';

/** The name as it is kept, or what is wrong with it. */
export function checkName(wish: string): Result<string, NameProblem> {
  const name = wish.normalize('NFKC').trim();
  const letters = [...new Intl.Segmenter('en').segment(name)].length;
  const characters = [...name].length;
  const least = SHORT_SCRIPTS.test(name) ? LEAST_CHARACTERS - 1 : LEAST_CHARACTERS;
  if (characters < least || letters > MOST_LETTERS || characters > MOST_CHARACTERS) return err('length');
  if (PHONETIC.test(name) || !SCRIPTS.some((allowed) => allowed.test(name))) return err('letters');
  if (isReserved(name)) return err('reserved');
  return ok(name);
}

/** What must be nobody else's. */
export function nameKeys(name: string): NameKeys {
  return { nameKey: nameKey(name), lookKey: lookKey(name) };
}

/** Names that differ in capitals and separators only are the same name. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}
