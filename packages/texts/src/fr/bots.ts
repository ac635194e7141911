import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
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
    merchant: {
      name: 'Marchande',
      text: 'Pèse chaque place contre chaque réponse et se trompe rarement.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'Le chef : pèse longuement, et prévoit même les cartes que personne n’a encore vues.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La reine des légendes : avant chaque coup, elle regarde jusque dans le tour suivant. Personne ici ne joue mieux.',
    },
  },
  equal: {
    name: 'À votre mesure',
    text: 'Choisit sa force d’après vos derniers résultats sur cet appareil : en ce moment, niveau {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Main gauche',
      text: 'Joue de la mauvaise main, se contente de toucher un disque et rate souvent une annonce. Un premier adversaire.',
    },
    tavern: {
      name: 'Habitué de la taverne',
      text: 'Y joue depuis bien des soirs : vise les points, d’une main pas tout à fait sûre.',
    },
    juggler: {
      name: 'Jongleur du marché',
      text: 'Des doigts agiles : surveille aussi vos disques, vole et renverse des tours quand cela rapporte.',
    },
    master: {
      name: 'Maître des dés',
      text: 'Imagine plus de cent pichenettes avant chacune des siennes, et joue pour toute la partie.',
    },
  },
} as const satisfies SameKeys<typeof English>;
