import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Dado mentiroso',
  facts: '2 jugadores · 5 minutos · farol',
  pitch: 'Dados bajo cubiletes, una apuesta sobre todos ellos y una pregunta: ¿te lo crees?',
  picture: 'Dos cubiletes y dados sobre una mesa.',
  start: 'Tirar ahora',
  level: { camel: 'Camello', fox: 'Zorro' },
} as const satisfies SameKeys<typeof English>;
