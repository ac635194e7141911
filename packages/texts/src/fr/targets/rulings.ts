import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: 'Quelles sont les tailles ?',
    ruling:
      'Un disque fait 100 mm de large et son rond noir 25 mm. Un dé fait 16 mm, aux arêtes arrondies. Un palet fait 40 mm de large et 10 mm de haut. La table fait 1 m sur 1 m, sans rebord.',
    why: 'Le livret compare 20 cm à deux disques. Le reste est choisi pour des pichenettes vives et des tours qui tiennent.',
  },
  T2: {
    question: 'Comment les disques sont-ils disposés ?',
    ruling:
      'Trois aux sommets d’un triangle équilatéral, à 16 mm bord à bord ; deux côte à côte ; un seul au milieu. Ils affleurent : les dés ne butent pas contre eux.',
    why: 'Le livret demande l’écart d’un dé, rien de plus. Avec des bords en relief, un dé sur dix resterait penché.',
  },
  T3: {
    question: 'Quand un dé a-t-il glissé sans rouler ?',
    ruling: 'Quand sa face du dessus n’a jamais changé entre la pichenette et l’arrêt.',
    why: 'Chacun peut le voir, et personne n’a à juger de combien un dé a tourné.',
  },
  T4: {
    question: 'Lequel des dés tombés d’une tour est hors jeu ?',
    ruling:
      'Le plus haut de ceux qui sont tombés. Les autres retournent sur la tour dans leur ordre, où qu’ils se soient arrêtés.',
    why: 'Le livret prend un dé sans dire lequel. Ainsi il n’y a rien à discuter.',
  },
  T5: {
    question: 'Quand un dé touche-t-il le rond noir ?',
    ruling: 'Quand le carré sur lequel il repose, large de 14 mm, rencontre le cercle noir.',
    why: 'Les arêtes d’un dé sont arrondies : c’est cela qui touche vraiment. Le même carré décide de tout le reste.',
  },
  T6: {
    question: 'Quand un dé est-il sur un disque et sur rien d’autre ?',
    ruling:
      'Quand tout le carré sur lequel il repose (T5) est dans le disque et que le dé est à plat sur la table, ni sur un autre dé ni sur un palet.',
    why: 'Le livret ne compte pas un dé qui touche une autre surface.',
  },
  T7: {
    question: 'Et un dé qui penche ?',
    ruling:
      'Les dés roulent jusqu’à être tous à plat. Un dé qui reste appuyé sur quelque chose ne montre aucune face et ne compte nulle part avant d’être déplacé.',
    why: 'À une vraie table, personne ne pourrait le lire non plus.',
  },
  T8: {
    question: 'Dans quel ordre règle-t-on ce qui arrive quand les dés sont arrêtés ?',
    ruling:
      'Les fautes, les tours désarmées, les vols ; puis les annonces sont ouvertes. Chaque annonce est exécutée avant que l’on regarde la suivante.',
    why: 'Les annonces sont une course. Ce qui ne laisse pas de choix se règle avant le départ.',
  },
  T9: {
    question: 'Jusqu’à quand peut-on annoncer, et qui était premier ?',
    ruling:
      'Jusqu’au début de la pichenette suivante. En ligne, une connexion lente ne coûte rien. Une table peut aussi être réglée sur «\u202Fannonces automatiques\u202F».',
    why: 'Une connexion lente ne doit pas perdre une course que son joueur a gagnée.',
  },
  T10: {
    question: 'Où sont les disques stockés, et quand un dé est-il dessus ?',
    ruling:
      'Le palet se tient au milieu de la pile de ses disques stockés, visible tout autour. Un dé à plat est dessus quand le milieu du carré sur lequel il repose (T5) l’est ; le reste peut dépasser.',
    why: 'La règle demande où le dé termine sa course. Elle n’exige le dé entier que pour compter sur un disque.',
  },
  T11: {
    question: 'Et si plus personne ne peut lancer ?',
    ruling: 'La manche finit.',
    why: 'Tous les dés ont été joués.',
  },
  T12: {
    question: 'Et si les dés ne s’arrêtent pas ?',
    ruling: 'Après huit secondes, on les arrête. Un dé qui bouge encore est en faute.',
    why: 'La partie doit continuer.',
  },
  T13: {
    question: 'Que deviennent les dés quand un disque quitte le centre ?',
    ruling: 'Ils restent où ils sont, sauf si un Targets les renvoie sous leurs palets.',
    why: 'On peut tirer un disque de dessous un dé. Personne ne doit y gagner ni y perdre.',
  },
  T14: {
    question: 'À quel moment le quatrième disque met-il fin à la partie ?',
    ruling: 'À l’instant même, aussi au milieu d’une manche.',
    why: 'Le livret parle du quatrième disque et d’aucun moment plus tardif.',
  },
  T15: {
    question: 'Comment plusieurs joueurs lancent-ils en même temps ?',
    ruling:
      'Chacun donne sa pichenette sans connaître celle des autres. Quand tous l’ont fait, toutes les tours partent au même instant sur une seule table, où les dés peuvent se rencontrer. Sur un seul appareil, les joueurs la donnent l’un après l’autre.',
    why: 'Dans la règle tous lancent ensemble, et personne ne peut attendre les autres.',
  },
  T16: {
    question: 'Sur quelle face un dé se tient-il dans la tour ?',
    ruling: 'L’une des 24 positions, au hasard, pour chaque tour refaite et chaque dé qui revient.',
    why: 'Avec un départ fixe, un joueur exercé pourrait choisir la face.',
  },
  T17: {
    question: 'Si plusieurs de vos dés tombent, lequel garde-t-on ?',
    ruling:
      'Leur joueur choisit, avant toute autre chose. Un bot, ou une table aux annonces automatiques, garde le meilleur : sur le noir, sinon un dé qui vole, sinon un dé sur un disque, sinon la plus grande face.',
    why: 'Le livret laisse le choix au joueur.',
  },
  T18: {
    question: 'Où se tiennent les tours ?',
    ruling:
      'Chacune de son côté, également réparties, à 20 cm du bord du palet au bord du disque le plus proche, la même distance pour tous, sauf avantage accordé (T31).',
    why: 'Le livret fixe la plus grande distance. La même pour tous est équitable.',
  },
  T19: {
    question: 'Quand retire-t-on un disque ?',
    ruling: 'Seulement si aucun n’a été remporté par Targets pendant la manche et qu’aucun n’est attribué.',
    why: 'Le livret le veut quand aucun disque n’a été pris, et un Targets en prend un.',
  },
  T20: {
    question: 'Et si une tour est poussée sans perdre de dé ?',
    ruling: 'Tour et palet reviennent à leur place, bien droits, les dés dans le même ordre et comme ils étaient.',
    why: 'On sait alors quel dé est au sommet, et chacun lance du même endroit.',
  },
  T21: {
    question: 'Et si un dé s’arrête sur un palet ou sur une tour ?',
    ruling:
      'Il est en faute, qui que ce soit qui l’y a mis, même s’il occupe la place d’un palet qui a été poussé. Un dé lancé qui reste sur son palet aussi.',
    why: 'Un palet appartient à sa tour et à sa place. Et une pichenette trop faible ne donne pas droit à une seconde.',
  },
  T22: {
    question: 'Quels dés partent avec un disque remporté ?',
    ruling: 'Tout dé dont le carré touche le disque, même en partie, même posé sur un autre dé.',
    why: 'Le livret rend chaque dé présent sur le disque, que l’on retire de dessous. Pour compter, un dé doit être entièrement dessus (T6).',
  },
  T23: {
    question: 'Quand les annonces se ferment-elles après la dernière pichenette d’une manche ?',
    ruling:
      'Quand tous ont dit qu’ils n’annoncent plus rien, qu’ils le puissent ou non. Un Double relance la manche. En ligne, un joueur qui ne dit rien pendant 20 secondes, ou pendant les jours accordés pour un coup, n’annonce rien.',
    why: 'Aucune pichenette ne suit, qui pourrait les fermer, et l’attente ne doit apprendre à personne qui a quelque chose à annoncer.',
  },
  T24: {
    question: 'Les totaux égaux de deux partenaires s’annulent-ils ?',
    ruling: 'Oui, comme tous les autres.',
    why: 'Les totaux se comptent par couleur, et le reste des règles ne change pas.',
  },
  T25: {
    question: 'Et si l’on touche la tour de son partenaire, ou les disques dessous ?',
    ruling: 'La tour perd un dé, comme toute autre. Les disques restent où ils sont.',
    why: 'Le livret parle des disques d’un adversaire. Une tour ne demande pas qui l’a renversée.',
  },
  T26: {
    question: 'Et si deux tours perdent des dés d’une même pichenette ?',
    ruling:
      'Un seul dé en tout est hors jeu : le plus haut de ceux tombés de la tour touchée en premier. Tous les autres retournent sur leurs tours.',
    why: 'Le livret ne prend qu’un dé sur la totalité des dés adverses tombés.',
  },
  T27: {
    question: 'Et si un dé tombé d’une tour s’arrête sur un rond noir ?',
    ruling:
      'Son joueur peut annoncer « Targets ! » avec lui. Les dés tombés restent où ils sont jusqu’à la fin des annonces, puis reviennent ou sortent. Ils ne comptent pas pour un Double.',
    why: 'Dans le livret, un Targets vaut aussi pour un dé poussé, par qui que ce soit.',
  },
  T28: {
    question: 'Un dé poussé peut-il voler ?',
    ruling:
      'Oui, s’il appartient au joueur qui a lancé et que cette pichenette l’a déplacé. Les dés des autres qui y sont poussés ne volent rien.',
    why: 'Le livret parle de votre dé, où que sa course finisse.',
  },
  T29: {
    question: 'Et si l’on annonce sans rien avoir à annoncer ?',
    ruling:
      'Il ne se passe rien, et l’on ne peut plus annoncer pendant deux secondes. Si un autre a seulement été plus rapide, on ne perd rien. Cela n’existe pas aux tables à annonces automatiques.',
    why: 'Sinon, annoncer après chaque pichenette ne coûterait rien.',
  },
  T30: {
    question: 'Qui commence ?',
    ruling:
      'Comme la table l’a choisi : un joueur désigné, le sort, ou le premier à annoncer dès que les tours sont debout. C’est une course comme toute annonce.',
    why: 'Le livret fait commencer la première personne à crier « Targets ».',
  },
  T31: {
    question: 'Les tours peuvent-elles être plus proches ?',
    ruling: 'Avant la partie, une table peut fixer 10, 15 ou 20 cm pour chaque joueur. C’est noté avec la partie.',
    why: 'Le livret dit 20 cm au maximum. Un chemin plus court aide les enfants et les débutants.',
  },
} as const satisfies SameKeys<typeof English>;
