import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · zagraj w Targi i Targets online',
  description:
    'Stół z otwartym kodem dla dwóch gier planszowych, Targi i Targets. Graj z botami lub ze znajomymi, na jednym urządzeniu albo online, bez konta, i przeczytaj pełne zasady z każdą kartą i każdym wyjaśnieniem.',
  skip: 'Przejdź do treści',
  tables: 'Stoły',
  hero: {
    kicker: 'Otwarty kod · bez obowiązkowego konta · nieoficjalne',
    title: 'Gospoda z dwoma stołami',
    lead: 'Czekają tu dwie gry planszowe: cichy pojedynek pod niebem pustyni i głośna szarpanina pstrykanych kości. Zajmij miejsce.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Wieczór na pustyni. Na dywanie leży kwadrat kart, pięć na pięć, z niebieskimi i białymi figurkami na brzegu, a Rabuś jest już w drodze.',
    pitch:
      'Wyślij trzech Tuaregów na brzeg planszy. Tam, gdzie krzyżują się ich linie, karta należy do ciebie. Handluj daktylami, solą i pieprzem, powiększaj plemię i uważaj na Rabusia.',
    facts: '2 osoby · około godziny',
  },
  targets: {
    name: 'Targets',
    picture:
      'Drewniany stół w świetle lampy. Wieże z kości stoją na czterech podstawkach wokół trzech malowanych krążków; jedna kość została właśnie pstryknięta.',
    pitch:
      'Pstryknij górną kość swojej wieży w stronę krążków na środku. Traf w czarne, ogłoś to przed innymi i kradnij to, czego nie zdążyli zabezpieczyć.',
    facts: 'Od 2 do 4 osób · kwadrans',
  },
  house: {
    label: 'O gospodzie',
    openTitle: 'Wszystko jest otwarte',
    open: 'Cały program ma otwarty kod na licencji MIT. Czytaj go, prowadź własną gospodę, przyślij nam ulepszenie.',
    quietTitle: 'Wstęp wolny',
    quiet:
      'Bez obowiązkowego konta, bez reklam, bez śledzenia. Ta strona niczego nie wczytuje z innych serwerów, a partie z komputerem zostają w twojej przeglądarce.',
    fairTitle: 'Szacunek dla twórców',
    fair: 'Projekt nieoficjalny, niezwiązany z żadnym wydawcą. Wszystkie teksty i rysunki są nasze. Jeśli gra ci się podoba, kup pudełko: warto.',
  },
  rules: {
    title: 'Zasady gry Targi',
    lead: 'Kompletne, naszymi słowami, wiersz po wierszu z numerem. Tam, gdzie drukowane instrukcje milczą albo są sprzeczne, rozstrzyga wyjaśnienie i mówi dlaczego.',
    contents: 'Rozdziały',
    search: 'Szukaj w zasadach i kartach',
    clear: 'Wyczyść wyszukiwanie',
    foundRules_one: '{{count}} wiersz zasad',
    foundRules_few: '{{count}} wiersze zasad',
    foundRules_many: '{{count}} wierszy zasad',
    foundRules_other: '{{count}} wiersza zasad',
    foundCards_one: '{{count}} karta',
    foundCards_few: '{{count}} karty',
    foundCards_many: '{{count}} kart',
    foundCards_other: '{{count}} karty',
    nothing: 'Nic nie znaleziono. Spróbuj krótszego słowa albo numeru, na przykład TG-12.',
    ruling: 'Wyjaśnienie {{id}}',
    why: 'Dlaczego',
    link: 'Link do {{id}}',
    onCards: 'Karty z tym działaniem',
  },
  board: {
    title: 'Plansza',
    label: 'Plansza z 25 kart, z 16 kartami brzegowymi na swoich miejscach',
    hint: 'Wskaż kartę brzegową albo jej dotknij, aby zobaczyć jej linię i kartę naprzeciwko.',
    goods: 'Karta towarów',
    tribe: 'Karta plemienia',
    legendGoods: 'Karty towarów leżą w rogach i pośrodku centrum.',
    legendTribe: 'Karty plemienia leżą między nimi.',
    legendRobber: 'Rabuś idzie zgodnie z ruchem wskazówek zegara, karta po karcie, zaczynając od karty 1.',
    legendRaid: 'Każdy róg to napad. Czwarty kończy partię.',
    faces:
      '{{name}} ({{number}}) leży naprzeciwko: {{otherName}} ({{otherNumber}}). Ich linia biegnie przez {{places}}.',
    corner: '{{name}} ({{number}}) to róg: żaden Tuareg nie może tu stać.',
    card: 'Karta brzegowa {{number}}, {{name}}',
    open: 'Zobacz kartę {{number}}',
  },
  cards: {
    title: 'Wszystkie karty',
    lead: 'Karty brzegowe: {{border}}, karty towarów: {{goods}}, karty plemienia: {{tribe}}; rysowane z tych samych danych, na których działa gra.',
    border: 'Karty brzegowe',
    borderLead: 'Nigdy się nie ruszają. Wyślij Tuarega na jedną z nich i zrób, co mówi.',
    goods: 'Karty towarów',
    goodsLead: 'Weź wszystko, co pokazuje karta; tam, gdzie towary rozdzielają ukośniki, wybierz jeden.',
    tribe: 'Karty plemienia',
    tribeLead:
      'Zapłać cenę z lewej krawędzi i wyłóż kartę w swoim obszarze plemienia. Srebrne krzyże to punkty zwycięstwa.',
    filter: 'Pokaż tylko jeden symbol',
    all: 'Wszystkie',
    shown_one: '{{count}} karta',
    shown_few: '{{count}} karty',
    shown_many: '{{count}} kart',
    shown_other: '{{count}} karty',
    price: 'Cena: {{cost}}',
    or: 'lub',
    points_one: '{{count}} punkt zwycięstwa',
    points_few: '{{count}} punkty zwycięstwa',
    points_many: '{{count}} punktów zwycięstwa',
    points_other: '{{count}} punktu zwycięstwa',
    copies_one: '{{count}} egzemplarz',
    copies_few: '{{count}} egzemplarze',
    copies_many: '{{count}} egzemplarzy',
    copies_other: '{{count}} egzemplarza',
    rule: 'Zasada {{id}}',
  },
  footer: {
    credits:
      'Autorem gry Targi jest Andreas Steiger, a gry Targets Wilfried Fort. Gry należą do swoich autorów i wydawców, którzy nie uczestniczą w tym projekcie.',
    licence: 'Oprogramowanie jest wolne, na licencji MIT.',
    top: 'Do góry',
  },
} as const satisfies SameKeys<typeof English>;
