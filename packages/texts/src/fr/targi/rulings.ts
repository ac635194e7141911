import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: 'Et si un joueur ne peut payer une attaque en entier d’aucune des deux façons ?',
    ruling: 'Il ne perd rien, et son adversaire prend dans la réserve les points qui étaient dus.',
    why: 'Un des livrets le dit et les autres se taisent. Une table qui préfère peut jouer « perdre ce que l’on a ».',
  },
  R2: {
    question: 'Et si une pioche est vide ?',
    ruling: 'Dès qu’il faut une carte, la défausse de ce type est mélangée et devient la nouvelle pioche.',
    why: 'Tous les livrets le disent des cartes Marchandises, un seul des deux types. Une même règle pour tous se retient mieux.',
  },
  R3: {
    question: 'Que devient une carte du centre à laquelle on renonce ?',
    ruling: 'Elle reste visible à sa place, et le marqueur est repris.',
    why: 'Les livrets permettent de renoncer à toute action, et une carte que personne n’a utilisée n’a pas de raison de partir.',
  },
  R4: {
    question: 'Quelle carte le Noble défausse-t-il ?',
    ruling: 'Celle que vous avez en main.',
    why: 'Trois livrets sont d’accord. Le quatrième parle d’une carte déjà posée, sans doute une erreur de traduction.',
  },
  R5: {
    question: 'Quand une carte gardée ce tour-ci peut-elle être posée ?',
    ruling: 'Grâce au Noble, seulement lors d’un tour suivant. Le Noble peut la défausser tout de suite.',
    why: 'Les livrets permettent de la poser à un tour suivant. Pour la défausser, ils ne demandent aucune attente.',
  },
  R6: {
    question: 'Où Fata Morgana peut-elle déplacer un marqueur ?',
    ruling: 'Sur une carte du centre visible et sans marqueur.',
    why: 'Une carte face cachée n’est pas en jeu avant d’être révélée.',
  },
  R7: {
    question: 'Que retirent les réductions ?',
    ruling:
      'Des marchandises, jamais de l’or, et vous choisissez lesquelles. Elles s’ajoutent, ne descendent pas sous zéro, ne valent pas pour la carte qui les apporte et, sur une carte à deux prix, ne touchent que le côté marchandises.',
    why: 'Dans ce jeu, l’or n’est pas une marchandise.',
  },
  R8: {
    question: 'Quand une carte qui promet une datte, un sel ou un poivre de plus les donne-t-elle ?',
    ruling:
      'Une fois par tour, dès que la carte est posée et qu’une carte Marchandises, du centre ou de la Caravane, vous a donné cette marchandise pendant le tour. Une marchandise choisie compte, une carte Périphérie non.',
    why: 'Un livret écarte les cartes Périphérie et fait valoir une carte dès le tour où elle est posée.',
  },
  R9: {
    question: 'Quand reçoit-on la marchandise d’un tour où les cartes Marchandises n’en ont donné aucune ?',
    ruling: 'Après vos actions et avant les limites. L’or et les points ne comptent pas comme marchandises.',
    why: 'C’est seulement une fois vos actions finies que l’on sait que le tour n’a rien donné.',
  },
  R10: {
    question: 'Vous pouvez placer un Targui sur la carte du Pillard : et la carte d’en face ?',
    ruling: 'Seule la place du Pillard s’ouvre à vous. Faire face à un Targui adverse reste interdit.',
    why: 'La carte lève une interdiction. Elle ne parle pas des autres, qui demeurent donc.',
  },
  R11: {
    question: 'Une carte donne des marchandises selon les cartes posées ou les places libres : se compte-t-elle ?',
    ruling: 'On compte après l’avoir posée. Elle fait partie des cartes posées, et sa place n’est plus libre.',
    why: 'Le gain vient juste après la pose.',
  },
  R12: {
    question: 'Quand peut-on poser la carte en main sans le Noble ?',
    ruling:
      'À tout moment entre vos propres actions, même si vous l’avez gardée ce tour-ci. La marchandise de plus est au choix.',
    why: 'La carte n’indique aucune limite.',
  },
  R13: {
    question: 'À quoi sert l’or mis de côté sur une carte ?',
    ruling:
      'Il paie l’or dans le prix d’une carte Tribu, et rien d’autre. Il ne compte ni pour la limite de trois, ni pour les égalités, ni lors des attaques.',
    why: 'Il est sur la carte et non parmi vos jetons.',
  },
  R14: {
    question: 'Quand la carte qui rapporte un point aux attaques le donne-t-elle ?',
    ruling:
      'À chaque attaque, la dernière aussi, une fois votre dû payé, et aussi si rien n’est dû. Pas si vous n’avez pas pu payer.',
    why: 'Un joueur protégé ne laisse rien d’impayé. Un joueur qui ne peut pas payer, si.',
  },
  R15: {
    question: 'Trois marchandises au choix doivent-elles être identiques ?',
    ruling: 'Non. Prenez trois marchandises dans le mélange que vous voulez, ou 1 or, ou 1 point.',
    why: 'Quand le jeu veut des marchandises identiques, comme chez le Marchand, il le dit.',
  },
  R16: {
    question: 'Réarranger, est-ce déplacer ou échanger ?',
    ruling:
      'Les deux : échangez deux cartes, déplacez-en jusqu’à deux au bout de rangées, ou déplacez l’une au bout d’une rangée et mettez l’autre à sa place. Aucun vide ne doit rester. Vous pouvez aussi ne rien changer.',
    why: 'Deux livrets parlent de déplacer, deux d’échanger. Ainsi, les deux sont possibles.',
  },
  R17: {
    question: 'Combien de rangées à quatre symboles différents peuvent rapporter 4 points ?',
    ruling: 'Deux. Une troisième rapporte les 2 points habituels.',
    why: 'La carte améliore deux rangées. Une troisième garde sa valeur de toujours.',
  },
  R18: {
    question: 'Que change chez le Marchand l’échange d’une marchandise contre une autre ?',
    ruling:
      'Cet échange s’ajoute, et trois marchandises identiques contre 1 or reste inchangé. Pendant une même visite, aucune marchandise n’est à la fois donnée et reçue à un contre un.',
    why: 'La carte ajoute un taux et n’en change aucun. Et des échanges qui tournent en rond ne finiraient jamais.',
  },
  R19: {
    question: 'Quel placement saute quand un joueur ne place que deux Targuis ?',
    ruling: 'Son dernier, et seulement au prochain tour. Il aura donc un marqueur au plus.',
    why: 'Tous les autres placements gardent ainsi leur ordre habituel.',
  },
  R20: {
    question: 'Que faire des cartes Tribu quand l’étalage est complet ?',
    ruling: 'Les garder ou les défausser. On ne peut plus rien poser.',
    why: 'Un étalage a douze places, et les cartes posées restent.',
  },
  R21: {
    question: 'Et si les points, l’or et les marchandises sont à égalité ?',
    ruling: 'La partie est nulle : personne ne gagne.',
    why: 'Trois livrets le disent. Le quatrième demande une nouvelle partie, et une revanche est toujours bienvenue.',
  },
  R22: {
    question: 'Qui paie en premier lors d’une attaque ?',
    ruling: 'Le joueur qui détient l’amulette pour le tour qui commence.',
    why: 'Un livret désigne l’actuel premier joueur, et l’amulette a changé de mains avant que le Pillard n’avance.',
  },
  R23: {
    question: 'Peut-on renoncer à une partie d’une action ?',
    ruling:
      'Non. On renonce à l’action entière, ou l’on prend tout ce qu’elle donne. Seuls une carte qui dit « vous pouvez » et le Marchand laissent le choix.',
    why: 'Un livret permet de renoncer à une partie d’une action, et dit aussi que l’on reçoit tous les jetons. Les autres parlent d’actions entières.',
  },
} as const satisfies SameKeys<typeof English>;
