import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Odejdź od stołu',
  close: 'Zamknij',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Przejdź przez partię',
    slider: 'Moment partii',
    first: 'Do początku',
    back: 'Ruch wstecz',
    forward: 'Ruch naprzód',
  },
  past: {
    title: 'Przegląd',
    at: 'Po ruchu {{version}} z {{count}}',
    return: 'Wróć do partii',
  },
  menu: {
    title: 'Ta partia',
    download: 'Zapisz do pliku',
    new: 'Nowa partia',
    leave: 'Odejdź od stołu',
    options: 'Zasady tej partii',
  },
  keys: {
    title: 'Klawisze',
  },
} as const satisfies SameKeys<typeof English>;
