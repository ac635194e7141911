import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'La partie est finie, plus rien ne se joue.',
  'not-now': 'Ce n’est pas le moment de faire cela. Choisissez un des coups possibles maintenant.',
  corner: 'Aucun Targui ne peut se tenir dans un coin. Choisissez une carte le long d’un côté.',
  robber: 'Le Pillard occupe cette carte. Choisissez-en une autre ; celle d’en face est permise.',
  occupied: 'Un Targui s’y trouve déjà. Choisissez une carte libre.',
  'facing-opponent':
    'Cette carte fait face à un Targui adverse. Choisissez une carte dont l’autre bout est libre ou à vous.',
  'no-piece-there': 'Aucune de vos pièces n’attend là. Utilisez une carte qui porte un de vos Targuis ou marqueurs.',
  'finish-first': 'Terminez d’abord ce que vous avez commencé.',
  'face-down': 'Cette carte est encore face cachée. Elle entrera en jeu quand les nouvelles cartes seront révélées.',
  'not-a-goods-card': 'C’est une carte Tribu. Posez-la, gardez-la ou défaussez-la.',
  'not-a-tribe-card': 'C’est une carte Marchandises. Vous pouvez seulement prendre ce qu’elle montre.',
  'choose-a-good': 'Cette carte donne une marchandise au choix. Dites laquelle : dattes, sel ou poivre.',
  'no-choice-here': 'Cette carte ne laisse pas le choix. Vous prenez exactement ce qu’elle montre.',
  'hand-full': 'Votre main contient déjà une carte. Posez la nouvelle ou défaussez-la.',
  'hand-empty': 'Vous n’avez aucune carte en main. Gardez-en une d’abord, puis revenez.',
  'wrong-payment': 'Ce n’est pas le prix de la carte. Payez exactement ce qu’elle vous coûte maintenant.',
  'cannot-pay': 'Vous n’avez pas tout ce que cela coûte. Choisissez quelque chose que vous pouvez payer.',
  'no-stored-gold': 'Aucun or n’est mis de côté sur vos cartes. Payez avec l’or de vos jetons.',
  'row-full': 'Cette rangée a ses quatre cartes. Choisissez-en une autre.',
  'display-full':
    'Votre étalage a ses douze cartes. Vous pouvez seulement garder la carte, si votre main est vide, ou la défausser.',
  'kept-this-round':
    'Vous avez gardé cette carte ce tour-ci. Le Noble pourra la poser dès le prochain tour, ou la défausser maintenant.',
  'needs-noble': 'Sans le Noble, vous ne pouvez poser une carte en main que si vous avez la carte Tribu qui le permet.',
  'not-that-card':
    'Il n’y a rien à prendre directement sur cette carte. Prenez des marchandises sur les cartes Dattes, Sel ou Poivre.',
  'bad-exchange':
    'Le Marchand ne propose pas cela. Donnez trois marchandises identiques contre 1 or, ou deux contre 1 autre marchandise.',
  'not-enough-goods': 'Vous n’avez pas assez de cette marchandise. Proposez-en une que vous avez en nombre suffisant.',
  'back-and-forth':
    'Pendant une même visite, une marchandise échangée à un contre un ne peut être à la fois donnée et reçue. Choisissez un autre échange, ou partez.',
  'no-marker': 'Vous n’avez pas là de marqueur inutilisé. Choisissez une place qui porte un des vôtres.',
  'mirage-target': 'Le marqueur ne peut pas aller là. Choisissez une carte du centre visible et sans marqueur.',
  'bad-offer': 'L’Orfèvre ne propose pas cela. Donnez deux ou quatre marchandises identiques, ou 1 ou 2 or.',
  'wrong-gain': 'Ce n’est pas ce qui vous revient. Prenez exactement le nombre de marchandises à choisir.',
  'wrong-return': 'Remettez exactement ce qui dépasse dix marchandises, parmi celles que vous avez.',
  'wrong-raid-payment': 'L’attaque n’est pas réglée ainsi. Payez ce que la carte demande, de l’une de ses deux façons.',
  'bad-rearrangement':
    'Deux cartes au plus peuvent changer de place, aucune autre ne doit bouger et aucun vide ne doit rester.',
  'not-a-move': 'Ce coup n’existe pas dans ce jeu. Choisissez-en un dans la liste.',
} as const satisfies SameKeys<typeof English>;
