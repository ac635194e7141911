import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Targi',
  picture:
    'Uma noite no deserto. Sobre um tapete está um quadrado de cartas, cinco por cinco, com figuras azuis e brancas na borda, e o Ladrão a caminho.',
  pitch:
    'Envie três Targis para a borda do tabuleiro. Onde as linhas deles se cruzam, uma carta é sua. Troque tâmaras, sal e pimenta, faça crescer a sua tribo e cuidado com o Ladrão.',
  facts: '2 jogadores · cerca de uma hora',
  start: 'Jogar agora',
  versus: '{{blue}} contra {{white}}',
  pace: { label: 'Turnos dos outros em Targi', usual: 'Normal', slow: 'Lento', quick: 'Rápido', tap: 'A cada toque' },
  moves: {
    label: 'Fim do turno',
    confirmed: 'Perguntar',
    quick: 'Na hora',
    text: 'Na hora: uma jogada que encerra o seu turno não pede confirmação e não pode ser desfeita.',
  },
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
    merchant: { name: 'Mercadora', text: 'Pesa cada lugar contra cada resposta e raramente erra.' },
    amenokal: { name: 'Amenokal', text: 'O chefe: pondera bastante e prevê até as cartas que ninguém viu ainda.' },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'A rainha das lendas: antes de cada jogada, já olha para a rodada seguinte. Ninguém aqui joga melhor.',
    },
  },
} as const satisfies SameKeys<typeof English>;
