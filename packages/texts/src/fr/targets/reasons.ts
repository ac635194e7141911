import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'La partie est finie, plus rien ne se joue.',
  'not-a-move': 'Ce coup n’existe pas dans ce jeu.',
  'not-now': 'Ce n’est pas le moment de faire cela. Faites ce que la table attend.',
  'not-your-flick': 'Ce n’est pas à vous de lancer. Vous pouvez seulement annoncer.',
  'no-die-left': 'Il n’y a plus de dé sur votre palet. Vous pouvez seulement annoncer.',
  'not-whole': 'Une pichenette se compose de quatre nombres entiers.',
  'no-speed': 'Une pichenette demande un peu de vitesse.',
  'too-fast': 'Aucun doigt n’est si rapide : 4 m/s au plus.',
  'beside-the-die': 'Vous avez manqué le dé. Visez dans sa largeur et sa hauteur.',
  'answer-first': 'Quelqu’un peut encore annoncer un Double. La prochaine pichenette attend sa réponse.',
  'not-fallen': 'Ce dé ne vient pas de tomber de votre tour. Gardez un de ceux qui sont tombés.',
  'not-in-the-middle': 'Ce disque n’est pas au centre. Choisissez-en un qui y est.',
  'not-your-die': 'Ce dé n’est pas à vous. Choisissez un des vôtres.',
  'not-on-black': 'Ce dé ne touche aucun rond noir. Il doit être à plat et l’atteindre.',
  'too-late': 'C’est trop tard : la dernière pichenette n’a pas déplacé ce dé, ou son Targets a été annulé.',
  'die-used': 'Un de ces dés a déjà servi. Un dé, une annonce.',
  'not-a-double': 'Ce ne sont pas deux dés à plat sur la table qui montrent la même face.',
  'old-double':
    'Cette paire n’est pas nouvelle. Pour un Double, un des dés vient d’être lancé, ou poussé sur une autre face.',
  'double-after-steal': 'Cette pichenette a volé des disques : aucun Double ne peut la suivre.',
  'call-order': 'Une autre annonce a été faite avant celle-ci et a déjà été exécutée. Annoncez de nouveau.',
  'let-go': 'Vous avez laissé passer. Vous pourrez annoncer après la prochaine pichenette.',
  'nothing-to-let-go': 'Vous n’avez rien à annoncer, donc rien à laisser passer.',
  silenced: 'Une fausse annonce coûte deux secondes. Attendez un instant, puis annoncez.',
  'no-pas-vu': 'Cette table ne joue pas « Pas vu, pas pris ! ».',
  'own-targets': '« Pas vu, pas pris ! » se dit contre les autres. Avec votre dé, annoncez « Targets ! ».',
} as const satisfies SameKeys<typeof English>;
