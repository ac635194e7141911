import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Guia',
  progress: 'Progresso neste capítulo',
  leave: 'Sair da lição',
  chapter: '{{number}} de {{total}} · {{title}}',
  watch: 'Observe…',
  goOn: 'Continuar',
  takeBack: 'Voltar atrás',
  playCoached: 'Jogar com um treinador',
  play: 'Jogar sem',
  show: 'Mostre como',
  practise: 'Treinar',
  playNow: 'Jogar uma partida de verdade',
  more: 'Todas as lições',
  wellPlaced: 'Bem posicionado! Nenhum Targi seu ficaria muito melhor em outro lugar.',
  costly_one: 'Boa tentativa! O seu Targi em {{number}} · {{card}} custa cerca de {{count}} ponto.',
  costly_other: 'Boa tentativa! O seu Targi em {{number}} · {{card}} custa cerca de {{count}} pontos.',
} as const satisfies SameKeys<typeof English>;
