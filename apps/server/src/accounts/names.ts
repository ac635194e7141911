import type { NameKeys } from '../storage/userStore.ts';
import { err, ok, type Result } from '@caravanserai/contract';
import { currentHosts } from '../games.ts';
import confusables from './confusables.json' with { type: 'json' };

/** Unicode's rules for identifiers (UAX 31) and against look-alikes (UTS 39), with a space, `_` or `-` between the parts of a name. */

const MOST_LETTERS = 20; // as people count them
const MOST_CHARACTERS = 60; // of which a letter may have several
const LEAST_CHARACTERS = 3;

/** What a letter looks like. */
const LOOKS = new Map(
  Object.entries(confusables).flatMap(([looks, letters]) => [...letters].map((one) => [one, looks])),
);

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

/** Nobody may seem to speak for the house, or to be one of its opponents. Compared by their looks, without accents, and without digits at the end. */
const RESERVED = new Set(
  [
    ...'admin administrator administrateur administratrice administrador administradora amministratore amministratrice'.split(
      ' ',
    ),
    ...'moderator moderatorin moderateur modérateur modératrice moderatore moderatrice moderador moderadora mod mods'.split(
      ' ',
    ),
    ...'anonymous bot bots caravanserai guest guests help house host nobody official owner root server staff support'.split(
      ' ',
    ),
    ...'sysadmin sysop system team webmaster null undefined everybody spectator gast invité ospite convidado'.split(
      ' ',
    ),
    'deleted',
    'the house',
    ...currentHosts().flatMap(([, { bots }]) => bots),
  ].map(plainLook),
);

export type NameProblem = 'letters' | 'length' | 'reserved';

/** The name as it is kept, or what is wrong with it. */
export function checkName(wish: string): Result<string, NameProblem> {
  const name = wish.normalize('NFKC').trim();
  const letters = [...new Intl.Segmenter('en').segment(name)].length;
  const characters = [...name].length;
  const least = SHORT_SCRIPTS.test(name) ? LEAST_CHARACTERS - 1 : LEAST_CHARACTERS;
  if (characters < least || letters > MOST_LETTERS || characters > MOST_CHARACTERS) return err('length');
  if (!SCRIPTS.some((allowed) => allowed.test(name))) return err('letters');
  if (RESERVED.has(plainLook(name)) || RESERVED.has(plainLook(name.replace(/[\d _-]+$/, '')))) return err('reserved');
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

/** Names with the same key look alike: UTS 39's skeleton, whatever the capitals; and I, which looks like l, is an i as well. */
export function lookKey(name: string): string {
  return skeleton(skeleton(name.normalize('NFKC').replaceAll(/[\s_-]+/g, '')).toLowerCase()).replaceAll('i', 'l');
}

function plainLook(name: string): string {
  return lookKey(name).replaceAll(/\p{M}/gu, '');
}

function skeleton(text: string): string {
  return [...text.normalize('NFD')]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}
