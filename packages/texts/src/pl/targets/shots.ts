import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'Pstryknięcie dnia',
  lead: 'Jeden stół dla wszystkich, trzy próby. Jak blisko się uda?',
  stop: {
    amber: 'Zatrzymaj swoją kość jak najbliżej środka bursztynu.',
    jade: 'Zatrzymaj swoją kość jak najbliżej środka jadeitu.',
    violet: 'Zatrzymaj swoją kość jak najbliżej środka fioletu.',
  },
  push: {
    amber: 'Popchnij swoją drugą kość jak najbliżej środka bursztynu.',
    jade: 'Popchnij swoją drugą kość jak najbliżej środka jadeitu.',
    violet: 'Popchnij swoją drugą kość jak najbliżej środka fioletu.',
  },
  terms:
    'Liczy się najmniejsza odległość z trzech prób, mierzona od środka do środka. Serwer dodaje do każdego pstryknięcia małe losowe odchylenie.',
  toTable: 'Do stołu',
  tries: 'Próba {{n}} z {{all}}',
  practice: 'Trening',
  mm: '{{mm}} mm',
  none: 'Brak odległości: błąd albo twoja wieża upadła.',
  best: 'Najlepsza jak dotąd: {{mm}} mm.',
  result: 'Twój wynik: {{mm}} mm.',
  noResult: 'Żadna z twoich prób nie ma odległości.',
  results: 'Do wyników',
  changesNothing: 'To trening: niczego nie zmienia.',
  watch: 'Obejrzyj {{mm}} mm',
  watched: 'To była jedna z najlepszych prób.',
  yours: 'Twoje próby',
  bestTries: 'Najlepsze próby',
  bestText: 'Możesz je obejrzeć przy stole.',
  picture: 'Liczba osób według najmniejszej odległości, od {{least}} do {{most}}. Liczby są w tabeli poniżej.',
  distance: 'Odległość',
  noDistance: 'Brak odległości',
  closed: 'Ten dzień jest zamknięty. Możesz zagrać przy jego stole na tym urządzeniu, bez rankingu.',
  play: 'Zagraj przy tym stole',
  practise: 'Poćwicz przy tym stole',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · lepiej niż {{percent}}%',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend: 'Jeden znak na próbę: tarcza za czarny środek, żółty za krążek, biały za dalej, krzyżyk bez odległości.',
  verify: 'Jak sprawdzić pstryknięcie',
} as const satisfies SameKeys<typeof English>;
