import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Coups d’adresse',
  lead: 'Des tables avec chacune un but, en une seule pichenette. Les dés sont placés de la même façon pour tous, et les essais ne sont pas limités.',
  start: 'Premier coup',
  goOn: 'Prochain coup à réussir',
  stars: 'Étoiles : {{stars}} sur {{all}}',
  level: {
    easy: 'Pour s’échauffer',
    tricky: 'Délicat',
    hard: 'Pour les maîtres',
  },
  untried: 'Pas encore réussi.',
  best: 'Réussi à l’essai {{tries}}. Étoiles : {{stars}} sur 3.',
  one: 'Coup {{n}}',
  try: 'Coup {{n}}, essai {{tries}}',
  goal: 'D’une seule pichenette : {{wants}}.',
  bars: 'Trois étoiles jusqu’à l’essai {{three}}, deux jusqu’à l’essai {{two}}.',
  made: 'Réussi à l’essai {{tries}} ! Étoiles : {{stars}} sur 3.',
  again: 'La prochaine pichenette compte de nouveau comme premier essai.',
  undone: 'Il manque encore : {{wants}}.',
  shown: 'Voilà une façon de faire. Elle ne compte pas. À vous.',
  show: 'Montrez-moi',
  next: 'Coup suivant',
  none: 'Ce coup ne fait pas partie de la collection.',
  want: {
    stop: {
      any: 's’arrêter sur un disque',
      amber: 's’arrêter sur l’ambre',
      jade: 's’arrêter sur le jade',
      violet: 's’arrêter sur le violet',
    },
    face: '{{stop}} en montrant un {{face}}',
    black: {
      amber: 'toucher le rond noir de l’ambre',
      jade: 'toucher le rond noir du jade',
      violet: 'toucher le rond noir du violet',
    },
    near: 's’arrêter à {{mm}} mm au plus du dé adverse',
    double: 'montrer le même chiffre que votre autre dé',
    steal: {
      single: 'voler le disque adverse',
      both: 'voler les deux disques adverses',
    },
    topple: 'renverser la tour adverse',
    push: {
      disc: 'pousser votre autre dé sur un disque',
      black: 'pousser votre autre dé sur un rond noir',
      off: 'pousser le dé adverse hors de la table',
    },
    clear: 'pousser le dé adverse hors de son disque',
    leave: 'ne pas déplacer le dé adverse',
  },
} as const satisfies SameKeys<typeof English>;
