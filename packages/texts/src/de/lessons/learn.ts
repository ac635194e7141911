import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Spielend lernen',
  lead: 'Setz dich an den echten Tisch. Ein Begleiter zeigt dir den Weg, Schritt für Schritt.',
  start: 'Anfangen',
  goOn: 'Weiter',
  again: 'Noch einmal',
  done: 'erledigt',
  rules: 'Die vollständigen Regeln lesen',
  shows: 'Im Spiel zeigen: {{title}}',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
} as const satisfies SameKeys<typeof English>;
