import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Deux, trois ou quatre joueurs : rouge, bleu, jaune et vert, dans cet ordre et dans le sens horaire. Chacun a un palet en bois et trois dés de sa couleur.',
  'TT-2':
    'Il y a neuf disques, trois de chacune des trois couleurs. Une face montre une cible au rond noir, l’autre une étoile. Trois sont au centre de la table, cible visible, à une largeur de dé l’un de l’autre ; six sont mis de côté.',
  'TT-3':
    'Chaque palet se place du côté de son joueur, à 20 cm au plus des disques ; plus près, c’est un avantage qu’on peut accorder.',
  'TT-4': 'Chaque joueur empile ses trois dés sur son palet : c’est sa tour.',
  'TT-5': 'Vous choisissez qui commence, le sort décide, ou le premier à crier « Targets ! » commence.',
  'TT-6':
    'À votre tour, donnez une pichenette au dé du sommet de votre tour. La direction, la force et le point touché décident de sa course. Il reste où il s’arrête, sauf si une ligne ci-dessous dit autre chose.',
  'TT-7':
    'Puis c’est au joueur suivant, dans le sens horaire. Un joueur sans dé sur son palet passe son tour ; si un seul joueur a encore des dés, il rejoue.',
  'TT-8': 'Une manche finit quand personne n’a plus de dé sur son palet.',
  'TT-9': 'Un dé vaut sa face du dessus, et ne compte pour un disque que s’il ne touche rien d’autre.',
  'TT-10':
    'Quand tous les dés sont arrêtés, on règle d’abord les fautes (TT-12), puis les tours désarmées (TT-17), puis les vols (TT-18). Ensuite les annonces sont ouvertes (TT-27).',
  'TT-11':
    'Une tour qui a été poussée sans perdre de dé est remise droite à sa place, palet compris, ses dés dans le même ordre.',
  'TT-12': 'Une faute coûte le dé\u202F: il est hors jeu pour la manche et attend sous le palet de son propriétaire.',
  'TT-13': 'Un dé qui quitte la table est en faute, qu’il ait été lancé ou poussé.',
  'TT-14': 'Un dé lancé qui a glissé sans rouler est en faute.',
  'TT-15':
    'Un dé qui s’arrête sur un palet ou sur une tour est en faute, tout comme un dé lancé qui reste sur son palet.',
  'TT-16':
    'Quand plusieurs dés quittent votre tour d’une seule pichenette, vous en gardez un sur la table. Il compte comme le dé lancé, et les autres sont en faute.',
  'TT-17':
    'Désarmer : quand une pichenette fait tomber des dés des tours des autres, un seul d’entre eux en tout est hors jeu pour la manche. Les autres retournent sur leurs tours.',
  'TT-18':
    'Voler\u202F: quand l’un de vos propres dés, lancé ou poussé par vous, s’arrête sur des disques stockés sous le palet d’un adversaire (TT-32), vous les prenez tous aussitôt et les stockez sous le vôtre.',
  'TT-19': 'Après une pichenette qui a volé, aucun Double ne peut être annoncé.',
  'TT-20':
    'Quand l’un de vos dés touche le rond noir d’un disque du centre, même en partie, lancé ou poussé par n’importe qui, vous pouvez annoncer «\u202FTargets\u202F!\u202F». Le disque est aussitôt à vous pour de bon\u202F: retourné côté étoile, il compte pour un et ne peut pas être volé.',
  'TT-21':
    'Tous les dés qui touchent un disque ainsi remporté sont hors jeu pour la manche et retournent sous les palets de leurs propriétaires.',
  'TT-22': 'Si plusieurs dés touchent le même rond noir, la première annonce remporte le disque.',
  'TT-23':
    'Un Targets que personne n’annonce est perdu : le dé reste, et ne peut être annoncé que s’il est déplacé de nouveau. Les disques sous les palets ne se gagnent pas ainsi.',
  'TT-24':
    'Quand deux dés d’un joueur sont sur la table et montrent la même face, il peut annoncer « Double ! » et remettre l’un des deux au sommet de sa tour. Les dés des tours ne comptent pas.',
  'TT-25':
    'Un Double ne s’annonce que s’il est nouveau : l’un des deux dés vient d’être lancé, ou poussé sur une autre face.',
  'TT-26': 'Un dé sert à une seule annonce, Targets ou Double, jamais aux deux.',
  'TT-27':
    'Les annonces sont ouvertes dès que les dés sont arrêtés, jusqu’au début de la pichenette suivante. Après une fausse annonce, vous ne pouvez plus annoncer pendant deux secondes.',
  'TT-28': 'Les annonces sont exécutées l’une après l’autre, dans l’ordre où elles ont été faites.',
  'TT-29':
    'Vous pouvez laisser passer. Quand plus personne n’a de dé à lancer, la manche se termine dès que tous ont dit qu’ils n’annoncent plus rien.',
  'TT-30':
    'Une table peut être réglée sur « annonces automatiques ». La table annonce alors Targets aussitôt pour chaque joueur, d’abord pour celui qui a lancé puis dans le sens horaire, et interroge avant la pichenette suivante toute personne qui peut annoncer un Double.',
  'TT-31':
    'À la fin de chaque manche sauf la première, chaque disque stocké sous un palet est remporté définitivement.',
  'TT-32':
    'Puis chaque disque du centre va au joueur dont les dés y font le plus grand total. Il est stocké sous son palet jusqu’à la fin de la manche suivante.',
  'TT-33': 'Les totaux égaux s’annulent, et le total inférieur suivant compte.',
  'TT-34':
    'Si aucun disque n’a été remporté par Targets pendant la manche et qu’aucun n’est attribué, le joueur qui l’a commencée retire un disque du centre, au choix.',
  'TT-35':
    'Puis le centre est complété à trois disques, tant qu’il en reste de côté. Tous refont leur tour avec tous leurs dés, et le joueur suivant dans le sens horaire commence.',
  'TT-36':
    'Money time : quand il ne reste aucun disque pour le centre et que certains sont stockés, on joue une dernière manche pour voler et défendre. Puis les disques stockés sont remportés définitivement.',
  'TT-37': 'Quand il ne reste aucun disque au centre, de côté ou sous un palet, la partie est finie aussitôt.',
  'TT-38': 'La partie finit aussitôt qu’un joueur a quatre disques définitifs, par Targets ou en fin de manche.',
  'TT-39': 'Le joueur qui a le plus de disques définitifs gagne.',
  'TT-40':
    'Les joueurs à égalité en tête jouent le Golden Targets : un disque au centre, étoile visible, et leurs tours refaites.',
  'TT-41':
    'Chacun lance toute sa tour de trois dés d’une seule pichenette, tous en même temps. Seul un dé qui quitte la table est perdu, et rien ne s’annonce.',
  'TT-42': 'Le joueur dont les dés font le plus grand total sur le disque gagne.',
  'TT-43':
    'En cas d’égalité, ou si personne n’est sur le disque, le plus grand total de dés partout sur la table l’emporte, entre les joueurs à égalité.',
  'TT-44': 'S’il y a encore égalité, ces joueurs recommencent.',
  'TT-45':
    'Pas vu, pas pris : tant qu’un Targets est ouvert et pas encore annoncé, tout autre joueur peut l’annuler en annonçant « Pas vu, pas pris ! ».',
  'TT-46':
    '3 × 3 : la partie se joue en trois séries. Chacune a trois disques d’une même couleur, et le centre n’est pas complété entre ses manches.',
  'TT-47': '3 × 3 : une manche où personne n’a remporté de disque en retire un, comme d’habitude.',
  'TT-48':
    '3 × 3 : une série finit dès que le centre est vide, et c’est alors seulement que les disques stockés sont remportés définitivement. Il n’y a pas de Money time.',
  'TT-49':
    'Équipes : quatre joueurs, deux contre deux, les partenaires face à face. Avant la première manche, les partenaires échangent un dé chacun et le placent où ils veulent dans leur tour. Il appartient désormais au joueur dont il rejoint la tour.',
  'TT-50':
    'Équipes\u202F: les totaux se comptent par couleur de dé, et un disque va au palet de cette couleur. Exemple\u202F: Jaune lance le dé rouge de sa tour, mais sa face compte pour Rouge.',
  'TT-51':
    'Équipes : les disques des partenaires comptent ensemble, pour le quatrième disque comme pour la victoire. On ne vole qu’à ses adversaires.',
  'TT-52': 'Toutes les variantes se combinent, et sont enregistrées avec la partie.',
  'TT-53':
    'Tout ce qui est sur la table est visible de tous. Nul ne sait comment les dés se tiendront dans une tour avant qu’elle soit refaite\u202F: c’est le hasard qui en décide.',
  'TT-54':
    'Tout le reste dépend des joueurs\u202F: la même pichenette sur la même tour finit toujours de la même façon.',
} as const satisfies SameKeys<typeof English>;
