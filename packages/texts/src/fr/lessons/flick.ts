import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'Votre première pichenette',
  about: 'Tout Targets en trois minutes, chaque règle par une pichenette.',
  ground: {
    title: 'Terrain d’entraînement',
    about: 'Dix pichenettes vers un but, et jusqu’à trois étoiles : disque, rond noir, tour, vol.',
  },
  tricks: {
    title: 'Coups d’adresse',
    about: 'Un but, une pichenette : voler, renverser, pousser. Jusqu’à trois étoiles par table.',
  },
  swipe: {
    title: 'La pichenette',
    first:
      'Bienvenue à Targets ! Posez un doigt ou la souris sur le dé du sommet de votre tour, glissez vers les disques et lâchez.',
    firstKeys:
      'Bienvenue à Targets ! À la table, les flèches visent. Espace lance l’aiguille de force, Espace à nouveau frappe le dé.',
    firstElse:
      'Ce dé est perdu : il a glissé ou quitté la table. Votre tour est de nouveau debout : glissez encore une fois.',
    firstDone: 'Voilà une pichenette ! Les points montrent son trajet. Un dé reste où il s’arrête.',
    disc: 'Plus le geste est rapide, plus le dé l’est. Il doit s’arrêter entièrement sur le disque.',
    discKeys:
      'Plus l’aiguille est à droite quand vous l’arrêtez, plus le dé est rapide. Il doit s’arrêter entièrement sur le disque.',
    discElse: 'Pas entièrement sur le disque. Réessayez.',
    discDone: 'Ici, sa face compte à la fin de la manche.',
    side: 'L’endroit touché compte aussi. Commencez le geste près du bord gauche ou droit du dé : il tournoie.',
    sideKeys:
      'L’endroit frappé compte aussi. Appuyez trois fois sur la touche du point pour frapper à droite, puis lancez le dé.',
    sideElse: 'C’était près du milieu. Commencez plus près du bord gauche ou droit du dé.',
    sideDone:
      'Il a tournoyé. Frappé fort en haut ou en bas, il renverse votre propre tour : un seul des dés tombés reste alors.',
  },
  black: {
    title: 'Targets !',
    aim: 'Passons au rond noir. Si votre dé le touche, annoncez « Targets ! » et le disque est aussitôt à vous.',
    call: 'Il touche le noir. Annoncez « Targets ! » avant la pichenette suivante !',
    else: 'Pas sur le noir. La table est comme avant : réessayez, ou laissez-moi vous montrer.',
    done: 'Ce disque est à vous pour de bon. Avec quatre disques, vous gagnez. Personne ne vous rappelle d’annoncer\u202F: ouvrez l’œil.',
  },
  double: {
    title: 'Double !',
    call: 'Votre dernier dé montre un 4, comme un autre des vôtres. Annoncez « Double ! » et choisissez lequel retourne sur votre tour.',
    else: 'Vous avez lancé : c’était trop tard. Annoncez d’abord « Double ! ».',
    done: 'Vous avez ainsi une pichenette de plus dans cette manche.',
  },
  rivals: {
    title: 'Vos adversaires',
    topple: 'Bleu a aussi une tour. Lancez fort et droit dessus !',
    toppleElse: 'Elle tient encore. Plus fort, et droit dessus !',
    toppleDone:
      'Désarmé ! Le dé tombé du plus haut est hors jeu pour cette manche ; les autres retournent sur la tour.',
    steal:
      'Un disque se trouve sous le palet de Bleu, et il n’est pas encore à l’abri. Arrêtez votre dé dessus pour le voler.',
    stealElse:
      'Pas dessus. Il y a de la place entre le palet et le bord du disque : réessayez, ou laissez-moi vous montrer.',
    stealDone: 'Volé ! Attention : ce qui se trouve sous votre palet peut aussi être volé.',
  },
  end: {
    title: 'La fin',
    round:
      'C’est le dernier dé de la manche. Lancez-le : ensuite, chaque disque revient au plus haut total d’une couleur ; les totaux égaux s’annulent.',
    roundElse: 'Pas de disque cette fois : ne poussez pas votre propre 6.',
    roundDone:
      'Votre disque est sous votre palet. Si personne ne le vole avant la fin de la manche suivante, il est à vous pour de bon.',
    money:
      'Le centre est vide : Money time, la dernière manche. Visez le disque de Bleu pour le voler ; puis tout ce qui est stocké compte.',
    moneyElse: 'Encore une fois : visez le disque de Bleu.',
    done: 'Voilà tout Targets\u202F: le joueur qui a le plus de disques gagne. Votre main apprendra le reste en jouant.',
  },
} as const satisfies SameKeys<typeof English>;
