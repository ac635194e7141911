import type { SameKeys } from '../../words.ts';
import type { liarsDiceTeaser as English } from '../../en/liars-dice/teaser.ts';

export const liarsDiceTeaser = {
  name: 'Dado mentiroso',
  facts: '2 jogadores · 5 minutos · blefe',
  pitch: 'Dados sob copos, uma aposta sobre todos eles e uma pergunta: você acredita?',
  picture: 'Dois copos e dados sobre uma mesa.',
  start: 'Lançar os dados',
  level: { camel: 'Camelo', fox: 'Raposa' },
} as const satisfies SameKeys<typeof English>;
