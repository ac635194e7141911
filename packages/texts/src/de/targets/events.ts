import type { targetsEvents as English } from '../../en/targets/events.ts';
import type { SameKeys } from '../../words.ts';

export const targetsEvents = {
  swapped: '{{seat}} gibt {{gave}} ab und stellt {{got}} in den Turm, {{level}}.',
  missed: 'Niemand hat es angesagt: {{die}} bleibt auf der schwarzen Mitte.',
  flicked: {
    onDisc: '{{seat}} schnippt: {{face}} auf Scheibe {{disc}}.',
    onTable: '{{seat}} schnippt: {{face}}.',
    noFace: '{{seat}} schnippt.',
  },
  fault: {
    off: 'Fehler: {{die}} hat den Tisch verlassen.',
    unsettled: 'Fehler: {{die}} kam nicht zur Ruhe.',
    slid: 'Fehler: {{die}} ist gerutscht, ohne zu rollen.',
    onPuck: 'Fehler: {{die}} ist auf einem Sockel liegen geblieben.',
    stayed: 'Fehler: {{die}} ist auf dem eigenen Sockel geblieben.',
    notKept: 'Fehler: {{die}} ist auch gefallen.',
  },
  kept: '{{seat}} behält {{die}} auf dem Tisch.',
  disarmed: {
    alone: '{{by}} entwaffnet {{seat}}: {{out}} ist aus dem Spiel.',
    others: '{{by}} entwaffnet {{seat}}: {{out}} ist aus dem Spiel. Zurück auf den Turm: {{back}}.',
  },
  stole: '{{seat}} stiehlt von {{from}}: {{discs}}.',
  targets: {
    own: '„Targets!“ {{seat}} gewinnt Scheibe {{disc}} mit {{die}}.',
    forYou: 'Targets für {{seat}}: Scheibe {{disc}}, mit {{die}}.',
  },
  doubled: '„Double {{face}}!“ {{seat}} stellt {{back}} zurück auf den Turm.',
  cancelled: '„Pas vu, pas pris!“ {{seat}} hebt das Targets von {{of}} mit {{die}} auf.',
  passed: '{{seat}} sagt nichts an.',
  roundEnded: 'Runde {{round}} ist vorbei.',
  validated: 'Endgültig gewonnen von {{seat}}: {{discs}}.',
  awarded: {
    somebody: 'Scheibe {{disc}} kommt unter den Sockel von {{seat}} ({{totals}}).',
    cancelled: 'Scheibe {{disc}} bekommt niemand ({{totals}}).',
    empty: 'Auf Scheibe {{disc}} ist niemand.',
  },
  removed: '{{seat}} entfernt Scheibe {{disc}}.',
  roundStarted: {
    usual: 'Runde {{round}}. {{seat}} beginnt. In der Mitte: {{discs}}.',
    ofSet: 'Satz {{set}}, Runde {{round}}. {{seat}} beginnt. In der Mitte: {{discs}}.',
    moneyTime: 'Money time! {{seat}} beginnt die letzte Runde.',
  },
  goldenStarted: {
    first: 'Gleichstand zwischen {{seats}}: Golden Targets!',
    again: 'Immer noch gleich: {{seats}} schnippen noch einmal.',
  },
  goldenFlicked: '{{seat}} hat den ganzen Turm geschnippt.',
  goldenJudged: 'Auf der Scheibe: {{onDisc}}. Auf dem Tisch: {{onTable}}.',
  gameOver: {
    fourth: 'Die vierte Scheibe! Die Partie ist zu Ende.',
    lastRound: 'Das war die letzte Runde. Die Partie ist zu Ende.',
    golden: 'Das Golden Targets ist entschieden. Die Partie ist zu Ende.',
  },
} as const satisfies SameKeys<typeof English>;
