import { assertNever } from '@caravanserai/contract';
import type { Effect, Symbol } from '@caravanserai/targi';
import { TRIBE_CARDS } from '@caravanserai/targi';
import type { AnyT } from '@caravanserai/texts';
import { LETTER, POINT_SIGN, TARGI_SIGN } from './signs.ts';

/**
 * An effect in about a dozen characters, as a reminder; `? CARD` explains it in full. Symbols are the letters of their
 * cards.
 */
export function shortEffect(t: AnyT, effect: Effect): string {
  switch (effect.kind) {
    case 'scorePerTwo':
      return `2${letterOf(effect.symbol)}→1${POINT_SIGN}`;
    case 'scoreIfMoreCards':
      return t('terminal.short.moreCards', { points: `${effect.vp}${POINT_SIGN}` });
    case 'scoreIfFourth':
      return t('terminal.short.fourth', { points: `${effect.vp}${POINT_SIGN}` });
    case 'scoreVariedRows':
      return `${effect.rows}×≠ ${effect.vp}${POINT_SIGN}`;
    case 'scoreIfCards':
      return `≥${effect.atLeast}→${effect.vp}${POINT_SIGN}`;
    case 'discount':
      return `${letterOf(effect.symbol)} −1`;
    case 'goodsBonus':
      return `${LETTER[effect.good]}→+${LETTER[effect.good]}`;
    case 'gainPerTwo':
      return t(effect.of === 'laid' ? 'terminal.short.perLaid' : 'terminal.short.perFree');
    case 'gainChoice':
      return `+${effect.goods}/g/${POINT_SIGN}`;
    case 'raidVp':
      return t('terminal.short.raidVp', { points: `1${POINT_SIGN}` });
    case 'rearrange':
      return '⇄ 2▤';
    case 'fewerTargis':
      return `${TARGI_SIGN.blue} 3→2`;
    case 'nobleDiscount':
    case 'layFromHand':
    case 'placeOnRobber':
    case 'traderOneForOne':
    case 'raidShield':
    case 'dryRoundGood':
    case 'storeGold':
      return t(`terminal.short.${effect.kind}`);
    default:
      return assertNever(effect);
  }
}

function letterOf(symbol: Symbol): string {
  return TRIBE_CARDS.find((card) => card.symbol === symbol)?.id.charAt(0) ?? '';
}
