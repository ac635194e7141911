import type { targetsEvents as English } from '../../en/targets/events.ts';
import type { SameKeys } from '../../words.ts';

export const targetsEvents = {
  swapped: '{{seat}} dá {{gave}} e coloca {{got}} na torre, {{level}}.',
  missed: 'Ninguém anunciou: {{die}} fica no centro preto.',
  flicked: {
    onDisc: 'Peteleco de {{seat}}: {{face}} no disco {{disc}}.',
    onTable: 'Peteleco de {{seat}}: {{face}}.',
    noFace: 'Peteleco de {{seat}}.',
  },
  fault: {
    off: 'Falta: {{die}} saiu da mesa.',
    unsettled: 'Falta: {{die}} não parava.',
    slid: 'Falta: {{die}} deslizou sem rolar.',
    onPuck: 'Falta: {{die}} parou em cima de uma base.',
    stayed: 'Falta: {{die}} ficou na própria base.',
    notKept: 'Falta: {{die}} também caiu.',
  },
  kept: '{{seat}} mantém {{die}} na mesa.',
  disarmed: {
    alone: '{{by}} desarma {{seat}}: {{out}} está fora.',
    others: '{{by}} desarma {{seat}}: {{out}} está fora. De volta à torre: {{back}}.',
  },
  stole: '{{seat}} rouba de {{from}}: {{discs}}.',
  targets: {
    own: '“Targets!” {{seat}} ganha o disco {{disc}} com {{die}}.',
    forYou: 'Targets para {{seat}}: o disco {{disc}}, com {{die}}.',
  },
  doubled: '“Double {{face}}!” {{seat}} põe {{back}} de volta na torre.',
  cancelled: '“Pas vu, pas pris!” {{seat}} anula o Targets de {{of}} com {{die}}.',
  passed: '{{seat}} não anuncia nada.',
  roundEnded: 'A rodada {{round}} acabou.',
  validated: 'Garantido por {{seat}}: {{discs}}.',
  awarded: {
    somebody: 'O disco {{disc}} vai para baixo da base de {{seat}} ({{totals}}).',
    cancelled: 'Ninguém fica com o disco {{disc}} ({{totals}}).',
    empty: 'Não há ninguém no disco {{disc}}.',
  },
  removed: '{{seat}} remove o disco {{disc}}.',
  roundStarted: {
    usual: 'Rodada {{round}}. {{seat}} começa. No meio: {{discs}}.',
    ofSet: 'Set {{set}}, rodada {{round}}. {{seat}} começa. No meio: {{discs}}.',
    moneyTime: 'Money time! {{seat}} começa a última rodada.',
  },
  goldenStarted: {
    first: 'Empate entre {{seats}}: Golden Targets!',
    again: 'Ainda empatado: mais um peteleco para {{seats}}.',
  },
  goldenFlicked: '{{seat}} lançou a torre inteira.',
  goldenJudged: 'No disco: {{onDisc}}. Na mesa: {{onTable}}.',
  gameOver: {
    fourth: 'O quarto disco! A partida acabou.',
    lastRound: 'Era a última rodada. A partida acabou.',
    golden: 'O Golden Targets está decidido. A partida acabou.',
  },
} as const satisfies SameKeys<typeof English>;
