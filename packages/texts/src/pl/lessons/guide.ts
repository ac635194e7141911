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
  wellPlaced: 'Dobrze postawieni! Żaden twój Tuareg nie stałby gdzie indziej dużo lepiej.',
  costly_one: 'Dobra próba! Twój Tuareg na {{number}} · {{card}} kosztuje około {{count}} punktu.',
  costly_few: 'Dobra próba! Twój Tuareg na {{number}} · {{card}} kosztuje około {{count}} punktów.',
  costly_many: 'Dobra próba! Twój Tuareg na {{number}} · {{card}} kosztuje około {{count}} punktów.',
  costly_other: 'Dobra próba! Twój Tuareg na {{number}} · {{card}} kosztuje około {{count}} punktu.',
} as const satisfies SameKeys<typeof English>;
