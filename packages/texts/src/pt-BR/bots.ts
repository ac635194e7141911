import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
  level: {
    shepherd: {
      name: 'Pastor',
      text: 'Acumula mercadorias, vê pouco nas fileiras e nada do que você poderia pegar. Bom para começar.',
    },
    saltCarrier: {
      name: 'Carregadora de sal',
      text: 'Observa aonde você pode ir, mas gasta o ouro como se o último assalto nunca chegasse.',
    },
    guide: {
      name: 'Guia de caravana',
      text: 'Planeja um turno inteiro e o seu também, mas dá pouco valor às fileiras e ao que as cartas farão depois.',
    },
    merchant: {
      name: 'Mercadora',
      text: 'Pesa cada lugar contra cada resposta e raramente erra.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'O chefe: pondera bastante e prevê até as cartas que ninguém viu ainda.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'A rainha das lendas: antes de cada jogada, já olha para a rodada seguinte. Ninguém aqui joga melhor.',
    },
  },
  equal: {
    name: 'De igual para igual',
    text: 'Escolhe a sua força pelos seus últimos resultados neste aparelho: agora, nível {{level}}.',
  },
  flicker: {
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
