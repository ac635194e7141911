import type { targetsTable as English } from '../../en/targets/table.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTable = {
  section: {
    setup: 'A preparação',
    turn: 'Um turno',
    faults: 'As faltas',
    attacks: 'Torres e discos dos outros',
    targets: '“Targets!”',
    double: '“Double!”',
    calls: 'Os anúncios',
    endOfRound: 'O fim da rodada',
    end: 'O fim da partida',
    golden: 'Golden Targets',
    variants: 'Variantes',
    open: 'O que é aberto e o que o acaso decide',
  },
  need: {
    swap: '{{seats}}: escolham o dado que vão dar ao parceiro e onde ficará o que receberem.',
    flick: '{{seat}}, dê um peteleco no dado do topo da sua torre.',
    calls: '{{seats}}: é hora de anunciar ou deixar passar.',
    keep: '{{seat}}, caíram vários dados seus. Mantenha um deles: {{dice}}.',
    remove: '{{seat}}, ninguém ganhou um disco. Remova um do meio: {{discs}}.',
    golden: '{{seats}}: um peteleco na torre inteira, em direção ao disco.',
    over: 'A partida acabou.',
  },
  call: {
    targets: '{{seat}} pode anunciar “Targets!” com {{die}} pelo disco {{disc}}.',
    double: '{{seat}} pode anunciar “Double {{face}}!” com {{dice}}.',
  },
  option: {
    players_one: '{{count}} jogador.',
    players_other: '{{count}} jogadores.',
    first: {
      named: '{{seat}} começa.',
      drawn: 'Quem começa é sorteado.',
    },
    calls: {
      own: 'Cada um anuncia por si.',
      forYou: 'A mesa anuncia no seu lugar.',
    },
    variant: {
      pasVu: 'Variante: pas vu, pas pris.',
      threeByThree: 'Variante: 3 × 3.',
      teams: 'Variante: dois contra dois.',
    },
  },
  optionRefusal: {
    'not-options': 'Não existe uma mesa assim. Escolha 2, 3 ou 4 jogadores, quem começa, quem anuncia e as variantes.',
    'first-not-seated': 'Quem deveria começar não está nesta mesa. Indique alguém que esteja, ou sorteie.',
    'teams-need-four': 'Dois contra dois precisa de quatro jogadores.',
    'pas-vu-needs-calls':
      'Onde a mesa anuncia no seu lugar, ninguém pode ser mais rápido com “Pas vu, pas pris!”. Escolha um ou outro.',
  },
  fileError: {
    'wrong-turn': '“{{found}}” não é a rodada e o peteleco que vêm agora.',
    'new-line': 'Cada peteleco começa uma linha, e nada mais começa uma: “{{found}}”.',
  },
  refusal: {
    notYourTurn: 'Não é a sua vez, e você não tem nada a anunciar. Espere os outros.',
    staleVersion: 'A mesa mudou desde que você olhou. Olhe de novo e então escolha.',
    cited: '{{text}} ({{rule}})',
  },
  outcome: {
    fourth: '{{seats}} vence com {{discs}}: o quarto disco encerra a partida.',
    lastRound: '{{seats}} vence com {{discs}}.',
    golden: '{{seats}} vence o Golden Targets, depois de um empate em {{discs}}.',
    teamFourth: '{{seats}} vencem com {{discs}}: o quarto disco encerra a partida.',
    teamLastRound: '{{seats}} vencem com {{discs}}.',
    teamGolden: '{{seats}} vencem o Golden Targets, depois de um empate em {{discs}}.',
    discs_one: '{{count}} disco',
    discs_other: '{{count}} discos',
    running: 'A partida ainda está em andamento.',
  },
} as const satisfies SameKeys<typeof English>;
