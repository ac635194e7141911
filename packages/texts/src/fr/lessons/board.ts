import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Plateau d’analyse',
  about:
    'Jouez n’importe quel coup pour les deux joueurs pendant que le moteur réfléchit, avec des parties venues d’ailleurs.',
} as const satisfies SameKeys<typeof English>;
