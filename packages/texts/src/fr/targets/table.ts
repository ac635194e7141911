import type { targetsTable as English } from '../../en/targets/table.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTable = {
  section: {
    setup: 'La mise en place',
    turn: 'Un tour',
    faults: 'Les fautes de dé',
    attacks: 'Les tours et les disques des autres',
    targets: '« Targets ! »',
    double: '« Double ! »',
    calls: 'Les annonces',
    endOfRound: 'La fin de la manche',
    end: 'La fin de la partie',
    golden: 'Le Golden Targets',
    variants: 'Les variantes',
    open: 'Ce qui est visible, et ce que décide le hasard',
  },
  need: {
    start: '{{seats}} : le premier à annoncer « Targets ! » commence.',
    start_you: 'Annoncez « Targets ! » avant les autres, et vous commencez.',
    swap: '{{seats}} : choisissez le dé que vous donnez à votre partenaire, et la place de celui que vous recevez.',
    swap_you: 'Choisissez le dé que vous donnez à votre partenaire, et la place de celui que vous recevez.',
    flick: '{{seat}}, une pichenette au dé du sommet de votre tour.',
    flick_you: 'Une pichenette au dé du sommet de votre tour.',
    calls: '{{seats}} : annoncez maintenant, ou laissez passer.',
    calls_you: 'Annoncez maintenant, ou laissez passer.',
    keep: '{{seat}}, plusieurs de vos dés sont tombés. Gardez-en un : {{dice}}.',
    keep_you: 'Plusieurs de vos dés sont tombés. Gardez-en un : {{dice}}.',
    remove: '{{seat}}, personne n’a remporté de disque. Retirez-en un du centre : {{discs}}.',
    remove_you: 'Personne n’a remporté de disque. Retirez-en un du centre : {{discs}}.',
    golden: '{{seats}} : toute votre tour vers le disque, d’une seule pichenette. Tout roule dès que chacun a lancé.',
    golden_you: 'Toute votre tour vers le disque, d’une seule pichenette. Tout roule dès que chacun a lancé.',
    over: 'La partie est finie.',
  },
  call: {
    targets: '{{seat}} peut annoncer « Targets ! » avec {{die}} pour le disque {{disc}}.',
    targets_you: 'Vous pouvez annoncer « Targets ! » avec {{die}} pour le disque {{disc}}.',
    double: '{{seat}} peut annoncer « Double {{face}} ! » avec {{dice}}.',
    double_you: 'Vous pouvez annoncer « Double {{face}} ! » avec {{dice}}.',
  },
  option: {
    players_one: '{{count}} joueur.',
    players_other: '{{count}} joueurs.',
    gaps: 'Tours plus près des disques : {{gaps}}.',
    gap: '{{colour}} {{cm}} cm',
    first: {
      named: '{{seat}} commence.',
      drawn: 'Le sort désigne qui commence.',
      called: 'Le premier à annoncer commence.',
    },
    calls: {
      own: 'Chacun annonce pour soi.',
      forYou: 'La table annonce pour vous.',
    },
    variant: {
      pasVu: 'Variante : pas vu, pas pris.',
      threeByThree: 'Variante : 3 × 3.',
      teams: 'Variante : deux contre deux.',
    },
  },
  optionRefusal: {
    'not-options':
      'Cette table n’existe pas. Choisissez 2, 3 ou 4 joueurs, qui commence, qui annonce, et les variantes.',
    'first-not-seated':
      'Le joueur qui devrait commencer n’est pas assis à cette table. Nommez-en un autre, ou laissez faire le sort.',
    'teams-need-four': 'À deux contre deux, il faut être quatre.',
    'pas-vu-needs-calls':
      'Quand la table annonce pour vous, personne ne peut être plus rapide avec « Pas vu, pas pris ! ». Choisissez l’un ou l’autre.',
  },
  fileError: {
    'wrong-turn': '« {{found}} » n’est pas la manche et la pichenette qui suivent.',
    'new-line': 'Chaque pichenette commence une ligne, et rien d’autre n’en commence : « {{found}} ».',
  },
  refusal: {
    notYourTurn: 'Ce n’est pas à vous de jouer, et vous n’avez rien à annoncer. Attendez les autres.',
    staleVersion: 'La table a changé depuis votre dernier regard. Regardez à nouveau, puis choisissez.',
    cited: '{{text}} ({{rule}})',
  },
  outcome: {
    fourth: '{{seats}} gagne avec {{discs}} : le quatrième disque met fin à la partie.',
    fourth_you: 'Vous gagnez avec {{discs}} : le quatrième disque met fin à la partie.',
    lastRound: '{{seats}} gagne avec {{discs}}.',
    lastRound_you: 'Vous gagnez avec {{discs}}.',
    golden: '{{seats}} gagne au Golden Targets, après une égalité à {{discs}}.',
    golden_you: 'Vous gagnez au Golden Targets, après une égalité à {{discs}}.',
    teamFourth: '{{seats}} gagnent avec {{discs}} : le quatrième disque met fin à la partie.',
    teamFourth_you: 'Votre équipe gagne avec {{discs}} : le quatrième disque met fin à la partie.',
    teamLastRound: '{{seats}} gagnent avec {{discs}}.',
    teamLastRound_you: 'Votre équipe gagne avec {{discs}}.',
    teamGolden: '{{seats}} gagnent au Golden Targets, après une égalité à {{discs}}.',
    teamGolden_you: 'Votre équipe gagne au Golden Targets, après une égalité à {{discs}}.',
    discs_one: '{{count}} disque',
    discs_other: '{{count}} disques',
    running: 'La partie n’est pas finie.',
  },
} as const satisfies SameKeys<typeof English>;
