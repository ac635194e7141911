import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'En fin de partie, rapporte 1 point pour chaque paire de cartes {{symbol}} dans votre étalage.',
  scoreIfMoreCards:
    'En fin de partie, rapporte {{points}} si votre étalage compte plus de cartes que celui de l’adversaire.',
  scoreIfFourth: 'En fin de partie, rapporte {{points}} si elle est la quatrième d’une rangée complète.',
  scoreVariedRows_one:
    'En fin de partie, {{count}} de vos rangées complètes à quatre symboles différents rapporte {{points}}.',
  scoreVariedRows_other:
    'En fin de partie, jusqu’à {{count}} de vos rangées complètes à quatre symboles différents rapportent {{points}} chacune.',
  scoreIfCards_one: 'En fin de partie, rapporte {{points}} si votre étalage compte au moins {{count}} carte.',
  scoreIfCards_other: 'En fin de partie, rapporte {{points}} si votre étalage compte au moins {{count}} cartes.',
  discount: 'Chaque nouvelle carte {{symbol}} vous coûte une marchandise de moins.',
  nobleDiscount: 'Poser votre carte en main grâce au Noble vous coûte une marchandise de moins.',
  layFromHand: 'Entre vos actions, vous pouvez poser votre carte en main sans le Noble, pour une marchandise de plus.',
  placeOnRobber: 'Vous pouvez placer un Targui sur la carte du Pillard.',
  traderOneForOne: 'Chez le Marchand, vous pouvez aussi échanger une marchandise contre une autre.',
  raidShield: 'Vous ne payez rien lors des attaques.',
  raidVp: 'Vous gagnez 1 point à chaque attaque, une fois votre dû payé.',
  goodsBonus: 'Une fois par tour, quand une carte Marchandises vous donne {{some}}, vous recevez {{tokens}} de plus.',
  dryRoundGood:
    'Si aucune carte Marchandises ne vous a donné de marchandise ce tour-ci, vous en recevez 1 au choix après vos actions.',
  gainPerLaid: 'À la pose : 1 marchandise au choix pour chaque paire de cartes dans votre étalage, celle-ci comprise.',
  gainPerFree: 'À la pose : 1 marchandise au choix pour chaque paire de places libres dans votre étalage.',
  gainChoice: 'À la pose : {{goods}}, ou {{gold}}, ou {{points}}.',
  storeGold:
    'À la pose : mettez 1 or de la réserve sur cette carte. Il paiera l’or dans le prix d’une prochaine carte Tribu.',
  rearrange: 'À la pose : vous pouvez réarranger jusqu’à deux cartes de votre étalage.',
  fewerTargis: 'À la pose : au prochain tour, votre adversaire ne place que deux Targuis.',
} as const satisfies SameKeys<typeof English>;
