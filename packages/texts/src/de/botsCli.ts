import type { botsCli as English } from '../en/botsCli.ts';
import type { SameKeys } from '../words.ts';

/** What the terminal says about bots: their matches, their advice. */
export const botsCli = {
  levels: {
    line: '{{id}}: {{name}}. {{text}}',
  },
  spec: {
    unknown: '„{{bot}}“ ist kein Bot. Es gibt: {{bots}}.',
    near: '„{{bot}}“ ist kein Bot. Meintest du {{near}}?',
    few: 'Eine Rangliste braucht mindestens zwei verschiedene Bots.',
  },
  program: {
    'not-started': 'Das Programm „{{program}}“ lässt sich nicht starten: {{detail}}.',
    'not-a-bot': 'In der Datei {{program}} ist kein Bot: {{detail}}',
    ended: 'Das Programm „{{program}}“ endete, während es nach einem Zug gefragt wurde (Ausgang: {{detail}}).',
    late: 'Das Programm „{{program}}“ hat nicht innerhalb von {{limitMs}} ms geantwortet.',
    unasked: 'Das Programm „{{program}}“ hat eine Zeile geschickt, nach der niemand gefragt hatte: {{sent}}',
    'not-json': 'Das Programm „{{program}}“ hat eine Zeile geschickt, die kein JSON-Objekt ist: {{sent}}',
    'not-an-answer':
      'Das Programm „{{program}}“ hat {{sent}} geschickt, darin ist weder eine Zahl „move“ noch ein Text „notation“.',
    refused: '{{program}} hat {{sent}} gesendet. {{why}}',
    illegal:
      'Das Programm „{{program}}“ hat {{sent}} gewählt, das ist keiner der {{count}} angebotenen Züge: {{expected}}',
    broke: 'Ein Wettkampf ist abgebrochen: {{detail}}',
  },
  arena: {
    head_one: '{{a}} gegen {{b}}: {{count}} Partienpaar, Startwert {{seed}}',
    head_other: '{{a}} gegen {{b}}: {{count}} Partienpaare, Startwert {{seed}}',
    games: 'gewonnen {{won}}, verloren {{lost}}, unentschieden {{shared}}',
    pairs: 'Paare nach Ergebnis (0, ½, 1, 1½, 2): {{pairs}}',
    winRate: 'Gewinnquote {{mean}} ({{low}} bis {{high}})',
    elo: 'Elo {{mean}} ({{low}} bis {{high}})',
    margin: 'Vorsprung {{mean}} Punkte je Partie ({{low}} bis {{high}})',
    points: 'Punkte {{a}} zu {{b}} im Schnitt',
    time: '{{bot}}: {{mean}} ms je Entscheidung, 95 % davon unter {{p95}} ms, die längste {{max}} ms',
    intervals: 'Die Intervalle sind die für 95 %, aus den Ergebnissen der Paare.',
    sprt: 'SPRT zwischen {{elo0}} und {{elo1}} Elo: Log-Likelihood-Quotient {{llr}} (Ende bei {{lower}} oder {{upper}})',
    verdict: {
      stronger: '{{a}} ist stärker.',
      notStronger: '{{a}} ist nicht stärker.',
      undecided: 'Noch nicht entschieden: Es braucht mehr Paare.',
    },
    early:
      'Das war in weniger als {{pairs}} Paaren entschieden: Wiederhole es mit einem anderen Startwert, bevor du es glaubst.',
    eloOrder: '--elo1 muss über --elo0 liegen.',
  },
  ladder: {
    head_one: '{{count}} Partienpaar zwischen je zweien, Startwert {{seed}}',
    head_other: '{{count}} Partienpaare zwischen je zweien, Startwert {{seed}}',
    bot: 'Bot',
    elo: 'Elo',
    interval: '95 %',
    share: 'Gewinnquote',
    points: 'Punkte',
    time: 'ms je Entscheidung (Mittel, 95 %)',
    against: 'gewonnen gegen',
    anchor: '{{bot}} hat {{elo}} Elo; die Intervalle gelten für den Abstand dazu.',
  },
  hint: {
    head: 'Nach Zug {{at}} von {{count}}; an der Reihe: {{seat}}.',
    best: '{{notation}}: {{move}}',
    numbers: 'Gewinnchance {{chance}}, erwarteter Vorsprung {{margin}} Punkte, plus oder minus {{spread}}.',
    certain: 'Der Endabstand ist {{margin}} Punkte.',
    others: 'Was die anderen Züge kosten, in Punkten:',
    forced: 'Zu wählen gibt es nichts.',
    over: 'Diese Partie ist zu Ende: Es gibt nichts mehr zu raten.',
    notToAct: 'An der Reihe ist {{seat}}: Rat gibt es nur für die, die entscheiden müssen.',
    impossible: 'Keine Partie führt zu dieser Stellung: {{detail}}',
  },
  analysis: {
    head: 'Erwarteter Vorsprung und Gewinnchance von {{seat}} nach jedem Zug; was ein Zug verschenkt hat und was besser war.',
    round: 'Runde {{round}}',
    raid: 'Der letzte Überfall',
    turning: 'Wendepunkte von {{seat}} (insgesamt {{lost}} Punkte verschenkt)',
    none: 'keine nennenswerten',
    point: 'Zug {{n}}, Runde {{round}}: {{notation}} hat {{lost}} Punkte verschenkt. Besser: {{better}}: {{move}}',
    ended: 'Am Ende: {{blue}} zu {{white}}.',
    empty: 'Diese Partie hat noch keine Züge.',
  },
} as const satisfies SameKeys<typeof English>;
