import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Bluff',
  facts: '2 Spieler · 5 Minuten · Lügen erlaubt',
  pitch: 'Würfel unter Bechern, ein Gebot auf alle, und eine Frage: Glaubst du das?',
  picture: 'Zwei Becher und Würfel auf einem Tisch.',
  start: 'Jetzt würfeln',
  level: { camel: 'Kamel', fox: 'Fuchs' },
} as const satisfies SameKeys<typeof English>;
