import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Dés du menteur',
  facts: '2 joueurs · 5 minutes · bluff',
  pitch: 'Des dés sous des gobelets, une enchère sur tous, et une question : y croyez-vous ?',
  picture: 'Deux gobelets et des dés sur une table.',
  start: 'Lancer les dés',
  level: { camel: 'Chameau', fox: 'Renard' },
} as const satisfies SameKeys<typeof English>;
