/** What happened, as lines of the log. */
export const targetsEvents = {
  swapped: '{{seat}} gives {{gave}} and puts {{got}} into the tower, {{level}}.',
  missed: 'Nobody called it: {{die}} stays on the black centre.',
  flicked: {
    onDisc: '{{seat}} flicks: {{face}} on disc {{disc}}.',
    onTable: '{{seat}} flicks: {{face}}.',
    noFace: '{{seat}} flicks.',
  },
  fault: {
    off: 'Fault: {{die}} left the table.',
    unsettled: 'Fault: {{die}} did not come to rest.',
    slid: 'Fault: {{die}} slid without rolling.',
    onPuck: 'Fault: {{die}} came to rest on a puck.',
    stayed: 'Fault: {{die}} stayed on its puck.',
    notKept: 'Fault: {{die}} fell too.',
  },
  kept: '{{seat}} keeps {{die}} on the table.',
  disarmed: {
    alone: '{{by}} disarms {{seat}}: {{out}} is out.',
    others: '{{by}} disarms {{seat}}: {{out}} is out. Back on the tower: {{back}}.',
  },
  stole: '{{seat}} steals from {{from}}: {{discs}}.',
  targets: {
    own: '“Targets!” {{seat}} wins disc {{disc}} with {{die}}.',
    forYou: 'Targets for {{seat}}: disc {{disc}}, with {{die}}.',
  },
  doubled: '“Double {{face}}!” {{seat}} takes {{back}} back onto the tower.',
  cancelled: '“Pas vu, pas pris!” {{seat}} cancels {{of}}’s Targets with {{die}}.',
  passed: '{{seat}} calls nothing.',
  roundEnded: 'Round {{round}} is over.',
  validated: 'Secured by {{seat}}: {{discs}}.',
  awarded: {
    somebody: 'Disc {{disc}} goes under {{seat}}’s puck ({{totals}}).',
    cancelled: 'Nobody gets disc {{disc}} ({{totals}}).',
    empty: 'Nobody is on disc {{disc}}.',
  },
  removed: '{{seat}} removes disc {{disc}}.',
  roundStarted: {
    usual: 'Round {{round}}. {{seat}} begins. In the middle: {{discs}}.',
    ofSet: 'Set {{set}}, round {{round}}. {{seat}} begins. In the middle: {{discs}}.',
    moneyTime: 'Money time! {{seat}} begins the last round.',
  },
  goldenStarted: {
    first: 'A tie between {{seats}}: Golden Targets!',
    again: 'Still tied: {{seats}} flick again.',
  },
  goldenFlicked: '{{seat}} has flicked the whole tower.',
  goldenJudged: 'On the disc: {{onDisc}}. On the table: {{onTable}}.',
  gameOver: {
    fourth: 'The fourth disc! The game is over.',
    lastRound: 'That was the last round. The game is over.',
    golden: 'The Golden Targets is decided. The game is over.',
  },
} as const;
