import { type BorderCard, type GoodsCard, type GoodsId, type TribeCard, type TribeId } from '@caravanserai/targi/cards';
import { type RuleId, ruleOfEffect } from '@caravanserai/targi/rules';
import { borderName, borderText, cardName, sayCost, sayEffect } from '@caravanserai/texts/page';
import { rulingsOf, rulesOfBorder } from './links.ts';
import type { ReadingT, TargiT } from '../useT.ts';

type AnyCard = BorderCard | (GoodsCard & { readonly id: GoodsId }) | (TribeCard & { readonly id: TribeId });

/** All visible text of a rule, for the search. */
export function textsOfRule(t: ReadingT, rule: RuleId): readonly string[] {
  const rulings = rulingsOf(rule).flatMap((id) => [
    id,
    t(`targiRulings.${id}.question`),
    t(`targiRulings.${id}.ruling`),
    t(`targiRulings.${id}.why`),
  ]);
  return [rule, t(`targiRules.${rule}`), ...rulings];
}

export function textsOfCard(t: TargiT, card: AnyCard): readonly string[] {
  if ('action' in card) {
    return [borderName(t, card.number), borderText(t, card.number), ...rulesOfBorder(card.action)];
  }
  const name = cardName(t, card.id);
  if ('gives' in card) return [name];
  const effect = card.effect ? [sayEffect(t, card.effect), ruleOfEffect(card.effect)] : [];
  return [name, sayCost(t, card.cost, card.orCost), ...effect];
}
