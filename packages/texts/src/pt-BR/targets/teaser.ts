import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Uma mesa de madeira à luz de uma lâmpada. Torres de dados se erguem sobre quatro bases em volta de três discos pintados; um dado acaba de ser lançado.',
  pitch:
    'Com um peteleco, lance o dado do topo da sua torre contra os discos do meio. Acerte o preto, anuncie antes dos outros e roube o que eles ainda não garantiram.',
  facts: '2 a 4 jogadores · 15 minutos',
  start: 'Dar um peteleco',
  round: 'Rodada {{round}}',
  level: {
    leftHand: {
      name: 'Mão esquerda',
      text: 'Dá petelecos com a mão errada, fica feliz quando acerta um disco e muitas vezes perde um anúncio. Bom para começar.',
    },
    tavern: {
      name: 'Freguês da taberna',
      text: 'Já jogou isto por muitas noites: mira nos pontos, com uma mão não muito firme.',
    },
    juggler: {
      name: 'Malabarista do mercado',
      text: 'Dedos ágeis: fica de olho também nos seus discos, rouba e derruba torres quando vale a pena.',
    },
    master: {
      name: 'Mestre dos dados',
      text: 'Imagina mais de cem petelecos antes de cada um, e joga pensando na partida inteira.',
    },
  },
} as const satisfies SameKeys<typeof English>;
