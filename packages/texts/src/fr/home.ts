import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · une table ouverte pour Targi et Targets',
  description:
    'Une table libre pour deux jeux de société, Targi et Targets. Jouez aux deux contre des bots ou entre amis sur un même appareil, sans compte et sans réseau, et lisez leurs règles complètes avec chaque carte et chaque arbitrage.',
  skip: 'Aller au contenu',
  tables: 'Tables',
  hero: {
    kicker: 'Logiciel libre · sans compte · non officiel',
    title: 'Une auberge, deux tables',
    lead: 'Caravanserai est la halte de deux jeux de société : un duel feutré sous le ciel du désert, et une joyeuse mêlée de dés lancés d’une pichenette. Prenez place.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Un soir dans le désert. Sur un tapis, le carré de cartes, cinq sur cinq, avec des figures bleues et blanches sur son bord, et le pillard en chemin.',
    pitch:
      'Vous envoyez trois Targuis au bord du carré. Là où leurs lignes se croisent, une carte est à vous. Échangez dattes, sel et poivre, agrandissez votre tribu et gardez un œil sur le pillard.',
    facts: '2 joueurs · environ une heure',
  },
  targets: {
    name: 'Targets',
    picture:
      'Une table en bois à la lueur d’une lampe. Des tours de dés se dressent sur quatre palets autour de trois disques peints ; un dé vient d’être lancé.',
    pitch:
      'D’une pichenette, envoyez le dé du haut de votre tour vers les disques du centre. Touchez le noir, annoncez-le avant les autres, volez ce qui traîne.',
    facts: '2 à 4 joueurs · un quart d’heure',
  },
  house: {
    label: 'La maison',
    openTitle: 'Ouverte jusqu’aux poutres',
    open: 'Chaque ligne du programme est libre, sous licence MIT. Lisez-la, ouvrez votre propre auberge, proposez une amélioration.',
    quietTitle: 'Personne à l’entrée',
    quiet:
      'Ni compte, ni publicité, ni pistage. Cette page ne demande rien à aucun autre serveur ; vos parties et vos réglages restent dans votre navigateur.',
    fairTitle: 'Loyale envers les auteurs',
    fair: 'Un projet non officiel, sans lien avec aucun éditeur. Les mots et les dessins sont les nôtres. Un jeu vous plaît ? Achetez la boîte, elle le mérite.',
  },
  rules: {
    title: 'Les règles de Targi',
    lead: 'Complètes, dans nos propres mots, une ligne numérotée après l’autre. Là où les livrets imprimés se taisent ou se contredisent, un arbitrage tranche et dit pourquoi.',
    contents: 'Chapitres',
    search: 'Chercher dans les règles et les cartes',
    clear: 'Effacer la recherche',
    foundRules_one: '{{count}} ligne de règle',
    foundRules_other: '{{count}} lignes de règle',
    foundCards_one: '{{count}} carte',
    foundCards_other: '{{count}} cartes',
    nothing: 'Rien trouvé. Essayez un mot plus court, ou un numéro comme TG-12.',
    ruling: 'Arbitrage {{id}}',
    why: 'Pourquoi',
    link: 'Lien vers {{id}}',
    onCards: 'Cartes qui ont cet effet',
  },
  board: {
    title: 'Le plateau',
    label: 'Le carré de 25 cartes, avec les 16 cartes de la périphérie à leur place',
    hint: 'Désignez ou touchez une carte du bord pour voir la ligne qu’elle ouvre et la carte qui lui fait face.',
    goods: 'Carte marchandise',
    tribe: 'Carte tribu',
    legendGoods: 'Les cartes marchandise occupent les coins et le milieu du centre.',
    legendTribe: 'Les cartes tribu sont entre elles.',
    legendRobber: 'Le pillard avance dans le sens horaire, carte après carte, à partir de la carte 1.',
    legendRaid: 'Les coins sont des attaques. La quatrième met fin à la partie.',
    faces: '{{name}} ({{number}}) fait face à {{otherName}} ({{otherNumber}}). Leur ligne passe par {{places}}.',
    corner: '{{name}} ({{number}}) est un coin : aucun Targui ne peut s’y tenir.',
    card: 'Carte de périphérie {{number}}, {{name}}',
    open: 'Voir la carte {{number}}',
  },
  cards: {
    title: 'Toutes les cartes',
    lead: '{{border}} cartes de périphérie, {{goods}} cartes marchandise et {{tribe}} cartes tribu, toutes dessinées d’après la table de faits qui sert aussi à jouer.',
    border: 'Cartes de périphérie',
    borderLead: 'Elles ne bougent jamais. Envoyez un Targui sur l’une d’elles et faites ce qu’elle dit.',
    goods: 'Cartes marchandise',
    goodsLead: 'Prenez tout ce que montre la carte ; si des traits séparent les marchandises, choisissez-en une.',
    tribe: 'Cartes tribu',
    tribeLead:
      'Payez le prix indiqué sur le bord gauche et posez la carte dans votre étalage. Les croix d’argent sont des points de victoire.',
    filter: 'N’afficher qu’un symbole',
    all: 'Toutes',
    shown_one: '{{count}} carte',
    shown_other: '{{count}} cartes',
    price: 'Prix : {{cost}}',
    or: 'ou',
    points_one: '{{count}} point de victoire',
    points_other: '{{count}} points de victoire',
    copies_one: '{{count}} exemplaire',
    copies_other: '{{count}} exemplaires',
    rule: 'Règle {{id}}',
  },
  footer: {
    credits:
      'Targi est un jeu d’Andreas Steiger, Targets un jeu de Wilfried Fort. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont aucune part à ce projet.',
    licence: 'Le logiciel est libre, sous licence MIT.',
    top: 'Haut de page',
  },
} as const satisfies SameKeys<typeof English>;
