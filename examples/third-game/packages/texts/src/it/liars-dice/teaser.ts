import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Dadi del bugiardo',
  facts: '2 giocatori · 5 minuti · bluff',
  pitch: 'Dadi sotto i bussolotti, una dichiarazione su tutti, e una domanda: ci credi?',
  picture: 'Due bussolotti e dei dadi su un tavolo.',
  start: 'Lancia i dadi',
  level: { camel: 'Cammello', fox: 'Volpe' },
} as const satisfies SameKeys<typeof English>;
