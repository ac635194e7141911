import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Nie ma takiej strony',
    text: 'Nikt w gospodzie nie zna tego adresu. Może jest w nim literówka albo strona się przeniosła.',
    home: 'Wróć na początek',
  },
  mail: {
    subject: 'Twoja kolej w Caravanserai',
    text: 'Twoja kolej: {{url}}',
  },
};
