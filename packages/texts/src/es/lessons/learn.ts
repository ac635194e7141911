import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Aprender jugando',
  lead: 'Siéntate a la mesa de verdad. Un guía te muestra el camino, paso a paso.',
  start: 'Empezar',
  goOn: 'Seguir',
  again: 'Otra vez',
  done: 'hecho',
  rules: 'Leer las reglas completas',
  shows: 'Verlo en juego: {{title}}',
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minutos',
} as const satisfies SameKeys<typeof English>;
