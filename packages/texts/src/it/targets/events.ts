import type { targetsEvents as English } from '../../en/targets/events.ts';
import type { SameKeys } from '../../words.ts';

export const targetsEvents = {
  swapped: '{{seat}} dà {{gave}} e mette {{got}} nella torre, {{level}}.',
  missed: 'Nessuno l’ha dichiarato: {{die}} resta sul centro nero.',
  flicked: {
    onDisc: 'Schicchera di {{seat}}: {{face}} sul disco {{disc}}.',
    onTable: 'Schicchera di {{seat}}: {{face}}.',
    noFace: 'Schicchera di {{seat}}.',
  },
  fault: {
    off: 'Fallo: {{die}} è uscito dal tavolo.',
    unsettled: 'Fallo: {{die}} non si fermava.',
    slid: 'Fallo: {{die}} è scivolato senza rotolare.',
    onPuck: 'Fallo: {{die}} si è fermato su una base.',
    stayed: 'Fallo: {{die}} è rimasto sulla sua base.',
    notKept: 'Fallo: anche {{die}} è caduto.',
  },
  kept: '{{seat}} tiene {{die}} sul tavolo.',
  disarmed: {
    alone: '{{by}} disarma {{seat}}: {{out}} è fuori gioco.',
    others: '{{by}} disarma {{seat}}: {{out}} è fuori gioco. Di nuovo sulla torre: {{back}}.',
  },
  stole: '{{seat}} ruba a {{from}}: {{discs}}.',
  targets: {
    own: '«Targets!» {{seat}} vince il disco {{disc}} con {{die}}.',
    forYou: 'Targets per {{seat}}: il disco {{disc}}, con {{die}}.',
  },
  doubled: '«Double {{face}}!» {{seat}} rimette {{back}} sulla torre.',
  cancelled: '«Pas vu, pas pris!» {{seat}} annulla il Targets di {{of}} con {{die}}.',
  passed: '{{seat}} non dichiara nulla.',
  roundEnded: 'Il round {{round}} è finito.',
  validated: 'Al sicuro per {{seat}}: {{discs}}.',
  awarded: {
    somebody: 'Il disco {{disc}} va sotto la base di {{seat}} ({{totals}}).',
    cancelled: 'Il disco {{disc}} non va a nessuno ({{totals}}).',
    empty: 'Sul disco {{disc}} non c’è nessuno.',
  },
  removed: '{{seat}} toglie il disco {{disc}}.',
  roundStarted: {
    usual: 'Round {{round}}. {{seat}} comincia. Al centro: {{discs}}.',
    ofSet: 'Set {{set}}, round {{round}}. {{seat}} comincia. Al centro: {{discs}}.',
    moneyTime: 'Money time! {{seat}} comincia l’ultimo round.',
  },
  goldenStarted: {
    first: 'Parità tra {{seats}}: Golden Targets!',
    again: 'Ancora pari: un’altra schicchera per {{seats}}.',
  },
  goldenFlicked: '{{seat}} ha lanciato tutta la torre.',
  goldenJudged: 'Sul disco: {{onDisc}}. Sul tavolo: {{onTable}}.',
  gameOver: {
    fourth: 'Il quarto disco! La partita è finita.',
    lastRound: 'Era l’ultimo round. La partita è finita.',
    golden: 'Il Golden Targets è deciso. La partita è finita.',
  },
} as const satisfies SameKeys<typeof English>;
