import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Apprendre en jouant',
  lead: 'Asseyez-vous à la vraie table. Un guide vous montre le chemin, pas à pas.',
  start: 'Commencer',
  goOn: 'Continuer',
  again: 'Encore une fois',
  done: 'terminé',
  rules: 'Lire les règles complètes',
  shows: 'À voir en jeu : {{title}}',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
} as const satisfies SameKeys<typeof English>;
