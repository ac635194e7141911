import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Quitter la table',
  close: 'Fermer',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Parcourir la partie',
    slider: 'Moment de la partie',
    first: 'Au début',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
  },
  past: {
    title: 'Relecture',
    at: 'Après le coup {{version}} sur {{count}}',
    return: 'Revenir à la partie',
  },
  menu: {
    title: 'Cette partie',
    download: 'Enregistrer dans un fichier',
    new: 'Nouvelle partie',
    leave: 'Quitter la table',
    options: 'Règles de cette partie',
  },
  keys: {
    title: 'Touches',
  },
} as const satisfies SameKeys<typeof English>;
