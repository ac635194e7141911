import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Kunstschnipser',
  lead: 'Tische mit je einem Ziel, mit einem einzigen Schnipser. Die Würfel stehen für alle gleich, und du hast beliebig viele Versuche.',
  start: 'Erste Aufgabe',
  goOn: 'Nächste offene Aufgabe',
  stars: 'Sterne: {{stars}} von {{all}}',
  level: {
    easy: 'Zum Aufwärmen',
    tricky: 'Knifflig',
    hard: 'Für Meister',
  },
  untried: 'Noch nicht geschafft.',
  best: 'Beim {{tries}}. Versuch geschafft. Sterne: {{stars}} von 3.',
  one: 'Aufgabe {{n}}',
  try: 'Aufgabe {{n}}, Versuch {{tries}}',
  goal: 'Mit einem Schnipser: {{wants}}.',
  bars: 'Drei Sterne bis zum {{three}}. Versuch, zwei bis zum {{two}}.',
  made: 'Beim {{tries}}. Versuch geschafft! Sterne: {{stars}} von 3.',
  again: 'Der nächste Schnipser zählt wieder als erster Versuch.',
  undone: 'Noch offen: {{wants}}.',
  shown: 'So kann es gehen. Das zählt nicht. Jetzt du.',
  show: 'Zeig es mir',
  next: 'Nächste Aufgabe',
  none: 'Diese Aufgabe gibt es in der Sammlung nicht.',
  want: {
    stop: {
      any: 'auf einer Scheibe liegen bleiben',
      amber: 'auf Bernstein liegen bleiben',
      jade: 'auf Jade liegen bleiben',
      violet: 'auf Violett liegen bleiben',
    },
    face: '{{stop}} und eine {{face}} zeigen',
    black: {
      amber: 'die schwarze Mitte von Bernstein berühren',
      jade: 'die schwarze Mitte von Jade berühren',
      violet: 'die schwarze Mitte von Violett berühren',
    },
    near: 'höchstens {{mm}} mm vom gegnerischen Würfel liegen bleiben',
    double: 'dieselbe Zahl zeigen wie dein anderer Würfel',
    steal: {
      single: 'die gegnerische Scheibe stehlen',
      both: 'beide gegnerischen Scheiben stehlen',
    },
    topple: 'den gegnerischen Turm umstoßen',
    push: {
      disc: 'deinen anderen Würfel auf eine Scheibe stoßen',
      black: 'deinen anderen Würfel auf eine schwarze Mitte stoßen',
      off: 'den gegnerischen Würfel vom Tisch stoßen',
    },
    clear: 'den gegnerischen Würfel von seiner Scheibe stoßen',
    leave: 'den gegnerischen Würfel nicht bewegen',
  },
} as const satisfies SameKeys<typeof English>;
