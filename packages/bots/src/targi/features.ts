import { type State, totalVp, type TribeId } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';

/**
 * The features of one player's side. The value of a position is their weighted sum. Each has two weights, one for the end of the game and
 * one per round left (`weights.ts`, fitted to self-play).
 */
const SIDE_FEATURES = [
  'points', // current score
  'kindsOne', // number of goods with at least one, two, …
  'kindsTwo',
  'kindsThree',
  'goodsBeyond', // number of goods beyond three of a kind
  'goldOne',
  'goldTwo',
  'goldThree',
  'storedGold',
  'hand', // 1: has a card in the hand
  'handPoints', // points of that card
  'handMissing', // goods and gold still missing for its price
  'laid', // number of cards in the display
  'equalTwo', // incomplete rows of two equal symbols
  'equalThree',
  'variedTwo', // incomplete rows of two different symbols
  'variedThree',
  'spoiled', // incomplete rows that can no longer score
  'limited', // places two Targis in the next round
] as const;

/** Cards whose effect is worth more than their printed points. */
// oxfmt-ignore
export const CARD_FEATURES = [
  'W4', 'W5', 'W6', 'W8', 'C4', 'C5', 'C6', 'C7', 'C8', 'O4', 'O5', 'O6', 'O7', 'O8',
  'G4', 'G5', 'G6', 'G7', 'G8', 'N4', 'N5', 'N6', 'N7', 'N8',
] as const satisfies readonly TribeId[];

export const FEATURES = [...SIDE_FEATURES, ...CARD_FEATURES];
export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

/** By card: the index of its feature, or 0. */
const CARD_FEATURE = new Uint8Array(64);
CARD_FEATURES.forEach((id, i) => (CARD_FEATURE[T.cardOf(id)] = SIDE_FEATURES.length + i));

const { COST, NO_CARD, OR_GOLD, SYMBOL_OF, VP_OF } = T;
const { DISPLAY, GOLD, GOODS_HELD, HAND, LIMITED, MAX_GOLD, MAX_GOODS, STORED } = L;

export function writeFeatures(s: State, seat: number, out: Float64Array): void {
  out.fill(0);
  const me = S.playerAt(seat);
  out[0] = totalVp(s, seat);
  writePurse(s, me, out);
  writeHand(s, me, out);
  for (let row = 0; row < 3; row++) writeRow(s, me + DISPLAY + row * 4, out);
  out[18] = s[me + LIMITED];
}

/** Tokens above the limits do not count, because they are returned. */
function writePurse(s: State, me: number, out: Float64Array): void {
  let room = MAX_GOODS;
  let most = 0;
  for (let step = 1; step <= 4; step++) {
    for (let good = 0; good < 3; good++) {
      const held = s[me + GOODS_HELD + good];
      if (step < 4 && held >= step && room > 0) {
        out[step]++;
        room--;
      }
      if (step === 4 && held > 3) most += held - 3;
    }
  }
  out[4] = Math.min(room, most);
  const gold = Math.min(MAX_GOLD, s[me + GOLD]);
  for (let i = 0; i < gold; i++) out[5 + i] = 1;
  out[8] = s[me + STORED];
}

function writeHand(s: State, me: number, out: Float64Array): void {
  const card = s[me + HAND];
  if (card === NO_CARD) return;
  out[9] = 1;
  out[10] = VP_OF[card];
  let missing = 0;
  for (let good = 0; good < 3; good++) missing += Math.max(0, COST[card * 4 + good] - s[me + GOODS_HELD + good]);
  const gold = s[me + GOLD] + s[me + STORED];
  missing += Math.max(0, COST[card * 4 + 3] - gold);
  out[11] = OR_GOLD[card] === 1 && gold > 0 ? 0 : missing;
}

function writeRow(s: State, start: number, out: Float64Array): void {
  let seen = 0;
  let kinds = 0;
  let length = 0;
  for (; length < 4 && s[start + length] !== NO_CARD; length++) {
    const card = s[start + length];
    const bit = 1 << SYMBOL_OF[card];
    if ((seen & bit) === 0) kinds++;
    seen |= bit;
    const feature = CARD_FEATURE[card];
    if (feature !== 0) out[feature] = 1;
  }
  out[12] += length;
  if (length < 2 || length === 4) return;
  if (kinds === 1) out[11 + length]++;
  else if (kinds === length) out[13 + length]++;
  else out[17]++;
}
