import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Votre première caravane',
  about: 'Une première partie de Targui avec un guide, du premier Targui au décompte final.',
  lines: {
    title: 'Trois Targuis, trois lignes',
    welcome:
      'Bienvenue ! Je suis Tassili, et je connais toutes les pistes de ce désert. Menons ensemble votre première caravane.',
    first: 'Vous jouez les Bleus. Placez votre premier Targui sur la carte Poivre que je montre, puis validez.',
    firstElse:
      'Vous avez le droit d’aller là, mais je sens le poivre. Reprenez votre Targui et essayez la carte que je montre.',
    line: 'Voyez-vous la ligne ? Elle part de votre Targui et traverse tout le plateau. Blanc a placé un Targui aussi.',
    second: 'Maintenant, la carte Sel en haut. Sa ligne descend et croise la première.',
    secondElse: 'Un bon endroit, pour un autre jour ! Annulez et essayez la carte Sel.',
    cross:
      'Elles se croisent sur cette tente. Vous pourrez utiliser les cartes sous vos Targuis, et chaque carte où vos lignes se croisent.',
    closed:
      'Interdits : les coins, la carte du Pillard et les cartes en face des Targuis blancs. Blanc est sur 10, donc la 2 est fermée.',
    third: 'Placez votre dernier Targui sur les dattes, juste sous le poivre. Cela fait un deuxième croisement.',
    thirdElse: 'Pas mal, mais les dattes servent mieux notre plan. Annulez et essayez-les.',
  },
  goods: {
    title: 'Remplir ses sacs',
    take: 'Tous sont placés, et vous agissez en premier. Utilisez les trois cartes sous vos Targuis, dans l’ordre que vous voulez.',
    takeElse: 'Cela peut attendre. Prenez d’abord le sel, le poivre et les dattes.',
    card: 'Vos marqueurs sont là où vos lignes se croisent. Cette carte Marchandises donne une datte et un sel : prenez-les.',
    cardElse: 'Patience ! Prenez d’abord la carte Marchandises que je montre.',
    bags: 'Voici vos marchandises. Après votre tour, vous pouvez en garder dix, et trois ors ; le reste est perdu.',
  },
  tribe: {
    title: 'Une carte pour votre tribu',
    price: 'La tente est une carte Tribu. Son prix est à gauche ; les croix en haut sont des points, trois en tout.',
    lay: 'Utilisez-la : payez et posez la tente dans votre rangée du haut.',
    layElse: 'Hum, moi, je la poserais dans la rangée du haut. Annulez et réessayez.',
    display: 'Ici vit votre tribu : trois rangées de quatre, remplies à partir de la gauche. Ce qui est posé reste.',
    end: 'Il ne reste rien à utiliser. Terminez votre tour et validez, puis c’est à Blanc.',
    endElse: 'Cela n’aiderait pas. Terminez votre tour.',
    round:
      'Nouveau tour : de nouvelles cartes au centre, le Pillard avance d’une carte, et Blanc détient l’amulette et commence.',
  },
} as const satisfies SameKeys<typeof English>;
