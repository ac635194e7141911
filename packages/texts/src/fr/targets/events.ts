import type { targetsEvents as English } from '../../en/targets/events.ts';
import type { SameKeys } from '../../words.ts';

export const targetsEvents = {
  swapped: '{{seat}} donne {{gave}} et place {{got}} dans sa tour, {{level}}.',
  missed: 'Personne ne l’a annoncé : {{die}} reste sur le rond noir.',
  flicked: {
    onDisc: 'Pichenette de {{seat}} : {{face}} sur le disque {{disc}}.',
    onTable: 'Pichenette de {{seat}} : {{face}}.',
    noFace: 'Pichenette de {{seat}}.',
  },
  fault: {
    off: 'Faute : {{die}} a quitté la table.',
    unsettled: 'Faute : {{die}} ne s’arrêtait pas.',
    slid: 'Faute : {{die}} a glissé sans rouler.',
    onPuck: 'Faute : {{die}} s’est arrêté sur un palet.',
    stayed: 'Faute : {{die}} est resté sur son palet.',
    notKept: 'Faute : {{die}} est tombé aussi.',
  },
  kept: '{{seat}} garde {{die}} sur la table.',
  disarmed: {
    alone: '{{by}} désarme {{seat}} : {{out}} est hors jeu.',
    others: '{{by}} désarme {{seat}} : {{out}} est hors jeu. De retour sur la tour : {{back}}.',
  },
  stole: '{{seat}} vole à {{from}} : {{discs}}.',
  targets: {
    own: '« Targets ! » {{seat}} remporte le disque {{disc}} avec {{die}}.',
    forYou: 'Targets pour {{seat}} : le disque {{disc}}, avec {{die}}.',
  },
  doubled: '« Double {{face}} ! » {{seat}} remet {{back}} sur sa tour.',
  cancelled: '« Pas vu, pas pris ! » {{seat}} annule le Targets de {{of}} avec {{die}}.',
  passed: '{{seat}} n’annonce rien.',
  roundEnded: 'La manche {{round}} est finie.',
  validated: 'Remporté définitivement par {{seat}} : {{discs}}.',
  awarded: {
    somebody: 'Le disque {{disc}} va sous le palet de {{seat}} ({{totals}}).',
    cancelled: 'Le disque {{disc}} n’est à personne ({{totals}}).',
    empty: 'Aucun dé ne compte sur le disque {{disc}}.',
  },
  removed: '{{seat}} retire le disque {{disc}}.',
  roundStarted: {
    usual: 'Manche {{round}}. {{seat}} commence. Au centre : {{discs}}.',
    ofSet: 'Série {{set}}, manche {{round}}. {{seat}} commence. Au centre : {{discs}}.',
    moneyTime: 'Money time ! {{seat}} commence la dernière manche.',
  },
  goldenStarted: {
    first: 'Égalité entre {{seats}} : Golden Targets !',
    again: 'Toujours égalité : encore une pichenette pour {{seats}}.',
  },
  goldenFlicked: '{{seat}} a lancé toute sa tour.',
  goldenJudged: 'Sur le disque : {{onDisc}}. Sur la table : {{onTable}}.',
  gameOver: {
    fourth: 'Le quatrième disque ! La partie est finie.',
    lastRound: 'C’était la dernière manche. La partie est finie.',
    golden: 'Le Golden Targets a tranché. La partie est finie.',
  },
} as const satisfies SameKeys<typeof English>;
