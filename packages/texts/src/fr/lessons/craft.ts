import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Les erreurs de débutant',
  about: 'Cinq courts chapitres avec des positions à résoudre : lignes, main, rangées, adversaire, fin.',
  lines: {
    title: 'Choisir trois lignes',
    idea: 'Trois Targuis tracent trois lignes, mais on ne gagne une carte que là où deux se croisent. Cherchez d’abord le croisement, ensuite la carte Périphérie.',
    last: 'Vos lignes se croisent déjà sur le Chamelier. Où votre dernier Targui rapporte-t-il le plus ? Placez-le et confirmez.',
    lastElse:
      'Cherchez une ligne qui croise la vôtre sur une carte que vous pouvez payer. Je vois une Oasis à trois points.',
    lastSalt:
      'Cela rapporte 2 sel, un ici et un au croisement. Du sel, il y en a à chaque tour\u202F; une autre ligne rapporte trois points.',
    lastSame:
      'Cette ligne est déjà à vous, mais depuis l’autre bout. Deux Targuis sur une même ligne ne donnent aucun nouveau croisement.',
    lastWhy:
      'Bien vu ! Depuis le poivre, vos lignes se croisent aussi sur l’Oasis : trois points, et vous pouvez la payer.',
    column:
      'Ici, vos deux Targuis tracent des lignes horizontales, qui ne se rencontrent jamais. Quelle ligne verticale croise les deux, sur les meilleures cartes ?',
    columnElse:
      'Cette ligne est déjà à vous, et les horizontales ne se rencontrent jamais. Seule une verticale croise les deux : j’aime celle de l’or.',
    columnMiddle:
      'Une verticale, bien ! Elle donne une datte, un poivre et un Puits à deux points. L’autre a de l’or, et un Puits à trois.',
    columnWhy:
      'Exactement. Un Puits et de l’or avec un seul Targui : deux horizontales et une verticale font deux croisements, trois horizontales aucun.',
  },
  hand: {
    title: 'Quand garder une carte',
    idea: 'Votre main tient une seule carte, qui y attend le Noble. Elle doit valoir le détour, et votre main doit être libre.',
    lack: 'Cette Targuia vaut trois points, mais il vous manque un sel. Que faites-vous d’elle ?',
    lackElse: 'Alors trois points sont perdus. Votre main est vide : laissez-la y attendre.',
    lackEnd:
      'Alors elle reste sur le plateau, et Blanc a de quoi la payer. Votre main est vide : laissez-la y attendre.',
    lackWhy:
      'Oui. Votre Tente rend le Noble moins cher d’une marchandise : au prochain tour, vous pourrez même la payer.',
    now: 'Une Oasis, et votre main est encore vide. La garder, ou la payer maintenant ?',
    nowElse: 'Vous pouvez la payer maintenant, et votre première rangée attend une quatrième Oasis.',
    nowThird:
      'Quatre symboles différents valent deux points. Mais votre première rangée attend sa quatrième Oasis : là, elle en rapporte quatre.',
    nowKeep:
      'En main, elle ne rapporte rien, et le Noble vous coûtera un Targui à un prochain tour. Vous pouvez la payer maintenant.',
    nowWhy:
      'Oui ! Posez ce que vous pouvez payer. Quatre Oasis dans une rangée rapportent quatre points, et votre main reste libre.',
  },
  rows: {
    title: 'Des rangées de quatre',
    idea: 'Une rangée complète rapporte quatre points pour un seul symbole, deux pour quatre différents, rien pour un mélange. Chaque carte demande donc : quelle rangée ?',
    third: 'Un Chamelier, et deux sont déjà dans votre première rangée. Posez-le là où il rapporte le plus.',
    thirdElse:
      'Je le poserais à côté des deux Chameliers : un seul symbole par rangée, voilà d’où viennent quatre points.',
    thirdOther:
      'Seul dans une nouvelle rangée, il repart de zéro. À côté des deux Chameliers, il serait le troisième : encore un, et la rangée rapporte quatre points.',
    thirdWhy: 'Trois ! Et celui-ci rend chaque prochain Chamelier moins cher d’une marchandise.',
    fourth: 'Deux tours plus tard, en voici un quatrième. Lisez son fanion avant de choisir la rangée.',
    fourthElse:
      'Son fanion dit : deux points, mais seulement comme quatrième carte d’une rangée. Une de vos rangées a juste cette place.',
    fourthOther:
      'Là, il n’est pas la quatrième carte : son fanion ne rapporte rien. Et vos trois Chameliers attendent toujours leurs quatre points.',
    fourthWhy: 'Quatre points pour la rangée et deux pour la quatrième place : six d’un seul bon choix.',
    tent: 'Utilisez le Noble pour la Tente en main. Quelle rangée complète-t-elle ?',
    tentElse: 'Regardez votre deuxième rangée : Puits, Oasis, Targuia. Un quatrième symbole différent la complète.',
    tentFirst:
      'La première rangée est vide, et il ne reste qu’un tour : elle ne se remplira plus. Dans quelle rangée ne manque-t-il qu’une carte ?',
    tentWait:
      'En main, elle ne rapporte rien, et il ne reste qu’un tour. Vous êtes sur le Noble maintenant : posez-la.',
    tentWhy: 'Quatre symboles différents valent d’ordinaire deux points. L’une de vos Targuias en fait quatre.',
  },
  leave: {
    title: 'Ce que vous laissez',
    idea: 'Le désert est à deux. Avant chaque Targui, suivez aussi les lignes de Blanc : que lui donnerait un Targui de plus ?',
    door: 'Une verticale de Blanc passe déjà par le Puits, il ne lui manque que la deuxième ligne. Le Pillard en tient un bout. Et vous ?',
    doorElse:
      'Cela laisse le poivre à Blanc, et avec lui le Puits. Le Pillard ferme l’autre bout : c’est la seule entrée.',
    doorPepper:
      'Vos lignes se croisent sur un Puits, mais il coûte de l’or, et vous n’en avez pas. Et Blanc prend l’autre poivre, et le Puits du milieu.',
    doorNoble: 'La Tente en main coûte de l’or, et vous n’en avez pas. Et Blanc prend le poivre, et avec lui le Puits.',
    doorWhy: 'La ligne est à vous, et Blanc n’atteint plus le Puits. Vous, si : Fata Morgana y porte un marqueur.',
    mirage:
      'Il reste à Blanc un Targui, et assez de marchandises pour l’Oasis au milieu. Une carte y mène. Prenez-la d’abord.',
    mirageElse:
      'Depuis Fata Morgana, un marqueur va sur toute carte visible et libre, l’Oasis aussi. Maintenant Blanc peut s’y placer.',
    mirageRow:
      'Votre horizontale passe maintenant par l’Oasis, mais Blanc peut fermer la verticale avec un Targui. Depuis Fata Morgana, chacun de vos croisements y mène.',
    mirageColumn:
      'Votre verticale passe maintenant par l’Oasis, mais Blanc peut fermer l’horizontale avec un Targui. Depuis Fata Morgana, chacun de vos croisements y mène.',
    mirageWhy: 'Fata Morgana mène à toute carte visible et libre. Blanc a perdu ce chemin, et vous pouvez le prendre.',
  },
  last: {
    title: 'Les derniers tours',
    idea: 'À la fin, marchandises et or ne rapportent rien. Seule la dernière attaque réclame encore quelque chose : un or, ou trois points.',
    smith: 'Votre dernière visite est pour l’Orfèvre. Vous avez cinq dattes, un sel et un or. Que lui donnez-vous ?',
    smithElse: 'Recomptez : quatre dattes rapportent trois points. L’or en vaut trois aussi, lors de l’attaque.',
    smithTwo: 'Deux dattes rapportent un point, quatre en rapportent trois. Et les dattes qui restent ne valent rien.',
    smithGold: 'Deux points pour l’or, mais la dernière attaque vous en prend alors trois. Donnez-lui des dattes.',
    smithWhy: 'Trois points pour quatre dattes. Et l’or vous en épargne trois de plus lors de l’attaque.',
    place: 'Le dernier Targui de la partie. Vous n’avez pas d’or, mais beaucoup de poivre. Où devient-il des points ?',
    placeElse:
      'À la fin, le sel ne rapporte rien, et cette ligne est déjà à vous. Qui donne de l’or contre des marchandises, sur une ligne qui croise les vôtres ?',
    placeNoble:
      'La Tente en main coûte de l’or, et vous n’en avez pas. Qui donne de l’or contre des marchandises, sur une ligne qui croise les vôtres ?',
    placeWhy:
      'Le Marchand change votre poivre en or, et vos lignes se croisent sur un Puits que cet or paie. Vous connaissez le métier !',
  },
} as const satisfies SameKeys<typeof English>;
