import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'Ce qui fait gagner',
  lead: '{{games}} parties entre deux bots de même niveau : ce qui s’y est passé, et qui a gagné.',
  level: 'Niveau',
  contents: 'Sur cette page',
  rounds: {
    label: 'Tours',
    all: 'Tous',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'Comment lire cette page',
    often: 'Par partie : combien de fois c’est arrivé dans une partie, les deux joueurs ensemble.',
    wins: 'Victoires : la part de ces parties gagnée par le joueur qui l’a fait. Une égalité compte pour une demi-victoire.',
    points:
      'Points : l’écart final, comparé à celui que laissait attendre, au début du tour, ce que les deux joueurs avaient. Une avance prise avant ne compte donc pas. Pour les cartes, 0 est la carte moyenne.',
    error:
      'La barre montre où se trouve la vraie valeur dans 95 comptages sur 100. Si elle touche le trait du milieu, le hasard seul peut expliquer le chiffre.',
    cause:
      'Un chiffre n’est pas une cause. Une carte est posée par qui a pu l’atteindre et la payer, et les gens ne jouent pas comme les bots.',
    again: 'Chacun peut refaire le comptage avec {{command}}.',
  },
  column: {
    often: 'Par partie',
    wins: 'Victoires',
    points: 'Points',
    discs: 'Disques',
    round: 'Tour',
    winner: 'Gagnant',
    loser: 'Perdant',
    players: 'Joueurs',
  },
  few: 'trop peu',
  asTable: 'En tableau',
  cards: {
    about: 'Choisissez un titre de colonne pour trier. Les tours sont ceux où la carte a été posée.',
  },
  spaces: {
    about: 'Les chiffres du joueur dont un Targui s’y trouvait, par tour.',
    opening: 'Le premier Targui de la partie',
  },
  turns: {
    title: 'Croisements et ordre du tour',
    crossings: 'Croisements dans le tour : {{crossings}}',
    first: 'Agit en premier dans le tour',
    second: 'Agit en second dans le tour',
  },
  deals: {
    title: 'Échanges et attaques',
    raid: 'Attaque {{number}} : {{tokens}}',
  },
  rows: {
    title: 'L’étalage à la fin',
    made: 'Rangées d’un seul symbole : {{equal}}, de quatre : {{varied}}',
  },
  habits: {
    title: 'Habitudes',
    about: 'Les chiffres du joueur qui l’a fait plus souvent que l’autre dans toute la partie.',
    goodsSpaces: 'Targuis sur des marchandises',
    goodsCards: 'Cartes Marchandises prises',
    crossings: 'Croisements',
    laid: 'Cartes Tribu posées',
    laidEarly: 'Cartes Tribu posées jusqu’au tour 6',
    kept: 'Cartes Tribu gardées en main',
    gold: 'Or reçu',
    returned: 'Marchandises rendues à la limite',
    raidPoints: 'Points payés aux attaques',
  },
  course: {
    title: 'Le cours d’une partie',
    leads: 'Combien de fois celui qui mène gagne',
    leadsAbout: 'Selon l’avance en points au début d’un tour.',
    picture: 'Combien de fois celui qui mène gagne, tour par tour : {{leads}}. Les chiffres sont dans le tableau.',
    lead: '{{least}} à {{most}} d’avance',
    leadMost: '{{least}} ou plus d’avance',
    scores: 'Scores finaux',
    scoresPicture: 'Scores finaux de {{least}} à {{most}}. Les chiffres sont dans le tableau.',
    sources: 'D’où viennent les points',
    source: {
      tokens: 'Jetons de points',
      printed: 'Imprimés sur les cartes',
      effect: 'Effets des cartes',
      equal: 'Rangées d’un seul symbole',
      varied: 'Rangées de quatre symboles',
    },
    ends: '{{display}} des parties se sont terminées par un étalage plein, les autres par la dernière attaque.',
  },
  sayings: {
    title: 'Deux dictons à l’épreuve',
    goods:
      '« Prenez les cartes Marchandises aux bonnes places même avec dix marchandises, pour qu’y viennent des cartes Tribu. »',
    goodsHow:
      'À la fin d’un tour, tout ce qu’une carte Marchandises avait donné a été rendu. À partir de ce choix, la partie a été jouée deux fois : la carte prise, puis la carte laissée. Choix essayés : {{choices}}.',
    goodsNone: 'Pas essayé à ce niveau : ses parties sont trop longues.',
    goodsFirst: 'Pour qui agit en premier au tour suivant',
    goodsSecond: 'Pour qui agit en second au tour suivant',
    start: '« Celui qui commence a un avantage. »',
    startHow: 'Les deux joueurs sont de même force. Sans avantage, celui qui commence gagnerait la moitié des parties.',
    starting: 'Celui qui commence',
    result: '{{points}} points (± {{error}})',
    resultWins: '{{wins}} des parties gagnées (± {{error}})',
    agree: 'Les chiffres sont d’accord.',
    disagree: 'Les chiffres disent le contraire.',
    open: 'Les chiffres ne montrent aucune différence que le hasard ne puisse expliquer.',
  },
  targets: {
    discs: 'Disques : l’écart final, en disques, du joueur qui l’a fait.',
    cause:
      'Un chiffre n’est pas une cause : celui qui mène fait peut-être certaines choses plus souvent, et les gens ne jouent pas comme les bots.',
    where: 'Où les dés s’arrêtent',
    flickOn: 'Pichenette {{number}} de la manche : sur un disque',
    flickBeside: 'Pichenette {{number}} de la manche : à côté des disques',
    events: 'Ce qui se passe dans une partie',
    awarded: 'Disques attribués en fin de manche',
    ahead: 'Avance en disques au début d’une manche : {{discs}}',
    ends: 'Gagnées avec le quatrième disque : {{fourth}} des parties ; après la dernière manche : {{lastRound}} ; aux Golden Targets : {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;
