import confusables from './confusables.json' with { type: 'json' };

/** Letters missing from Unicode's table of look-alikes: small capitals, insular and dotless letters. */
export const ODD_LETTERS: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙ',
  c: 'ᴄ',
  d: 'ᴅꝺ',
  e: 'ᴇ',
  f: 'ꜰꝼ',
  g: 'ɢᵹ',
  h: 'ʜ',
  i: 'ɪ',
  j: 'ᴊȷ',
  k: 'ᴋĸ',
  l: 'ʟ',
  m: 'ᴍ',
  n: 'ɴ',
  o: 'ᴏ',
  p: 'ᴘ',
  q: 'ꞯ',
  r: 'ʀꞃ',
  s: 'ꜱꞅ',
  t: 'ᴛꞇ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
};

/** The prototype of each look-alike letter. */
const LOOKS = new Map(
  [...Object.entries(confusables), ...Object.entries(ODD_LETTERS)].flatMap(([looks, letters]) =>
    [...letters].map((one) => [one, looks]),
  ),
);

/** Names with the same key look alike: the skeleton of UTS 39, ignoring case. `I` looks like `l` and is also treated as `i`. */
export function lookKey(name: string): string {
  return skeleton(skeleton(name.normalize('NFKC').replaceAll(/[\s_-]+/g, '')).toLowerCase()).replaceAll('i', 'l');
}

/** Also ignores accents. */
export function plainLook(name: string): string {
  return lookKey(name).replaceAll(/\p{M}/gu, '');
}

function skeleton(text: string): string {
  return [...text.normalize('NFD')]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}
