import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Przewodnik',
  progress: 'Postęp w tym rozdziale',
  leave: 'Wyjdź z lekcji',
  chapter: '{{number}} z {{total}} · {{title}}',
  watch: 'Patrz…',
  goOn: 'Dalej',
  takeBack: 'Cofnij',
  playCoached: 'Zagraj z trenerem',
  play: 'Zagraj bez',
  show: 'Pokaż mi',
  practise: 'Poćwicz',
  playNow: 'Zagraj prawdziwą partię',
  more: 'Wszystkie lekcje',
} as const satisfies SameKeys<typeof English>;
