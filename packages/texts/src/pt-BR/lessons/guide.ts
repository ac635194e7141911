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
} as const satisfies SameKeys<typeof English>;
