import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Une table en bois à la lueur d’une lampe. Des tours de dés se dressent sur quatre palets autour de trois disques peints ; un dé vient d’être lancé.',
  pitch:
    'D’une pichenette, envoyez le dé du haut de votre tour vers les disques du centre. Touchez le rond noir, annoncez-le avant les autres, volez ce qui n’est pas encore à l’abri.',
  facts: '2 à 4 joueurs · un quart d’heure',
  start: 'Une pichenette !',
  round: 'Manche {{round}}',
  level: {
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
