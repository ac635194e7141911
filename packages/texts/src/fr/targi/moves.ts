import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Placer un Targui sur la carte {{number}} ({{name}})',
  takeBorder: 'Prendre {{tokens}} sur la carte {{number}}',
  takeCentre: 'Prendre la carte Marchandises en {{cell}}',
  takeChoice: 'Prendre {{tokens}} de la carte Marchandises en {{cell}}',
  lay: {
    centre: 'Poser la carte en {{cell}} dans la rangée {{row}} {{price}}',
    noble: 'Poser votre carte en main grâce au Noble dans la rangée {{row}} {{price}}',
    hand: 'Poser votre carte en main sans le Noble dans la rangée {{row}} {{price}}',
    drawn: 'Poser la carte piochée dans la rangée {{row}} {{price}}',
  },
  price: { paid: 'contre {{tokens}}', free: 'gratuitement' },
  keep: { centre: 'Garder en main la carte en {{cell}}', drawn: 'Garder en main la carte piochée' },
  discard: {
    centre: 'Défausser la carte en {{cell}}',
    noble: 'Défausser votre carte en main grâce au Noble',
    drawn: 'Défausser la carte piochée',
  },
  trade: 'Échanger {{give}} contre {{get}}',
  leaveTrader: 'Quitter le Marchand',
  mirage: 'Déplacer votre marqueur de {{from}} vers {{to}}',
  smith: 'Donner {{give}} à l’Orfèvre contre {{get}}',
  caravan: 'Appeler la Caravane : retourner une carte Marchandises et prendre ce qu’elle montre',
  expand: 'Piocher une carte Tribu',
  gain: 'Prendre {{tokens}}',
  gainInstead: 'Prendre {{tokens}} au lieu de marchandises',
  rearrange: {
    none: 'Laisser votre étalage tel quel',
    swap: 'Échanger les cartes en {{one}} et en {{other}}',
    shifts: 'Dans votre étalage, déplacer {{shifts}}',
    shift: 'la carte en {{from}} vers {{to}}',
  },
  end: 'Terminer vos actions',
  return: 'Remettre {{tokens}} dans la réserve',
  raid: { goods: 'Payer l’attaque avec {{tokens}}', gold: 'Payer l’attaque en or', vp: 'Payer l’attaque en points' },
} as const satisfies SameKeys<typeof English>;
