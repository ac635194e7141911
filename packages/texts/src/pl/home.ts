import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · zagraj w Tuareg i Targets online',
  description:
    'Stół z otwartym kodem dla dwóch gier planszowych, Tuareg i Targets. Graj z botami lub ze znajomymi, na jednym urządzeniu albo online, bez konta, i przeczytaj pełne zasady z każdą kartą i każdym wyjaśnieniem.',
  skip: 'Przejdź do treści',
  tables: 'Stoły',
  hero: {
    kicker: 'Otwarty kod · bez obowiązkowego konta · nieoficjalne',
    title: 'Gospoda z dwoma stołami',
    lead: 'Czekają tu dwie gry planszowe: cichy pojedynek pod niebem pustyni i głośna szarpanina pstrykanych kości. Zajmij miejsce.',
  },
  about: {
    label: 'O Caravanserai',
    openTitle: 'Wszystko jest otwarte',
    open: 'Cały program ma otwarty kod na licencji MIT. Czytaj go, prowadź własną gospodę, przyślij nam ulepszenie.',
    quietTitle: 'Wstęp wolny',
    quiet:
      'Bez obowiązkowego konta, bez reklam, bez śledzenia. Ta strona niczego nie wczytuje z innych serwerów, a partie z komputerem zostają w twojej przeglądarce.',
    fairTitle: 'Szacunek dla twórców',
    fair: 'Projekt nieoficjalny, niezwiązany z żadnym wydawcą. Wszystkie teksty i rysunki są nasze. Jeśli gra ci się podoba, kup pudełko: warto.',
  },
  footer: {
    docs: 'Dokumentacja',
    translate: 'Pomóż tłumaczyć',
    licences: 'Licencje',
    source: 'Kod źródłowy',
    issues: 'Zgłoś błąd',
    credits:
      'Autorem gry Tuareg jest Andreas Steiger, a gry Targets Wilfried Fort. Gry należą do swoich autorów i wydawców, którzy nie uczestniczą w tym projekcie.',
    licence: 'Oprogramowanie jest wolne, na licencji MIT.',
    top: 'Do góry',
  },
} as const satisfies SameKeys<typeof English>;
