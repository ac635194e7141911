import { hanging, listing } from './draw/fold.ts';
import type { AnyT } from '@caravanserai/texts';

/** Commands besides moves. */
const ORDERS = ['help', 'board', 'hint', 'undo', 'log', 'rules', 'score', 'save', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export function orderOf(word: string): Order | undefined {
  return ORDERS.find((order) => order === word.toLowerCase());
}

export function sayOrders(t: AnyT, columns: number): string[] {
  const rows: (readonly [string, string])[] = [
    [t('cli.asking.number'), t('cli.asking.numberText')],
    [t('cli.asking.move'), t('cli.asking.moveText')],
    ['? …', t('cli.asking.explain')],
    ...ORDERS.map((order) => [order, t(`cli.order.${order}`)] as const),
  ];
  const signs = [t('cli.asking.pieces'), t('cli.asking.letters'), t('cli.asking.symbols')];
  return [...listing(rows, columns), ...signs.flatMap((text) => hanging(text, columns))];
}
