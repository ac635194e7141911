import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Błędy początkujących',
  about: 'Pięć krótkich rozdziałów z pozycjami do rozwiązania: linie, ręka, rzędy, przeciwnik, koniec.',
  lines: {
    title: 'Wybór trzech linii',
    idea: 'Trzej Tuaregowie wyznaczają trzy linie, ale kartę zdobywasz tylko tam, gdzie dwie się krzyżują. Szukaj najpierw skrzyżowania, potem karty brzegowej.',
    last: 'Twoje linie krzyżują się już na Wielbłądniku. Gdzie ostatni Tuareg da najwięcej? Postaw go i potwierdź.',
    lastElse: 'Szukaj linii, która przetnie twoją na karcie, za którą możesz zapłacić. Widzę Oazę za trzy punkty.',
    lastWhy: 'Dobre oko! Od pieprzu twoje linie krzyżują się też na Oazie: trzy punkty, i możesz za nie zapłacić.',
    column:
      'Tu obaj Tuaregowie wyznaczają linie poziome, a te nigdy się nie spotkają. Która linia pionowa przetnie obie na najlepszych kartach?',
    columnElse: 'Tylko linia pionowa przetnie obie. Potem porównaj, co leży na skrzyżowaniach: mnie podoba się złoto.',
    columnWhy:
      'Właśnie. Studnia i złoto z jednym Tuaregiem: dwie poziome i jedna pionowa dają dwa skrzyżowania, trzy poziome żadnego.',
  },
  hand: {
    title: 'Kiedy zachować kartę',
    idea: 'Ręka mieści jedną kartę, która czeka tam na Szlachcica. Musi być warta drogi, a ręka musi być wolna.',
    lack: 'Ta Targia jest warta trzy punkty, ale brakuje ci soli. Co z nią zrobisz?',
    lackElse: 'Wtedy trzy punkty przepadną. Masz pustą rękę: niech tam poczeka.',
    lackWhy:
      'Tak. Twój Namiot obniża cenę u Szlachcica o jeden towar, więc w następnej rundzie możesz nawet za nią zapłacić.',
    now: 'Oaza, a ręka znów pusta. Zachować ją czy zapłacić teraz?',
    nowElse: 'Możesz za nią zapłacić teraz, a pierwszy rząd czeka na czwartą Oazę.',
    nowWhy: 'Tak! Wykładaj to, za co możesz zapłacić. Cztery Oazy w rzędzie dają cztery punkty, a ręka zostaje wolna.',
  },
  rows: {
    title: 'Rzędy po cztery',
    idea: 'Pełny rząd daje cztery punkty za jeden symbol, dwa za cztery różne, a mieszany nic. Każda karta pyta więc: do którego rzędu?',
    third: 'Wielbłądnik, a dwóch leży już w pierwszym rzędzie. Wyłóż go tam, gdzie da najwięcej.',
    thirdElse: 'Połóż go raczej obok dwóch Wielbłądników: jeden symbol w rzędzie, stąd biorą się cztery punkty.',
    thirdWhy: 'Trzech! A ten obniża cenę każdego kolejnego Wielbłądnika o jeden towar.',
    fourth: 'Dwie rundy później pojawia się czwarty. Przeczytaj jego chorągiewkę, zanim wybierzesz rząd.',
    fourthElse:
      'Chorągiewka mówi: dwa punkty, ale tylko jako czwarta karta rzędu. Jeden z twoich rzędów ma właśnie takie miejsce.',
    fourthWhy: 'Cztery punkty za rząd i dwa za czwarte miejsce: sześć z jednego dobrego wyboru.',
    tent: 'Użyj Szlachcica do Namiotu z ręki. Który rząd on uzupełni?',
    tentElse: 'Spójrz na drugi rząd: Studnia, Oaza, Targia. Czwarty, inny symbol go dopełni.',
    tentWhy: 'Cztery różne symbole dają zwykle dwa punkty. Jedna z twoich Targii robi z tego cztery.',
  },
  leave: {
    title: 'Co zostawiasz',
    idea: 'Na pustyni jest jeszcze ktoś. Przed każdym Tuaregiem śledź też linie Białego: co dałby mu kolejny Tuareg?',
    door: 'Pionowa linia Białego biegnie już przez Studnię, brakuje tylko drugiego wiersza. Na jednym końcu siedzi Rabuś. A ty?',
    doorElse: 'Wtedy Białemu zostaje pieprz, a z nim Studnia. Rabuś zamyka drugi koniec: to jedyne wejście.',
    doorWhy: 'Wiersz jest twój i Biały nie dosięgnie już Studni. Ty tak: Fata Morgana przeniesie tam znacznik.',
    mirage:
      'Biały ma jeszcze jednego Tuarega i dość towarów na Oazę pośrodku. Prowadzi do niej jedna karta. Zajmij ją najpierw.',
    mirageElse:
      'Z Fata Morgany znacznik przejdzie na każdą wolną odkrytą kartę, także na Oazę. Teraz Biały może tam stanąć.',
    mirageWhy:
      'Fata Morgana prowadzi do każdej wolnej odkrytej karty. Biały stracił tę drogę, a ty możesz z niej skorzystać.',
  },
  last: {
    title: 'Ostatnie rundy',
    idea: 'Na koniec towary i złoto nic nie dają. Tylko ostatni napad jeszcze czegoś chce: jednego złota albo trzech punktów.',
    smith: 'Ostatnia wizyta to Złotnik. Masz pięć daktyli, sól i złoto. Co mu dasz?',
    smithElse: 'Policz jeszcze raz: cztery daktyle dają trzy punkty. Złoto też jest warte trzy, przy napadzie.',
    smithWhy: 'Trzy punkty za cztery daktyle. A złoto oszczędzi ci kolejne trzy przy napadzie.',
    place: 'Ostatni Tuareg w grze. Nie masz złota, ale masz dużo pieprzu. Gdzie zamieni się w punkty?',
    placeElse: 'Kto daje złoto za towary, na linii, która przetnie twoje? Jedna karta ma jedno i drugie.',
    placeWhy:
      'Kupiec zrobi z pieprzu złoto, a twoje linie krzyżują się na Studni, za którą ono zapłaci. Znasz już to rzemiosło!',
  },
} as const satisfies SameKeys<typeof English>;
