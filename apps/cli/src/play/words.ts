import { hanging, listing } from '../draw/fold.ts';
import { translator, type AnyT } from '@caravanserai/texts';

/** What can be typed besides moves. Every language knows the English words too. */
const ORDERS = ['help', 'board', 'hint', 'undo', 'log', 'rules', 'score', 'save', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export function orderOf(t: AnyT, word: string): Order | undefined {
  const typed = word.toLowerCase();
  return ORDERS.find((order) => [t, translator('en')].some((say) => say(`cli.order.${order}.word`) === typed));
}

export function sayOrders(t: AnyT, columns: number): string[] {
  const rows: (readonly [string, string])[] = [
    [t('cli.asking.number'), t('cli.asking.numberText')],
    [t('cli.asking.move'), t('cli.asking.moveText')],
    ['? …', t('cli.asking.explain')],
    ...ORDERS.map((order) => [t(`cli.order.${order}.word`), t(`cli.order.${order}.text`)] as const),
  ];
  const signs = [t('cli.asking.pieces'), t('cli.asking.letters'), t('cli.asking.symbols')];
  return [...listing(rows, columns), ...signs.flatMap((text) => hanging(text, columns))];
}
