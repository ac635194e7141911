import { CHAT_MARKS } from '../limits/limits.ts';

/** Letters of scripts that join, such as those of Arabic and Devanagari. */
const JOINING = '[\\p{L}\\p{M}]--[\\p{scx=Latin}\\p{scx=Greek}\\p{scx=Cyrillic}]';
/** Joiners and variants where scripts and emoji need them; elsewhere they only hide something. */
const IN_PLACE = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
].join('|');
const UNSEEN =
  '[\\p{Cc}\\p{Co}\\p{Cs}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\ufff9-\\ufffb]';
const UNSEEN_UNLESS_IN_PLACE = new RegExp(`(${IN_PLACE})|${UNSEEN}`, 'gv');
const BREAKS = /[\t-\r\u0085\u2028\u2029\u2800]/gu; // and the blank of Braille
const PILES = new RegExp(`(\\p{M}{${CHAT_MARKS}})\\p{M}+`, 'gu');

/**
 * A line of chat in one line, without anything that is not seen: control characters, directions, zero-width characters, tags, private code
 * points. Nobody's text is turned round, no terminal obeys it, and it is empty if it looks so.
 */
export function cleanLine(words: string): string {
  return words
    .replaceAll(BREAKS, ' ')
    .replaceAll(UNSEEN_UNLESS_IN_PLACE, '$1')
    .replaceAll(PILES, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
