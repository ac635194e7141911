import type { botsCli as English } from '../en/botsCli.ts';
import type { SameKeys } from '../words.ts';

/** What the terminal says about bots: their matches, their advice. */
export const botsCli = {
  levels: {
    line: '{{id}} : {{name}}. {{text}}',
  },
  spec: {
    unknown: '« {{bot}} » n’est pas un bot. Il y a : {{bots}}.',
    near: '« {{bot}} » n’est pas un bot. Vouliez-vous dire {{near}} ?',
    few: 'Un classement demande au moins deux bots différents.',
  },
  program: {
    'not-started': 'Le programme « {{program}} » ne peut pas être lancé : {{detail}}.',
    'not-a-bot': 'Le fichier {{program}} ne contient pas de bot : {{detail}}',
    ended: 'Le programme « {{program}} » s’est arrêté alors qu’on lui demandait un coup (sortie : {{detail}}).',
    late: 'Le programme « {{program}} » n’a pas répondu en {{limitMs}} ms.',
    unasked: 'Le programme « {{program}} » a envoyé une ligne que personne n’avait demandée : {{sent}}',
    'not-json': 'Le programme « {{program}} » a envoyé une ligne qui n’est pas un objet JSON : {{sent}}',
    'not-an-answer': 'Le programme « {{program}} » a envoyé {{sent}}, sans nombre « move » ni texte « notation ».',
    illegal:
      'Le programme « {{program}} » a choisi {{sent}}, qui n’est aucun des {{count}} coups proposés : {{expected}}',
    broke: 'Un match s’est interrompu : {{detail}}',
  },
  arena: {
    head_one: '{{a}} contre {{b}} : {{count}} paire de parties, graine {{seed}}',
    head_other: '{{a}} contre {{b}} : {{count}} paires de parties, graine {{seed}}',
    games: 'gagnées {{won}}, perdues {{lost}}, nulles {{shared}}',
    pairs: 'paires par résultat (0, ½, 1, 1½, 2) : {{pairs}}',
    winRate: 'taux de victoire {{mean}} (de {{low}} à {{high}})',
    elo: 'Elo {{mean}} (de {{low}} à {{high}})',
    margin: 'écart {{mean}} points par partie (de {{low}} à {{high}})',
    points: 'points {{a}} contre {{b}} en moyenne',
    time: '{{bot}} : {{mean}} ms par décision, 95 % en moins de {{p95}} ms, la plus longue {{max}} ms',
    intervals: 'Les intervalles sont à 95 %, d’après les résultats des paires.',
    sprt: 'SPRT entre {{elo0}} et {{elo1}} Elo : logarithme du rapport de vraisemblance {{llr}} (fin à {{lower}} ou {{upper}})',
    verdict: {
      stronger: '{{a}} est plus fort.',
      notStronger: '{{a}} n’est pas plus fort.',
      undecided: 'Pas encore décidé : il faut plus de paires.',
    },
    early: 'Décidé en moins de {{pairs}} paires : refaites l’essai avec une autre graine avant d’y croire.',
    eloOrder: '--elo1 doit être au-dessus de --elo0.',
  },
  ladder: {
    head_one: '{{count}} paire de parties par couple de bots, graine {{seed}}',
    head_other: '{{count}} paires de parties par couple de bots, graine {{seed}}',
    bot: 'bot',
    elo: 'Elo',
    interval: '95 %',
    share: 'taux de victoire',
    points: 'points',
    time: 'ms par décision (moyenne, 95 %)',
    against: 'gagne contre',
    anchor: '{{bot}} vaut {{elo}} Elo ; les intervalles sont ceux de la distance à lui.',
  },
  hint: {
    head: 'Après le coup {{at}} sur {{count}} ; c’est à {{seat}} de jouer.',
    best: '{{notation}} : {{move}}',
    numbers: 'Chances de gain {{chance}}, écart attendu {{margin}} points, à {{spread}} près.',
    certain: 'L’écart final est de {{margin}} points.',
    others: 'Ce que coûtent les autres coups, en points :',
    forced: 'Il n’y a rien à choisir.',
    over: 'Cette partie est finie : il n’y a plus rien à conseiller.',
    notToAct: 'C’est à {{seat}} de jouer : le conseil n’est que pour la personne qui doit décider.',
    impossible: 'Aucune partie ne mène à cette position : {{detail}}',
  },
  analysis: {
    head: 'Écart attendu et chances de gain de {{seat}} après chaque coup ; ce qu’un coup a coûté, et ce qui valait mieux.',
    round: 'Tour {{round}}',
    raid: 'La dernière attaque',
    turning: 'Tournants de {{seat}} ({{lost}} points perdus en tout)',
    none: 'aucun qui compte',
    point: 'Coup {{n}}, tour {{round}} : {{notation}} a coûté {{lost}} points. Mieux : {{better}} : {{move}}',
    ended: 'À la fin : {{blue}} à {{white}}.',
    empty: 'Cette partie n’a pas encore de coups.',
  },
} as const satisfies SameKeys<typeof English>;
