import type { targiTable as English } from '../../en/targi/table.ts';
import type { SameKeys } from '../../words.ts';

export const targiTable = {
  section: {
    setup: 'A preparação',
    round: 'Uma rodada',
    placement: 'Posicionar Targis e marcadores',
    actions: 'Realizar as ações',
    centre: 'As cartas do centro',
    border: 'As cartas de Fronteira',
    endOfRound: 'O fim da rodada',
    raids: 'Os assaltos e o fim da partida',
    scoring: 'A pontuação',
    secrets: 'O que é aberto e o que é oculto',
    cards: 'O que fazem as cartas de Tribo',
  },
  phase: {
    place: 'Posicionar Targis',
    act: 'Ações',
    trade: 'No Comerciante',
    drawn: 'Expansão Tribal',
    gain: 'Escolha do ganho',
    rearrange: 'Rearrumar',
    return: 'Devolução',
    raid: 'Assalto',
    over: 'Fim da partida',
  },
  prompt: {
    place: '{{seat}}, posicione um Targi.',
    act: '{{seat}}, escolha uma ação ou encerre o seu turno.',
    trade: '{{seat}}, faça outra troca ou saia do Comerciante.',
    drawn: '{{seat}}, baixe, guarde ou descarte a carta que você comprou: {{card}}.',
    gain: '{{seat}}, pegue {{tokens}}.',
    gainOrElse: '{{seat}}, pegue {{tokens}}, ou então 1 ouro ou 1 ponto.',
    rearrange: '{{seat}}, rearrume até duas cartas ou deixe o seu painel como está.',
    return: '{{seat}}, você tem mais de dez mercadorias. Devolva {{tokens}}.',
    raid: '{{seat}}, pague o assalto: {{due}}.',
    over: 'A partida acabou.',
  },
  option: {
    first: { blue: 'Azul começa.', white: 'Branco começa.', drawn: 'Quem começa é sorteado.' },
    shortfall: {
      opponentGains: 'Quem não pode pagar um assalto não perde nada; o oponente ganha os pontos devidos.',
      loseWhatYouHave: 'Quem não pode pagar um assalto perde tudo de um só tipo; o oponente não ganha nada.',
    },
    hands: {
      closed: 'As cartas compradas ficam ocultas do oponente.',
      open: 'As cartas na mão e as cartas compradas ficam abertas para todos.',
    },
  },
  refusal: {
    notYourTurn: 'Não é a sua vez. Espere o outro jogador terminar.',
    staleVersion: 'A mesa mudou desde que você olhou. Olhe de novo e então escolha.',
    cited: '{{text}} ({{rule}})',
  },
} as const satisfies SameKeys<typeof English>;
