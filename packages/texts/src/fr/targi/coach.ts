import type { targiCoach as English } from '../../en/targi/coach.ts';
import type { SameKeys } from '../../words.ts';
import { analysisBoard } from './analysisBoard.ts';
import { targiStudy } from './study.ts';

export const targiCoach = {
  ...targiStudy,
  board: analysisBoard,
  gotIt: 'Compris',
  quiet: 'Rien de nouveau ici. Je vous fais signe dès qu’il y en a.',
  moment: {
    place:
      'Chacun de vos trois Targuis trace une ligne sur le plateau. Là où deux de vos lignes se croisent, la carte est à vous.',
    robber: 'Le Pillard ferme une carte à chaque tour. Mais vous pouvez vous placer en face de lui.',
    crossing: 'Vos lignes peuvent maintenant se croiser. Regardez une place : vous voyez la carte gagnée et son prix.',
    facing: 'Personne ne se place en face d’un Targui adverse. Les vôtres ferment donc aussi une place à l’adversaire.',
    amulet: 'L’amulette change de main à chaque tour. Qui la détient place et agit en premier.',
    draft: 'Rien n’est encore définitif. Confirmez, ou annulez et essayez autre chose.',
    raid: 'Une attaque : payez en marchandises ou en points, selon ce qui vous manquera le moins. Les points des cartes posées sont à l’abri.',
    lastRaid:
      'La dernière attaque coûte 1 or ou 3 points. L’or ne rapporte rien à la fin : payez en or si vous le pouvez.',
    act: 'Utilisez vos cartes éclairées dans l’ordre qui vous convient : prenez d’abord les marchandises, puis payez.',
    tribeCard: 'Une carte Tribu rapporte des points à la fin. Payez-la, gardez-la en main ou défaussez-la.',
    goodsCard: 'Une carte Marchandises vous donne ce qu’elle montre. Cela paie d’autres cartes.',
    lack: 'Vous ne pouvez pas encore payer cette carte. Trouvez ce qui manque, ou gardez-la si votre main est vide.',
    rows: 'Choisissez bien la rangée : quatre symboles identiques rapportent 4 points, quatre différents 2, le reste rien.',
    rowThree: 'Trois cartes dans une rangée : la quatrième décide du bonus. Attendez le bon symbole si vous le pouvez.',
    rowFull: 'Une rangée est complète. L’étiquette à côté dit ce qu’elle rapporte à la fin.',
    hand: 'La carte en main attend le Noble, carte 1, à un tour suivant. D’ici là, aucune autre n’y trouve place.',
    refill:
      'Une carte utilisée est remplacée face cachée : Marchandises par Tribu, et inversement. Vous la verrez au prochain tour.',
    goodsLimit: 'Après vos actions, vous pouvez avoir 10 marchandises. Le surplus est rendu : dépensez-le maintenant.',
    goldLimit: 'Après vos actions, vous pouvez avoir 3 or. Le surplus est rendu.',
    raidSoon: 'Une attaque suit ce tour. Son coin montre le prix : gardez de quoi payer.',
    lastRaidSoon: 'Après ce tour vient la dernière attaque, puis la fin. Gardez 1 or pour elle et dépensez le reste.',
    twelve: 'Un étalage est presque plein. À la douzième carte, on finit le tour, puis on compte.',
    lastRounds: 'La fin approche. Marchandises et or n’y rapportent rien : changez-les en cartes et en points.',
  },
  border: {
    noble: 'Le Noble vous permet de payer et de poser la carte en main. Avec une main vide, il n’a rien pour vous.',
    good: 'Cette carte donne une marchandise. C’est peu, mais sa ligne vaut n’importe quelle autre.',
    trader:
      'Le Marchand prend 2 marchandises identiques contre 1 autre, ou 3 contre 1 or. Échangez avant de payer une carte.',
    fataMorgana: 'Fata Morgana déplace un de vos marqueurs vers une carte visible et libre que vos lignes ont manquée.',
    silversmith:
      'L’Orfèvre change marchandises ou or en points, une fois par visite. Quatre d’un coup valent mieux que deux.',
    caravan:
      'La Caravane retourne une carte Marchandises et vous la donne. Commencez par elle : vous saurez ce que vous avez.',
    tribalExpansion: 'L’Essor de la Tribu pioche une carte inconnue. Ayez de quoi la payer, ou une main vide.',
  },
  effect: {
    scorePerTwo: 'Elle compte chaque paire de cartes d’un symbole. Rassemblez ce symbole, elle vaudra davantage.',
    scoreIfMoreCards:
      'Elle ne compte que si vous finissez avec plus de cartes que l’adversaire. Surveillez les deux étalages.',
    scoreIfFourth: 'Elle ne compte qu’en quatrième place d’une rangée. Posez-la là où il y a déjà trois cartes.',
    scoreVariedRows:
      'Avec elle, deux rangées à quatre symboles différents rapportent 4 au lieu de 2. Prévoyez vos rangées.',
    scoreIfCards: 'Elle compte à partir de dix cartes posées. Beaucoup de cartes bon marché lui conviennent.',
    discount:
      'Les prochaines cartes de ce symbole coûtent une marchandise de moins. Plus tôt posée, plus elle économise.',
    nobleDiscount:
      'Les cartes posées grâce au Noble coûtent une marchandise de moins. Garder une carte en main devient rentable.',
    layFromHand:
      'Elle permet de poser la carte en main sans le Noble, pour une marchandise de plus. Votre main se libère plus tôt.',
    placeOnRobber: 'Vous pouvez vous placer sur la carte du Pillard : une place de plus que l’adversaire.',
    traderOneForOne: 'Chez le Marchand, vous échangez une contre une. Ce qui manque n’est jamais loin.',
    raidShield: 'Les attaques ne vous coûtent plus rien. Posée avant la première, elle rapporte le plus.',
    raidVp: 'Chaque attaque vous rapporte un point une fois payée. Il y en a quatre : posez-la tôt.',
    goodsBonus:
      'Une fois par tour, une carte Marchandises avec cette marchandise vous en donne une de plus. Posez-la tôt.',
    dryRoundGood:
      'Sans rien d’une carte Marchandises, vous recevez une marchandise au choix. Idéal avec deux cartes Tribu.',
    gainPerTwo:
      'À la pose, elle donne des marchandises. Voyez si elle compte les cartes ou les places libres, et choisissez le moment.',
    gainChoice: 'À la pose, elle donne trois marchandises, un or ou un point. Prenez ce qui mène à la carte suivante.',
    storeGold: 'Un or y est posé pour payer une prochaine carte Tribu. Ni attaque ni limite ne le touche.',
    rearrange: 'À la pose, vous pouvez déplacer jusqu’à deux de vos cartes : de quoi sauver une rangée.',
    fewerTargis: 'Au prochain tour, l’adversaire ne place que deux Targuis : un croisement au plus. Profitez-en.',
  },
  hint: {
    title: 'Un conseil',
    thinking: 'Chaque coup est pesé…',
    notNow: 'Les conseils sont là chaque fois que vous devez décider.',
    chance: 'Chances de gagner : {{chance}}',
    numbers: 'Écart attendu à la fin : {{margin}} points, à {{spread}} près.',
    certain: 'C’est certain : l’écart final sera de {{margin}} points.',
    others: 'Ce que coûtent les autres coups, en points',
    more_one: 'et encore {{count}} coup',
    more_other: 'et encore {{count}} coups',
    show: 'Montrer sur le plateau',
    play: 'Jouer ce coup',
  },
  analysis: {
    working: 'La partie est revue coup par coup…',
    lead: 'Écart attendu après chaque coup\u202F; vers le haut, c’est bon pour {{name}}. Les marques montrent où la partie a basculé.',
    lead_you:
      'Écart attendu après chaque coup\u202F; vers le haut, c’est bon pour vous. Les marques montrent où la partie a basculé.',
    curve: 'Courbe de l’écart attendu. Les mêmes nombres se trouvent plus bas.',
    turning: '{{name}} : {{lost}} points cédés',
    turning_you: 'Vous : {{lost}} points cédés',
    none: 'Aucun tournant notable.',
    point: 'Coup {{n}}, tour {{round}}',
    played: 'Joué : {{move}}',
    better: 'Mieux : {{move}}',
    numbers: 'La courbe en nombres',
    afterRound: 'Après le tour',
    margin: 'Écart',
    chance: 'Chances',
  },
  why: {
    than: 'Comparé à « {{move}} », en points :',
    gain: {
      points: 'Plus de points',
      goods: 'Plus de marchandises utiles',
      gold: 'Plus d’or',
      hand: 'Une meilleure main',
      rows: 'De meilleures rangées',
      effects: 'Plus de cartes utiles',
      targis: 'Plus de Targuis au prochain tour',
      opponent: 'Moins pour l’adversaire',
      later: 'Un meilleur prochain tour',
    },
    cost: {
      points: 'Moins de points',
      goods: 'Moins de marchandises utiles',
      gold: 'Moins d’or',
      hand: 'Une moins bonne main',
      rows: 'De moins bonnes rangées',
      effects: 'Moins de cartes utiles',
      targis: 'Moins de Targuis au prochain tour',
      opponent: 'Plus pour l’adversaire',
      later: 'Un moins bon prochain tour',
    },
    rest: 'Différences plus petites',
    together: 'Au total',
    lays: 'Permet de poser : {{cards}}',
    misses: 'Vous ne poseriez pas : {{cards}}',
    nextCard: 'Ensuite, avec {{place}}, vos lignes se croiseraient ici : {{card}}.',
    draws: {
      goods: 'Cela vous apporte une carte Marchandises de plus.',
      tribe: 'Cela vous apporte une carte Tribu de plus.',
    },
    equal: 'À peu près aussi bien : {{moves}}',
    allEqual: 'Ici, tous les coups se valent à peu près.',
    only: 'C’est le seul coup possible.',
  },
  warn: {
    careful_one: 'Attention, cela coûte environ {{count}} point.',
    careful_other: 'Attention, cela coûte environ {{count}} points.',
    leaves: 'Cela laisse {{place}} à l’adversaire.',
    leavesCard: 'Cela laisse {{place}} à l’adversaire, dont les lignes se croiseraient ici : {{card}}.',
    misses: 'Avec {{place}}, vos lignes se croiseraient ici : {{card}}.',
    row: 'La rangée {{row}} convient mieux à cette carte.',
    lay: 'Mieux vaut payer et poser maintenant : {{card}}.',
    keep: 'Mieux vaut garder en main : {{card}}.',
    better: 'Mieux : {{move}}. {{reason}}.',
    takeBack: 'Vous pouvez encore l’annuler.',
  },
} as const satisfies SameKeys<typeof English>;
