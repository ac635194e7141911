import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · jouez à Targui et à Targets en ligne',
  description:
    'Une table libre pour deux jeux de société, Targui et Targets. Jouez contre des bots ou entre amis, sur un même appareil ou en ligne, sans compte, et lisez les règles complètes avec chaque carte et chaque précision.',
  skip: 'Aller au contenu',
  tables: 'Tables',
  hero: {
    kicker: 'Logiciel libre · sans compte obligatoire · non officiel',
    title: 'Une auberge, deux tables',
    lead: 'Deux jeux de société vous attendent ici : un duel feutré sous le ciel du désert, et une joyeuse mêlée de dés lancés d’une pichenette. Prenez place.',
  },
  targi: {
    name: 'Targui',
    picture:
      'Un soir dans le désert. Sur un tapis, un carré de cartes, cinq sur cinq, avec des figures bleues et blanches sur son bord, et le Pillard en chemin.',
    pitch:
      'Envoyez trois Targuis au bord du plateau. Là où leurs lignes se croisent, une carte est à vous. Échangez dattes, sel et poivre, agrandissez votre tribu et gardez un œil sur le Pillard.',
    facts: '2 joueurs · environ une heure',
  },
  targets: {
    name: 'Targets',
    picture:
      'Une table en bois à la lueur d’une lampe. Des tours de dés se dressent sur quatre palets autour de trois disques peints ; un dé vient d’être lancé.',
    pitch:
      'D’une pichenette, envoyez le dé du haut de votre tour vers les disques du centre. Touchez le rond noir, annoncez-le avant les autres, volez ce qui n’est pas encore à l’abri.',
    facts: '2 à 4 joueurs · un quart d’heure',
  },
  house: {
    label: 'La maison',
    openTitle: 'Grande ouverte',
    open: 'Tout le programme est libre, sous licence MIT. Lisez-le, ouvrez votre propre auberge, proposez une amélioration.',
    quietTitle: 'Entrée libre',
    quiet:
      'Pas de compte obligatoire, pas de publicité, pas de pistage. Cette page ne charge rien d’un autre site, et les parties contre l’ordinateur restent dans votre navigateur.',
    fairTitle: 'Respect des auteurs',
    fair: 'Un projet non officiel, sans lien avec aucun éditeur. Les mots et les dessins sont les nôtres. Un jeu vous plaît ? Achetez la boîte, elle le mérite.',
  },
  rules: {
    title: 'Les règles de Targui',
    lead: 'Complètes, dans nos propres mots, une ligne numérotée après l’autre. Là où les livrets imprimés se taisent ou se contredisent, une précision tranche et dit pourquoi.',
    contents: 'Chapitres',
    search: 'Chercher dans les règles et les cartes',
    clear: 'Effacer la recherche',
    foundRules_one: '{{count}} ligne de règle',
    foundRules_other: '{{count}} lignes de règle',
    foundCards_one: '{{count}} carte',
    foundCards_other: '{{count}} cartes',
    nothing: 'Rien trouvé. Essayez un mot plus court, ou un numéro comme TG-12.',
    ruling: 'Précision {{id}}',
    why: 'Pourquoi',
    link: 'Lien vers {{id}}',
    onCards: 'Cartes qui ont cet effet',
  },
  board: {
    title: 'Le plateau',
    label: 'Le plateau de 25 cartes, avec les 16 cartes Périphérie à leur place',
    hint: 'Pointez une carte du bord, ou touchez-la, pour voir sa ligne et la carte qui lui fait face.',
    goods: 'Carte Marchandises',
    tribe: 'Carte Tribu',
    legendGoods: 'Les cartes Marchandises occupent les coins et le milieu du centre.',
    legendTribe: 'Les cartes Tribu sont entre elles.',
    legendRobber: 'Le Pillard avance dans le sens horaire, carte après carte, à partir de la carte 1.',
    legendRaid: 'Chaque coin est une attaque. La quatrième met fin à la partie.',
    faces: '{{name}} ({{number}}) fait face à {{otherName}} ({{otherNumber}}). Leur ligne passe par {{places}}.',
    corner: '{{name}} ({{number}}) est un coin : aucun Targui ne peut s’y tenir.',
    card: 'Carte Périphérie {{number}}, {{name}}',
    open: 'Voir la carte {{number}}',
  },
  cards: {
    title: 'Toutes les cartes',
    lead: '{{border}} cartes Périphérie, {{goods}} cartes Marchandises et {{tribe}} cartes Tribu, dessinées d’après les données mêmes du jeu.',
    border: 'Cartes Périphérie',
    borderLead: 'Elles ne bougent jamais. Envoyez un Targui sur l’une d’elles et faites ce qu’elle dit.',
    goods: 'Cartes Marchandises',
    goodsLead: 'Prenez tout ce que montre la carte ; si des barres séparent les marchandises, choisissez-en une.',
    tribe: 'Cartes Tribu',
    tribeLead:
      'Payez le prix indiqué sur le bord gauche et posez la carte dans votre étalage. Les Croix du Sud sont des points de victoire.',
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
    docs: 'Documentation',
    translate: 'Aider à traduire',
    licences: 'Licences',
    source: 'Code source',
    issues: 'Signaler un défaut',
    credits:
      'Targui est un jeu d’Andreas Steiger, Targets un jeu de Wilfried Fort. Les jeux appartiennent à leurs auteurs et éditeurs, qui ne participent pas à ce projet.',
    licence: 'Le logiciel est libre, sous licence MIT.',
    top: 'Haut de page',
  },
} as const satisfies SameKeys<typeof English>;
