import type { targetsTable as English } from '../../en/targets/table.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTable = {
  section: {
    setup: 'Der Aufbau',
    turn: 'Ein Zug',
    faults: 'Fehlwürfe',
    attacks: 'Türme und Scheiben der anderen',
    targets: '„Targets!“',
    double: '„Double!“',
    calls: 'Ansagen',
    endOfRound: 'Das Ende einer Runde',
    end: 'Das Ende der Partie',
    golden: 'Golden Targets',
    variants: 'Varianten',
    open: 'Was offen ist und was der Zufall entscheidet',
  },
  need: {
    start: '{{seats}}: Wer zuerst „Targets!“ ansagt, beginnt.',
    start_you: 'Sagst du zuerst „Targets!“ an, beginnst du.',
    swap: '{{seats}}: Wählt den Würfel, den ihr einander gebt, und wo der neue stehen soll.',
    swap_you: 'Wähle den Würfel, den du im Team abgibst, und wo der neue stehen soll.',
    flick: '{{seat}}, schnippe den obersten Würfel deines Turms.',
    flick_you: 'Schnippe den obersten Würfel deines Turms.',
    calls: '{{seats}}: jetzt ansagen oder auslassen.',
    calls_you: 'Jetzt ansagen oder auslassen.',
    keep: '{{seat}}, mehrere deiner Würfel sind gefallen. Behalte einen davon: {{dice}}.',
    keep_you: 'Mehrere deiner Würfel sind gefallen. Behalte einen davon: {{dice}}.',
    remove: '{{seat}}, niemand hat eine Scheibe gewonnen. Entferne eine aus der Mitte: {{discs}}.',
    remove_you: 'Niemand hat eine Scheibe gewonnen. Entferne eine aus der Mitte: {{discs}}.',
    golden: '{{seats}}: jetzt den ganzen Turm auf die Scheibe schnippen. Gerollt wird, sobald alle geschnippt haben.',
    golden_you: 'Schnippe jetzt deinen ganzen Turm auf die Scheibe. Gerollt wird, sobald alle geschnippt haben.',
    over: 'Die Partie ist zu Ende.',
  },
  call: {
    targets: '{{seat}} kann mit {{die}} „Targets!“ ansagen, für Scheibe {{disc}}.',
    targets_you: 'Du kannst mit {{die}} „Targets!“ ansagen, für Scheibe {{disc}}.',
    double: '{{seat}} kann mit {{dice}} „Double {{face}}!“ ansagen.',
    double_you: 'Du kannst mit {{dice}} „Double {{face}}!“ ansagen.',
  },
  option: {
    players_one: '{{count}} Person.',
    players_other: '{{count}} Personen.',
    gaps: 'Türme näher an den Scheiben: {{gaps}}.',
    gap: '{{colour}} {{cm}} cm',
    first: {
      named: '{{seat}} beginnt.',
      drawn: 'Das Los bestimmt, wer beginnt.',
      called: 'Wer zuerst ansagt, beginnt.',
    },
    calls: {
      own: 'Alle sagen selbst an.',
      forYou: 'Der Tisch sagt für dich an.',
    },
    variant: {
      pasVu: 'Variante: Pas vu, pas pris.',
      threeByThree: 'Variante: 3 × 3.',
      teams: 'Variante: zwei gegen zwei.',
    },
  },
  optionRefusal: {
    'not-options':
      'So einen Tisch gibt es nicht. Wähle 2, 3 oder 4 Personen, wer beginnt, wer ansagt und die Varianten.',
    'first-not-seated':
      'Wer beginnen soll, sitzt nicht an diesem Tisch. Nenne jemanden, der hier sitzt, oder lass das Los entscheiden.',
    'teams-need-four': 'Zwei gegen zwei braucht vier Personen.',
    'pas-vu-needs-calls':
      'Wo der Tisch für dich ansagt, kann niemand mit „Pas vu, pas pris!“ schneller sein. Wähle das eine oder das andere.',
  },
  fileError: {
    'wrong-turn': '„{{found}}“ ist nicht die Runde und der Schnipser, die jetzt kommen.',
    'new-line': 'Jeder Schnipser beginnt eine Zeile, und nur ein Schnipser: „{{found}}“.',
  },
  refusal: {
    notYourTurn: 'Du bist nicht an der Reihe und hast nichts anzusagen. Warte auf die anderen.',
    staleVersion: 'Am Tisch hat sich etwas geändert, seit du hingesehen hast. Sieh noch einmal hin und wähle dann.',
    cited: '{{text}} ({{rule}})',
  },
  outcome: {
    fourth: '{{seats}} gewinnt mit {{discs}}: Die vierte Scheibe beendet die Partie.',
    fourth_you: 'Du gewinnst mit {{discs}}: Die vierte Scheibe beendet die Partie.',
    lastRound: '{{seats}} gewinnt mit {{discs}}.',
    lastRound_you: 'Du gewinnst mit {{discs}}.',
    golden: '{{seats}} gewinnt das Golden Targets, nach Gleichstand: je {{discs}}.',
    golden_you: 'Du gewinnst das Golden Targets, nach Gleichstand: je {{discs}}.',
    teamFourth: '{{seats}} gewinnen mit {{discs}}: Die vierte Scheibe beendet die Partie.',
    teamFourth_you: 'Dein Team gewinnt mit {{discs}}: Die vierte Scheibe beendet die Partie.',
    teamLastRound: '{{seats}} gewinnen mit {{discs}}.',
    teamLastRound_you: 'Dein Team gewinnt mit {{discs}}.',
    teamGolden: '{{seats}} gewinnen das Golden Targets, nach Gleichstand: je {{discs}}.',
    teamGolden_you: 'Dein Team gewinnt das Golden Targets, nach Gleichstand: je {{discs}}.',
    discs_one: '{{count}} Scheibe',
    discs_other: '{{count}} Scheiben',
    running: 'Die Partie läuft noch.',
  },
} as const satisfies SameKeys<typeof English>;
