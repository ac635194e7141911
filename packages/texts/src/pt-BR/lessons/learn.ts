import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Aprender jogando',
  lead: 'Sente-se à mesa de verdade. Um guia mostra o caminho, um passo de cada vez.',
  start: 'Começar',
  goOn: 'Continuar',
  again: 'Mais uma vez',
  done: 'concluído',
  rules: 'Ler as regras completas',
  shows: 'Veja em jogo: {{title}}',
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minutos',
} as const satisfies SameKeys<typeof English>;
