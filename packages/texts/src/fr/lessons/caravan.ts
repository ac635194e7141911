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
      'Vous avez le droit d’aller là, mais ça sent le poivre. Reprenez votre Targui et essayez la carte que je montre.',
    line: 'Voyez-vous la ligne ? Elle part de votre Targui et traverse tout le plateau. Blanc a placé un Targui aussi.',
    second: 'Maintenant, la carte Sel en haut. Sa ligne descend et croise la première.',
    secondElse: 'Un bon endroit, pour un autre jour ! Annulez et essayez la carte Sel.',
    cross:
      'Elles se croisent sur cette Tente. Vous pourrez utiliser les cartes sous vos Targuis, et chaque carte où vos lignes se croisent.',
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
    bags: 'Voici vos marchandises. Après votre tour, vous pouvez en garder dix, et 3 or\u202F; le reste est perdu.',
  },
  tribe: {
    title: 'Une carte pour votre tribu',
    price:
      'La Tente est une carte Tribu. Son prix est à gauche\u202F; les croix en haut sont des points, trois en tout.',
    lay: 'Utilisez-la\u202F: payez et posez la Tente dans votre rangée du haut.',
    layElse: 'Hum, moi, je la poserais dans la rangée du haut. Annulez et réessayez.',
    display: 'Ici vit votre tribu : trois rangées de quatre, remplies à partir de la gauche. Ce qui est posé reste.',
    end: 'Il ne reste rien à utiliser. Terminez votre tour et validez, puis c’est à Blanc.',
    endElse: 'Cela n’aiderait pas. Terminez votre tour.',
    round:
      'Nouveau tour : de nouvelles cartes au centre, le Pillard avance d’une carte, et Blanc détient l’amulette et commence.',
  },
  free: {
    title: 'Un tour à vous',
    idea: 'Deuxième tour. Blanc a l’amulette et a placé en premier. Voici vos marchandises\u202F: cherchez des cartes que vous pouvez payer.',
    first: 'À vous de choisir. Placez votre premier Targui où vous voulez et confirmez.',
    second: 'Et le deuxième. Une carte est à vous là où deux de vos lignes se croisent.',
    third: 'Le dernier. Ensuite je vous dis ce que je pense de vos lignes.',
    done: 'Vos lignes sont tracées. Au prochain chapitre, on fait du commerce.',
  },
  trader: {
    title: 'Marchand et Caravane',
    later: 'Troisième tour. Vos Targuis sont sur trois cartes aux actions particulières.',
    trade:
      'Le Marchand prend trois marchandises identiques contre un or, ou deux contre une autre. Échangez trois dattes contre de l’or, puis partez.',
    tradeElse: 'Nous venions pour l’or ! Annulez, et échangez trois dattes.',
    caravan:
      'La Caravane retourne la première carte Marchandises, et vous prenez ce qu’elle montre. Tentez votre chance !',
    caravanElse: 'La Caravane attend. Allez-y d’abord !',
    expand: 'De l’or ! Maintenant, l’Essor de la Tribu : il pioche une carte Tribu pour vous.',
    expandElse: 'Voyez d’abord quelle carte apporte l’Essor de la Tribu.',
    lay: 'Une Targuia\u202F! Payez une datte et un or, et posez-la à côté de la Tente.',
    layElse: 'Elle serait mieux à côté de la Tente, dans la rangée du haut. Annulez.',
  },
  raid: {
    title: 'Attaque !',
    corner: 'Après trois tours, le Pillard arrive à un coin : une attaque ! Chacun perd une marchandise ou un point.',
    pay: 'Blanc a payé. Que donnez-vous ? À vous de choisir.',
    payElse: 'Une marchandise ou un point, comme vous voulez.',
    effect:
      'Et votre Targuia vous rapporte un point à chaque attaque. Le fanion d’une carte dit ce qu’elle sait faire : regardez-le quand vous voulez.',
  },
  hand: {
    title: 'Une carte pour plus tard',
    draw: 'Cinquième tour. Piochez encore avec l’Essor de la Tribu.',
    drawElse: 'Piochez d’abord la carte, s’il vous plaît.',
    keep: 'Cette Tente coûte une datte, et vous n’en avez pas. Gardez la carte\u202F: une seule peut attendre en main.',
    keepElse: 'Trop belle pour la défausser\u202F! Annulez et gardez la Tente.',
    noble:
      'Un tour plus tard. Seul le Noble peut faire entrer une carte de votre main dans la tribu, et vous êtes chez lui.',
    date: 'Prenez la datte qui vous manquait.',
    dateElse: 'D’abord la datte, sinon la Tente reste en main.',
    lay: 'Utilisez le Noble\u202F: payez et posez la Tente dans la deuxième rangée.',
    layElse: 'Dans la deuxième rangée, il y a déjà une Tente\u202F: elles vont ensemble. Annulez et réessayez.',
  },
  smith: {
    title: 'Du sel contre des points',
    sell: 'L’Orfèvre donne des points\u202F: un pour deux marchandises identiques, trois pour quatre, deux pour un or. Vendez 4 sel.',
    sellElse: 'Cela lui plaît aussi, mais 4 sel rapportent plus. Annulez et réessayez.',
    points: 'Trois points pour vous. À la fin, le plus de points gagne.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Huitième tour. Prenez votre datte et votre poivre.',
    collectElse: 'D’abord la datte et le poivre : il nous faudra les deux.',
    move: 'La Fata Morgana déplace un de vos marqueurs vers une autre carte visible. Utilisez-la\u202F: du poivre vers ce Chamelier.',
    moveElse: 'Un mirage\u202F! Annulez\u202F: le marqueur va du poivre au Chamelier.',
  },
  rows: {
    title: 'Quatre à la suite',
    lay: 'Votre rangée du haut a une Tente, une Targuia et un Puits. Posez-y aussi le Chamelier.',
    layElse: 'Ce n’est que dans la rangée du haut qu’il fait quatre. Annulez et réessayez.',
    bonus:
      'Une rangée pleine de quatre symboles différents : deux points à la fin. Quatre fois le même en rapporte quatre.',
  },
  end: {
    title: 'La dernière attaque',
    last: 'Douzième tour. La partie finit à la quatrième attaque, ou après le tour où quelqu’un pose sa douzième carte.',
    lay: 'Encore une carte pour votre tribu\u202F: posez ce Puits.',
    layElse: 'Il vaut trois points, et vous pouvez le payer. Annulez et posez-le.',
    turn: 'Terminez votre tour. Le Pillard va au dernier coin.',
    turnElse: 'Il ne reste rien de mieux. Terminez votre tour.',
    pay: 'Cette attaque prend un or ou trois points. L’or ne compte pas à la fin : payez avec.',
    payElse: 'Trois points, c’est trop ! Donnez plutôt l’or.',
    won: 'Trente-cinq à vingt-huit : votre caravane est arrivée la première ! Vous savez tout ce qu’il faut. À vous d’essayer ?',
  },
} as const satisfies SameKeys<typeof English>;
