import type { learnWords as English } from '../../en/lessons/learn.ts';
import type { SameKeys } from '../../words.ts';

export const learnWords = {
  title: 'Nauka przez grę',
  lead: 'Usiądź przy prawdziwym stole. Przewodnik pokaże ci drogę, krok po kroku.',
  start: 'Zacznij',
  goOn: 'Dalej',
  again: 'Jeszcze raz',
  done: 'ukończone',
  rules: 'Przeczytaj pełne zasady',
  shows: 'Zobacz w grze: {{title}}',
  minutes_one: '{{count}} minuta',
  minutes_few: '{{count}} minuty',
  minutes_many: '{{count}} minut',
  minutes_other: '{{count}} minuty',
} as const satisfies SameKeys<typeof English>;
