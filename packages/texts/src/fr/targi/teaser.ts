import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Targui',
  picture:
    'Un soir dans le désert. Sur un tapis, un carré de cartes, cinq sur cinq, avec des figures bleues et blanches sur son bord, et le Pillard en chemin.',
  pitch:
    'Envoyez trois Targuis au bord du plateau. Là où leurs lignes se croisent, une carte est à vous. Échangez dattes, sel et poivre, agrandissez votre tribu et gardez un œil sur le Pillard.',
  facts: '2 joueurs · environ une heure',
  start: 'Jouer',
  versus: '{{blue}} – {{white}}',
  pace: { label: 'Tours des autres à Targui', usual: 'Normal', slow: 'Lent', quick: 'Rapide', tap: 'Au toucher' },
  moves: {
    label: 'Fin du tour',
    confirmed: 'Demander',
    quick: 'Tout de suite',
    text: 'Tout de suite : un coup qui termine votre tour ne demande pas de confirmation et ne peut plus être annulé.',
  },
  level: {
    shepherd: {
      name: 'Berger',
      text: 'Amasse les marchandises, voit mal les rangées et pas du tout ce que vous pourriez prendre. Un premier adversaire.',
    },
    saltCarrier: {
      name: 'Porteuse de sel',
      text: 'Observe où vous pourriez aller, mais dépense son or comme si la dernière attaque ne venait jamais.',
    },
    guide: {
      name: 'Guide de caravane',
      text: 'Prévoit tout son tour et le vôtre, mais compte peu sur les rangées et sur l’effet futur des cartes.',
    },
    merchant: { name: 'Marchande', text: 'Pèse chaque place contre chaque réponse et se trompe rarement.' },
    amenokal: {
      name: 'Amenokal',
      text: 'Le chef : pèse longuement, et prévoit même les cartes que personne n’a encore vues.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La reine des légendes : avant chaque coup, elle regarde jusque dans le tour suivant. Personne ici ne joue mieux.',
    },
  },
} as const satisfies SameKeys<typeof English>;
