import { err, ok, type Result } from '@caravanserai/contract';
import {
  BORDER_CARDS,
  type BorderCard,
  EFFECT_TIMING,
  GOODS_CARDS,
  type GoodsCard,
  ruleOfEffect,
  TRIBE_CARDS,
  type TribeCard,
} from '@caravanserai/targi';
import { borderName, borderText, sayCost, sayEffect, sayGives, type AnyT } from '@caravanserai/texts';
import { nearest } from '../nearest.ts';
import { command } from '../command.ts';

export const cards = command({
  name: 'cards',
  flags: {},
  words: { name: 'ID', least: 0, most: 80 },
  async run({ io, t, flags, words }) {
    const chosen = choose(t, words);
    if (!chosen.ok) return chosen;
    const { border, goods, tribe } = chosen.value;
    io.out.write(
      flags.json ? `${JSON.stringify({ border, goods, tribe }, undefined, 2)}\n` : sayCards(t, chosen.value),
    );
    return ok(undefined);
  },
});

interface Cards {
  readonly border: readonly BorderCard[];
  readonly goods: readonly GoodsCard[];
  readonly tribe: readonly TribeCard[];
}

const ALL: Cards = { border: BORDER_CARDS, goods: GOODS_CARDS, tribe: TRIBE_CARDS };

function choose(t: AnyT, ids: readonly string[]): Result<Cards, string> {
  if (ids.length === 0) return ok(ALL);
  const known = [
    ...BORDER_CARDS.map(({ number }) => `${number}`),
    ...GOODS_CARDS.map(({ id }) => id),
    ...TRIBE_CARDS.map(({ id }) => id),
  ];
  const wanted = new Set(ids.map((word) => word.toUpperCase()));
  const id = ids.find((word) => !known.includes(word.toUpperCase()));
  if (id !== undefined) {
    const near = nearest(id, known);
    return err(near ? t('cli.wrong.cardNear', { id, near }) : t('cli.wrong.card', { id }));
  }
  return ok({
    border: BORDER_CARDS.filter(({ number }) => wanted.has(`${number}`)),
    goods: GOODS_CARDS.filter((card) => wanted.has(card.id)),
    tribe: TRIBE_CARDS.filter((card) => wanted.has(card.id)),
  });
}

function sayCards(t: AnyT, { border, goods, tribe }: Cards): string {
  const sections = [
    { title: t('cli.cards.border'), lines: border.map(({ number }) => borderLine(t, number)) },
    { title: t('cli.cards.goods'), lines: goods.map((card) => goodsLine(t, card)) },
    { title: t('cli.cards.tribe'), lines: tribe.map((card) => tribeLine(t, card)) },
  ];
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
}

export function borderLine(t: AnyT, number: number): string {
  return t('cli.cards.borderLine', {
    number: `${number}`.padStart(2),
    name: borderName(t, number),
    text: borderText(t, number),
  });
}

export function goodsLine(t: AnyT, { id, gives, copies }: GoodsCard): string {
  return t('cli.cards.goodsLine', { id: id.padEnd(5), gives: sayGives(t, gives), count: copies });
}

export function tribeLine(t: AnyT, { id, symbol, vp, cost, orCost, effect }: TribeCard): string {
  const values = {
    id,
    symbol: t(`targi.symbol.${symbol}`),
    cost: sayCost(t, cost, orCost),
    points: t('targi.token.vp', { count: vp }),
  };
  if (!effect) return t('cli.cards.tribeLine', values);
  const timing = t(`targi.timing.${EFFECT_TIMING[effect.kind]}`);
  return t('cli.cards.tribeEffectLine', {
    ...values,
    effect: sayEffect(t, effect),
    timing,
    rule: ruleOfEffect(effect),
  });
}
