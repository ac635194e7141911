import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Popisowe pstryknięcia',
  lead: 'Stoły z jednym celem, do osiągnięcia jednym pstryknięciem. Kości stoją tak samo u wszystkich, a prób może być dowolnie wiele.',
  start: 'Pierwsze zadanie',
  goOn: 'Następne otwarte zadanie',
  stars: 'Gwiazdki: {{stars}} z {{all}}',
  level: {
    easy: 'Na rozgrzewkę',
    tricky: 'Podchwytliwe',
    hard: 'Dla mistrzów',
  },
  untried: 'Jeszcze nieudane.',
  best: 'Udane w próbie {{tries}}. Gwiazdki: {{stars}} z 3.',
  one: 'Zadanie {{n}}',
  try: 'Zadanie {{n}}, próba {{tries}}',
  goal: 'Jednym pstryknięciem: {{wants}}.',
  bars: 'Trzy gwiazdki do próby {{three}}, dwie do próby {{two}}.',
  made: 'Udało się w próbie {{tries}}! Gwiazdki: {{stars}} z 3.',
  again: 'Następne pstryknięcie znów liczy się jako pierwsza próba.',
  undone: 'Brakuje jeszcze: {{wants}}.',
  shown: 'Tak można to zrobić. To się nie liczy. Teraz ty.',
  show: 'Pokaż mi',
  next: 'Następne zadanie',
  none: 'Tego zadania nie ma w zbiorze.',
  want: {
    stop: {
      any: 'zatrzymać się na krążku',
      amber: 'zatrzymać się na bursztynie',
      jade: 'zatrzymać się na jadeicie',
      violet: 'zatrzymać się na fiolecie',
    },
    face: '{{stop}} i pokazać {{face}}',
    black: {
      amber: 'dotknąć czarnego środka bursztynu',
      jade: 'dotknąć czarnego środka jadeitu',
      violet: 'dotknąć czarnego środka fioletu',
    },
    near: 'zatrzymać się najwyżej {{mm}} mm od kości rywala',
    double: 'pokazać tę samą liczbę co twoja druga kość',
    steal: {
      single: 'ukraść krążek rywala',
      both: 'ukraść oba krążki rywala',
    },
    topple: 'przewrócić wieżę rywala',
    push: {
      disc: 'wepchnąć swoją drugą kość na krążek',
      black: 'wepchnąć swoją drugą kość na czarny środek',
      off: 'zepchnąć kość rywala ze stołu',
    },
    clear: 'zepchnąć kość rywala z jej krążka',
    leave: 'nie ruszyć kości rywala',
  },
} as const satisfies SameKeys<typeof English>;
