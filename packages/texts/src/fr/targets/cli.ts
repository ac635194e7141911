import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Jouer à Targets, contre des bots ou avec quelqu’un à côté',
      text: 'Vous jouez les rouges ; par défaut, les autres sont le bot juggler. La table annonce Targets pour vous, sauf si l’on joue « Pas vu, pas pris ! ». Visez avec une touche du menu, puis la vitesse et l’écart : `d1 1100 -5`. La partie est enregistrée après chaque coup ; `--resume` reprend exactement là. Pendant la partie, `?` montre ce que l’on peut taper. Avec `--json`, chaque position est une ligne de JSON, et chaque ligne envoyée est un coup en notation.',
    },
    selfplay: {
      summary: 'Faire jouer des bots à Targets, et compter',
      text: 'De deux à quatre bots jouent des parties entières avec une vraie physique : qui a gagné combien de fois et comment, et ce que leurs pichenettes ont donné. Avec `--log`, chaque début, chaque coup et chaque fin est une ligne de JSON, avec toute la table après chaque coup. Avec `--file`, la dernière partie est écrite sous une forme que `replay` sait lire.',
    },
    flick: {
      summary: 'Montrer une pichenette vue d’en haut',
      text: 'Le fichier est du JSON : la table (« scene », les palets et les dés), la pichenette (« flick ») et le nombre de disques au centre (« discs », 3 par défaut). Ce peut être aussi une liste, comme packages/targets/golden/shots.json. L’image est dessinée ici, ou écrite en SVG. Le fichier `-` est l’entrée standard.',
    },
    replay: {
      summary: 'Vérifier une partie de Targets enregistrée et la raconter',
      text: 'Chaque pichenette est simulée et chaque annonce vérifiée de nouveau. Un fichier abîmé est refusé, avec la ligne et la colonne de la première erreur. Le fichier `-` est l’entrée standard.',
    },
    levels: {
      summary: 'Donner les niveaux des bots de Targets',
      text: 'Leurs noms pour les autres commandes, et ce qu’il faut en attendre.',
    },
    arena: {
      summary: 'Faire jouer un match de Targets à deux bots, et mesurer',
      text: 'Des parties à deux, chaque graine deux fois, les places échangées. Un bot est un niveau, ou `naive`, qui vise à peu près quelque chose.',
    },
    verify: {
      summary: 'Vérifier qu’une partie de Targets en ligne était équitable, coup par coup',
      text: 'FILE est la preuve (JSON) que propose la page d’une partie en ligne terminée. Empreinte, graine, position des dés, pichenettes, annonces et résultat sont recalculés ; le code de sortie est 1 si l’un d’eux ne correspond pas. docs/fairness.md dit ce que cela prouve.',
    },
  },
  flag: {
    players: 'Combien de joueurs',
    variants: 'Les variantes, séparées par des virgules : pasvu, 3x3, teams',
    svg: 'Écrire l’image dans ce fichier, en SVG',
    file: 'Le fichier : flick le lit, selfplay y écrit la dernière partie, play y enregistre',
    seed: 'D’où vient le hasard ; la même graine donne les mêmes parties',
    at: 'Quelle pichenette d’une liste',
    bots: 'Les bots, séparés par des virgules : un pour tous les autres, ou un par joueur, dans le sens horaire ; avec `play`, `human` est une personne. Un niveau, `naive`, `file:MODULE` ou `proc:COMMAND`',
  },
  verify: {
    notOurs:
      '{{file}} n’est pas la preuve d’une partie de Targets en ligne. Téléchargez-la depuis la page d’une partie terminée.',
  },
  wrong: {
    variant: 'Il n’y a pas de variante « {{word}} ». Il y a : {{variants}}.',
    variantNear: 'Il n’y a pas de variante « {{word}} ». Vouliez-vous dire {{near}} ?',
    botCount:
      'Bots nommés : {{bots}} ; joueurs : {{players}}. Nommez un bot pour tous, ou un pour chaque joueur, dans le sens horaire.',
    oddGames:
      'Chaque graine est jouée deux fois, les places échangées : {{games}} est impair. Choisissez un nombre pair de parties.',
  },
  shot: {
    'not-json': 'ce n’est pas du JSON ({{detail}}).',
    'no-such-shot': 'il ne contient pas de pichenette {{at}} ; il en a {{count}}.',
    'bad-part':
      'la partie {{part}} manque ou est fausse. Il faut un objet avec « scene » (pucks, dice), « flick » et peut-être « discs », tous les nombres entiers.',
    flick: {
      malformed:
        'la partie flick manque ou est fausse. Elle a « die », « vxMmS », « vzMmS », « highPm », « sidePm » et « tower ».',
      'not-whole': 'les nombres de la pichenette doivent être entiers.',
      'too-fast': 'la pichenette est trop rapide. Au plus 4000 mm/s.',
      'no-speed': 'la pichenette n’a pas de vitesse.',
      'beside-the-die': 'la pichenette passe à côté du dé. « highPm » et « sidePm » vont de -1000 à 1000.',
      'unknown-die': 'ce dé n’existe pas. Les dés vont de red1 à green3.',
      'not-there': 'le dé lancé n’est pas dans la scène.',
      'no-tower': 'le dé lancé n’est dans aucune tour.',
    },
  },
  flick: {
    title: '{{die}} est lancé à {{speed}} m/s.',
    wholeTower: 'Toute la tour de {{die}} est lancée à {{speed}} m/s.',
    legend:
      '░ disque, ▓ rond noir, ▒ palet, · trajet. Une minuscule et un chiffre : un dé et sa face. Une majuscule : une tour et sa hauteur.',
    written: 'L’image est dans {{file}}.',
    tower: '{{die}} reste sur son palet.',
    off: '{{die}} quitte la table.',
    unsettled: '{{die}} ne s’immobilise pas.',
    slid: '{{die}} a glissé sans rouler.',
    cocked: '{{die}} penche, ou repose sur quelque chose, et ne compte nulle part.',
    table: '{{die}} montre {{face}}.',
    onDisc: '{{die}} montre {{face}}, entièrement sur le disque {{disc}}.',
    black: '{{die}} montre {{face}} et touche le rond noir du disque {{disc}}.',
    took: 'Immobile après {{seconds}} s. Empreinte de tout le mouvement : {{hash}}.',
  },
  play: {
    towerOf: 'la tour : {{colour}}',
    middle: 'le milieu de la table',
    aimText:
      'tirer par là : une touche du menu, puis la vitesse en mm/s (d’habitude 1100, au plus 4000) et des degrés vers la droite (moins : la gauche)',
    notationText: 'le tir lui-même, en notation (docs/notation-targets.md) ; les annonces aussi : `targets:red1`',
    letGoText: 'rien à dire : aux autres de jouer',
  },
  selfplay: {
    head_one: '{{count}} partie, graine {{seed}}',
    head_other: '{{count}} parties, graine {{seed}}',
    seat_one: '{{seat}} ({{bot}}) : {{count}} victoire ({{share}}), {{discs}} disques par partie',
    seat_other: '{{seat}} ({{bot}}) : {{count}} victoires ({{share}}), {{discs}} disques par partie',
    decided:
      'Décidé par le quatrième disque {{fourth}}, après la dernière manche {{lastRound}}, par Golden Targets {{golden}}',
    length: '{{rounds}} manches et {{moves}} coups par partie',
  },
  tally:
    'pichenettes {{flicks}}, entièrement sur un disque {{share}} ; Targets {{targets}}, non annoncés {{missed}} ; Doubles {{doubles}}, vols {{steals}}, désarmements {{disarms}}',
  arena: {
    head_one: '{{a}} contre {{b}} : {{count}} partie à deux, graine {{seed}}',
    head_other: '{{a}} contre {{b}} : {{count}} parties à deux, graine {{seed}}',
    margin: 'écart {{mean}} disques par partie ({{low}} à {{high}})',
    games: 'gagné {{won}}, perdu {{lost}}',
    tally: '{{bot}} : {{tally}}',
    time: '{{bot}} : {{mean}} ms par pichenette, 95 % en moins de {{p95}} ms, la plus longue {{max}} ms',
  },
  replay: {
    head: 'Graine {{seed}}.',
    player: '{{seat}} : {{player}}.',
    move: '{{seat}} : {{move}}',
    discs: '{{seat}} : gagnés {{won}}, sous le palet {{stored}}.',
    unfinished_one: 'La partie n’est pas finie : elle s’arrête après {{count}} coup.',
    unfinished_other: 'La partie n’est pas finie : elle s’arrête après {{count}} coups.',
  },
} as const satisfies SameKeys<typeof English>;
