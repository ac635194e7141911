import type { targiPages as English } from '../../en/targi/pages.ts';
import type { SameKeys } from '../../words.ts';

export const targiPages = {
  rules: {
    title: 'As regras de Targi',
    search: 'Buscar regras e cartas',
    clear: 'Limpar a busca',
    foundRules_one: '{{count}} linha de regra',
    foundRules_other: '{{count}} linhas de regra',
    foundCards_one: '{{count}} carta',
    foundCards_other: '{{count}} cartas',
    nothing: 'Nada encontrado. Tente uma palavra mais curta ou um número como TG-12.',
    onCards: 'Cartas com este efeito',
  },
  board: {
    title: 'O tabuleiro',
    label: 'O tabuleiro de 25 cartas, com as 16 cartas de Fronteira em seus lugares',
    hint: 'Aponte para uma carta de Fronteira ou toque nela para ver a linha dela e a carta de frente.',
    goods: 'Carta de Mercadoria',
    tribe: 'Carta de Tribo',
    legendGoods: 'As cartas de Mercadoria ficam nos cantos e no meio do centro.',
    legendTribe: 'As cartas de Tribo ficam entre elas.',
    legendRobber: 'O Ladrão anda no sentido horário, carta por carta, a partir da carta 1.',
    legendRaid: 'Cada canto é um assalto. O quarto encerra a partida.',
    faces:
      '{{name}} ({{number}}) fica de frente para {{otherName}} ({{otherNumber}}). A linha entre as duas passa por {{places}}.',
    corner: '{{name}} ({{number}}) é um canto: nenhum Targi pode ficar aqui.',
    card: 'Carta de Fronteira {{number}}, {{name}}',
    open: 'Ver a carta {{number}}',
  },
  cards: {
    title: 'Todas as cartas',
    lead: '{{border}} cartas de Fronteira, {{goods}} cartas de Mercadoria e {{tribe}} cartas de Tribo, desenhadas a partir dos mesmos dados com que se joga.',
    border: 'Cartas de Fronteira',
    borderLead: 'Elas nunca se movem. Envie um Targi para uma delas e faça o que ela diz.',
    goods: 'Cartas de Mercadoria',
    goodsLead: 'Pegue tudo o que a carta mostra; onde barras separam as mercadorias, escolha uma.',
    tribe: 'Cartas de Tribo',
    tribeLead:
      'Pague o preço na borda esquerda e baixe a carta no seu painel. As cruzes de prata são pontos de vitória.',
    filter: 'Mostrar só um símbolo',
    all: 'Todas',
    shown_one: '{{count}} carta',
    shown_other: '{{count}} cartas',
    price: 'Preço: {{cost}}',
    or: 'ou',
    points_one: '{{count}} ponto de vitória',
    points_other: '{{count}} pontos de vitória',
    copies_one: '{{count}} cópia',
    copies_other: '{{count}} cópias',
    rule: 'Regra {{id}}',
  },
} as const satisfies SameKeys<typeof English>;
