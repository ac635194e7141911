import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Nie ma takiej strony',
    text: 'Nikt w gospodzie nie zna tego adresu. Może jest w nim literówka albo strona się przeniosła.',
    home: 'Wróć na początek',
    play: 'Zagraj w {{game}}',
  },
  mail: {
    subject: 'Twoja kolej w Caravanserai',
    text: 'Twoja kolej: {{url}}',
  },
  push: {
    turn: 'Twoja kolej: {{game}}',
    started: 'Partia się zaczyna: {{game}}',
    invited: 'Zaproszenie: {{game}}',
    table: 'Przy stole: {{names}}',
  },
  preview: {
    guest: 'gość',
    inn: {
      title: 'Caravanserai · graj w Tuareg i Targets online',
      text: 'Dwie gry planszowe w jednej gospodzie: ze znajomymi, z nieznajomymi albo przeciw komputerowi. Za darmo, z otwartym kodem, bez konta.',
      picture: 'Dwie gry planszowe, jedna gospoda. Za darmo i bez konta.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Graj w {{game}} online: ze znajomymi, z kimkolwiek albo przeciw komputerowi. Bez konta.',
      picture: 'Ze znajomymi, z kimkolwiek albo przeciw komputerowi.',
    },
    waiting: {
      title: '{{game}}: jest wolne miejsce',
      text: 'Ktoś czeka przy stole. Otwórz link i usiądź; konto nie jest potrzebne.',
      picture: 'Jest wolne miejsce. Otwórz link i usiądź.',
    },
    running: {
      title: '{{game}}: trwa gra',
      text: 'Trwa gra. Otwórz link, aby ją obejrzeć.',
      picture: 'Trwa gra. Otwórz link, aby ją obejrzeć.',
    },
    over: {
      title: '{{game}}: gra zakończona',
      text: 'Gra się skończyła. Otwórz link, aby zobaczyć każdy ruch.',
      picture: 'Gra zakończona. Zobacz każdy ruch.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Gry, rankingi i wyniki: {{person}}.',
      picture: 'Gry, rankingi i wyniki.',
    },
  },
};
