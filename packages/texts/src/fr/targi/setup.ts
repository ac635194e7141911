import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Nouvelle partie de Targui',
  lead: 'Un jeu à deux. Choisissez qui joue, puis prenez place.',
  who: 'Qui joue ?',
  bot: 'Vous contre un bot',
  botText: 'Il tourne sur cet appareil et ne voit que ce que l’on voit à sa place.',
  friend: 'À deux sur cet appareil',
  friendText: 'Passez-vous l’appareil, ou jouez côte à côte.',
  level: 'De quel niveau ?',
  side: 'Vos pièces',
  sideOf: { blue: 'Bleu, rond', white: 'Blanc, anguleux' },
  name: 'Votre nom',
  nameOf: { blue: 'Joue les bleus', white: 'Joue les blancs' },
  curtain: 'Un rideau pour les secrets',
  curtainText: 'Il ne tombe que si la personne suivante a une carte que l’autre ne doit pas voir.',
  options: 'Règles maison',
  optionsText: 'Celles du livret, si vous n’y changez rien.',
  shortfall: 'Quand une attaque ne peut être payée',
  hands: 'Cartes en main',
  drop: 'Déposez ici un fichier .targi',
  equal: {
    name: 'À votre mesure',
    text: 'Choisit sa force d’après vos derniers résultats sur cet appareil : en ce moment, niveau {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
