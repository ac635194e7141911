import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Postaw Tuarega na karcie {{number}} ({{name}})',
  takeBorder: 'Weź {{tokens}} z karty {{number}}',
  takeCentre: 'Weź kartę towarów z pola {{cell}}',
  takeChoice: 'Weź {{tokens}} z karty towarów na polu {{cell}}',
  lay: {
    centre: 'Wyłóż kartę z pola {{cell}} w rzędzie {{row}} {{price}}',
    noble: 'Wyłóż kartę z ręki u Szlachcica w rzędzie {{row}} {{price}}',
    hand: 'Wyłóż kartę z ręki bez Szlachcica w rzędzie {{row}} {{price}}',
    drawn: 'Wyłóż dobraną kartę w rzędzie {{row}} {{price}}',
  },
  price: {
    paid: 'za {{tokens}}',
    free: 'za darmo',
  },
  keep: {
    centre: 'Zachowaj na ręce kartę z pola {{cell}}',
    drawn: 'Zachowaj na ręce dobraną kartę',
  },
  discard: {
    centre: 'Odrzuć kartę z pola {{cell}}',
    noble: 'Odrzuć kartę z ręki u Szlachcica',
    drawn: 'Odrzuć dobraną kartę',
  },
  trade: 'Wymień {{give}} na {{get}}',
  leaveTrader: 'Opuść Kupca',
  mirage: 'Przenieś swój znacznik z {{from}} na {{to}}',
  smith: 'Oddaj Złotnikowi {{give}} za {{get}}',
  caravan: 'Wyślij Karawanę: odkryj wierzchnią kartę towarów i weź, co pokazuje',
  expand: 'Dobierz wierzchnią kartę plemienia',
  gain: 'Weź {{tokens}}',
  gainInstead: 'Weź {{tokens}} zamiast towarów',
  rearrange: {
    none: 'Zostaw obszar plemienia bez zmian',
    swap: 'Zamień karty: {{one}} oraz {{other}}',
    shifts: 'W swoim obszarze plemienia przełóż: {{shifts}}',
    shift: 'kartę ({{from}}) na nowe miejsce ({{to}})',
  },
  end: 'Zakończ turę',
  return: 'Oddaj {{tokens}} do puli',
  raid: {
    goods: 'Zapłać za napad: {{tokens}}',
    gold: 'Zapłać za napad złotem',
    vp: 'Zapłać za napad punktami',
  },
} as const satisfies SameKeys<typeof English>;
