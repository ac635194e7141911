import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Gettoni punto',
  printed_one: 'Stampati su {{count}} carta giocata',
  printed_other: 'Stampati su {{count}} carte giocate',
  effect: 'Effetto di {{card}}',
  row: {
    equal: 'Fila {{row}}, quattro simboli uguali',
    varied: 'Fila {{row}}, quattro simboli diversi',
  },
  line: '{{label}}: {{points}}',
  total: 'Totale',
  outcome: {
    points: '{{seat}} vince, {{winning}} a {{losing}}.',
    points_you: 'Vinci, {{winning}} a {{losing}}.',
    gold: 'Parità a {{points}}. {{seat}} ha più oro e vince.',
    gold_you: 'Parità a {{points}}. Hai più oro e vinci.',
    goods: 'Parità a {{points}}, e anche in oro. {{seat}} ha più merci e vince.',
    goods_you: 'Parità a {{points}}, e anche in oro. Hai più merci e vinci.',
    nothing: 'Parità a {{points}}, in oro e in merci. La partita è pari: non vince nessuno.',
  },
} as const satisfies SameKeys<typeof English>;
