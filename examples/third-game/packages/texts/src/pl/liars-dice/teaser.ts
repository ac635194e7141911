import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Kości kłamcy',
  facts: '2 graczy · 5 minut · blef',
  pitch: 'Kości pod kubkami, zapowiedź o nich wszystkich i jedno pytanie: wierzysz?',
  picture: 'Dwa kubki i kości na stole.',
  start: 'Rzuć teraz',
  level: { camel: 'Wielbłąd', fox: 'Lis' },
} as const satisfies SameKeys<typeof English>;
