import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Imparare giocando',
  lead: 'Siediti al vero tavolo. Una guida ti mostra la strada, un passo alla volta.',
  start: 'Inizia',
  goOn: 'Continua',
  again: 'Ancora una volta',
  done: 'fatto',
  rules: 'Leggi le regole complete',
  shows: 'Da vedere in gioco: {{title}}',
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minuti',
} as const satisfies SameKeys<typeof English>;
