import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Twoja pierwsza karawana',
  about: 'Pierwsza partia Targi z przewodnikiem: od pierwszego Tuarega do końcowego liczenia.',
  lines: {
    title: 'Trzech Tuaregów, trzy linie',
    welcome: 'Witaj! Jestem Tassili i znam każdą ścieżkę tej pustyni. Poprowadźmy twoją pierwszą karawanę.',
    first: 'Grasz niebieskimi. Postaw pierwszego Tuarega na karcie Pieprz, którą wskazuję, i potwierdź.',
    firstElse: 'Możesz tam stanąć, ale ja czuję pieprz. Cofnij ruch i spróbuj na karcie, którą wskazuję.',
    line: 'Widzisz linię? Biegnie od twojego Tuarega przez całą planszę. Biały też postawił Tuarega.',
    second: 'Teraz karta Sól u góry. Jej linia biegnie w dół i przecina pierwszą.',
    secondElse: 'Dobre miejsce na inny dzień! Cofnij i spróbuj karty Sól.',
    cross:
      'Przecinają się na tym namiocie. Użyjesz kart, na których stoją twoi Tuaregowie, i każdej, na której przecinają się twoje linie.',
    closed:
      'Zamknięte są rogi, karta Rabusia i karty naprzeciwko białych Tuaregów. Biały stoi na 10, więc 2 jest zamknięta.',
    third: 'Postaw ostatniego Tuarega na daktylach, tuż pod pieprzem. Powstanie drugie przecięcie.',
    thirdElse: 'Nieźle, ale daktyle lepiej pasują do naszego planu. Cofnij i spróbuj tam.',
  },
  goods: {
    title: 'Pełne sakwy',
    take: 'Wszyscy stoją, a ty działasz pierwszy. Użyj trzech kart, na których stoją twoi Tuaregowie, w dowolnej kolejności.',
    takeElse: 'To może poczekać. Najpierw weź sól, pieprz i daktyle.',
    card: 'Twoje znaczniki leżą na przecięciach. Ta karta towarów daje daktyl i sól: weź je.',
    cardElse: 'Cierpliwości! Najpierw weź kartę towarów, którą wskazuję.',
    bags: 'Oto twoje towary. Po turze możesz zachować dziesięć i trzy złota; reszta przepada.',
  },
  tribe: {
    title: 'Karta dla plemienia',
    price: 'Namiot to karta plemienia. Cena jest po lewej; krzyżyki to punkty, aż trzy.',
    lay: 'Użyj jej: zapłać i wyłóż namiot w górnym rzędzie.',
    layElse: 'Hm, wyłożyłbym go w górnym rzędzie. Cofnij i spróbuj jeszcze raz.',
    display: 'Tu mieszka twoje plemię: trzy rzędy po cztery, zapełniane od lewej. Co wyłożone, zostaje.',
    end: 'Nie ma już czego użyć. Zakończ turę i potwierdź, potem gra Biały.',
    endElse: 'To teraz nic nie da. Zakończ turę.',
    round: 'Nowa runda: w środku leżą nowe karty, Rabuś idzie o jedną kartę, a Biały ma amulet i zaczyna.',
  },
} as const satisfies SameKeys<typeof English>;
