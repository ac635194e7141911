import { CHAT_MARKS } from '../limits/limits.ts';

/** Letters of cursive and conjunct scripts, such as Arabic and Devanagari. */
const JOINING = '[\\p{L}\\p{M}]--[\\p{scx=Latin}\\p{scx=Greek}\\p{scx=Cyrillic}]';
/** Joiners and variation selectors where scripts and emoji need them; elsewhere they are invisible. */
const IN_PLACE = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
].join('|');
const UNSEEN =
  '[\\p{Cc}\\p{Co}\\p{Cs}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\ufff9-\\ufffc]';
const UNSEEN_UNLESS_IN_PLACE = new RegExp(`(${IN_PLACE})|${UNSEEN}`, 'gv');
const BREAKS = /[\t-\r\u0085\u2028\u2029\u2800\u{1d159}]/gu; // also the blank Braille pattern and the blank note
const PILES = new RegExp(`(\\p{M}{${CHAT_MARKS}})\\p{M}+`, 'gu');

/**
 * Normalises a chat message to one line without invisible characters: control, bidirectional, zero-width, tag and private-use characters.
 * So a message cannot reverse other text or send escape sequences to a terminal, and it is empty if it looks empty.
 */
export function cleanLine(words: string): string {
  return words
    .replaceAll(BREAKS, ' ')
    .replaceAll(UNSEEN_UNLESS_IN_PLACE, '$1')
    .replaceAll(PILES, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
