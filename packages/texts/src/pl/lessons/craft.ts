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
    lastSalt:
      'To daje dwie sole, jedną tutaj i jedną na skrzyżowaniu. Sól trafia się co rundę, a inna linia daje trzy punkty.',
    lastSame:
      'Ta linia już jest twoja, tylko z drugiego końca. Dwaj Tuaregowie na jednej linii nie dają nowego skrzyżowania.',
    lastWhy: 'Dobre oko! Od pieprzu twoje linie krzyżują się też na Oazie: trzy punkty, i możesz za nie zapłacić.',
    column:
      'Tu obaj Tuaregowie wyznaczają linie poziome, a te nigdy się nie spotkają. Która linia pionowa przetnie obie na najlepszych kartach?',
    columnElse:
      'Ta linia już jest twoja, a poziome nigdy się nie spotkają. Tylko pionowa przetnie obie: mnie podoba się ta ze złotem.',
    columnMiddle:
      'Pionowa, dobrze! Daje daktyl, pieprz i Studnię za dwa punkty. Na drugiej leży złoto i Studnia za trzy.',
    columnWhy:
      'Właśnie. Studnia i złoto z jednym Tuaregiem: dwie poziome i jedna pionowa dają dwa skrzyżowania, trzy poziome żadnego.',
  },
  hand: {
    title: 'Kiedy zachować kartę',
    idea: 'Ręka mieści jedną kartę, która czeka tam na Szlachcica. Musi być warta drogi, a ręka musi być wolna.',
    lack: 'Ta Targia jest warta trzy punkty, ale brakuje ci soli. Co z nią zrobisz?',
    lackElse: 'Wtedy trzy punkty przepadną. Masz pustą rękę: niech tam poczeka.',
    lackEnd: 'Wtedy zostaje na planszy, a Biały ma towary, żeby za nią zapłacić. Masz pustą rękę: niech tam poczeka.',
    lackWhy:
      'Tak. Twój Namiot obniża cenę u Szlachcica o jeden towar, więc w następnej rundzie możesz nawet za nią zapłacić.',
    now: 'Oaza, a ręka znów pusta. Zachować ją czy zapłacić teraz?',
    nowElse: 'Możesz za nią zapłacić teraz, a pierwszy rząd czeka na czwartą Oazę.',
    nowThird: 'Cztery różne symbole to dwa punkty. Ale pierwszy rząd czeka na czwartą Oazę: tam da cztery.',
    nowKeep:
      'Na ręce nic nie daje, a Szlachcic będzie cię kosztował Tuarega w którejś z kolejnych rund. Zapłacić możesz teraz.',
    nowWhy: 'Tak! Wykładaj to, za co możesz zapłacić. Cztery Oazy w rzędzie dają cztery punkty, a ręka zostaje wolna.',
  },
  rows: {
    title: 'Rzędy po cztery',
    idea: 'Pełny rząd daje cztery punkty za jeden symbol, dwa za cztery różne, a mieszany nic. Każda karta pyta więc: do którego rzędu?',
    third: 'Wielbłądnik, a dwóch leży już w pierwszym rzędzie. Wyłóż go tam, gdzie da najwięcej.',
    thirdElse: 'Połóż go raczej obok dwóch Wielbłądników: jeden symbol w rzędzie, stąd biorą się cztery punkty.',
    thirdOther:
      'Sam w nowym rzędzie zaczyna od zera. Obok dwóch Wielbłądników byłby trzecim: jeszcze jeden i rząd da cztery punkty.',
    thirdWhy: 'Trzech! A ten obniża cenę każdego kolejnego Wielbłądnika o jeden towar.',
    fourth: 'Dwie rundy później pojawia się czwarty. Przeczytaj jego chorągiewkę, zanim wybierzesz rząd.',
    fourthElse:
      'Chorągiewka mówi: dwa punkty, ale tylko jako czwarta karta rzędu. Jeden z twoich rzędów ma właśnie takie miejsce.',
    fourthOther:
      'Tam nie jest czwartą kartą, więc chorągiewka nic nie daje. A twoi trzej Wielbłądnicy dalej czekają na cztery punkty.',
    fourthWhy: 'Cztery punkty za rząd i dwa za czwarte miejsce: sześć z jednego dobrego wyboru.',
    tent: 'Użyj Szlachcica do Namiotu z ręki. Który rząd on uzupełni?',
    tentElse: 'Spójrz na drugi rząd: Studnia, Oaza, Targia. Czwarty, inny symbol go dopełni.',
    tentFirst:
      'Pierwszy rząd jest pusty, a została tylko jedna runda: już się nie zapełni. W którym rzędzie brakuje tylko jednej karty?',
    tentWait: 'Na ręce nic nie daje, a została tylko jedna runda. Teraz stoisz na Szlachcicu: wyłóż go.',
    tentWhy: 'Cztery różne symbole dają zwykle dwa punkty. Jedna z twoich Targii robi z tego cztery.',
  },
  leave: {
    title: 'Co zostawiasz',
    idea: 'Na pustyni jest jeszcze ktoś. Przed każdym Tuaregiem śledź też linie Białego: co dałby mu kolejny Tuareg?',
    door: 'Pionowa linia Białego biegnie już przez Studnię, brakuje tylko drugiego wiersza. Na jednym końcu siedzi Złodziej. A ty?',
    doorElse: 'Wtedy Białemu zostaje pieprz, a z nim Studnia. Złodziej zamyka drugi koniec: to jedyne wejście.',
    doorPepper:
      'Twoje linie krzyżują się teraz na Studni, ale kosztuje ona złoto, a ty go nie masz. A Białemu zostaje drugi pieprz i Studnia pośrodku.',
    doorNoble: 'Namiot na ręce kosztuje złoto, a ty go nie masz. A Białemu zostaje pieprz, a z nim Studnia.',
    doorWhy: 'Wiersz jest twój i Biały nie dosięgnie już Studni. Ty tak: Fata Morgana przeniesie tam znacznik.',
    mirage:
      'Biały ma jeszcze jednego Tuarega i dość towarów na Oazę pośrodku. Prowadzi do niej jedna karta. Zajmij ją najpierw.',
    mirageElse:
      'Z Fata Morgany znacznik przejdzie na każdą wolną odkrytą kartę, także na Oazę. Teraz Biały może tam stanąć.',
    mirageRow:
      'Twoja pozioma linia biegnie teraz przez Oazę, ale pionową Biały zamknie jednym Tuaregiem. Z Fata Morgany prowadzi tam każde twoje skrzyżowanie.',
    mirageColumn:
      'Twoja pionowa linia biegnie teraz przez Oazę, ale poziomą Biały zamknie jednym Tuaregiem. Z Fata Morgany prowadzi tam każde twoje skrzyżowanie.',
    mirageWhy:
      'Fata Morgana prowadzi do każdej wolnej odkrytej karty. Biały stracił tę drogę, a ty możesz z niej skorzystać.',
  },
  last: {
    title: 'Ostatnie rundy',
    idea: 'Na koniec towary i złoto nic nie dają. Tylko ostatni napad jeszcze czegoś chce: jednego złota albo trzech punktów.',
    smith: 'Ostatnia wizyta to Złotnik. Masz pięć daktyli, sól i złoto. Co mu dasz?',
    smithElse: 'Policz jeszcze raz: cztery daktyle dają trzy punkty. Złoto też jest warte trzy, przy napadzie.',
    smithTwo: 'Dwa daktyle dają jeden punkt, cztery dają trzy. A daktyle, które zostaną, nic nie dają.',
    smithGold: 'Dwa punkty za złoto, ale wtedy ostatni napad zabierze ci trzy. Daj mu daktyle.',
    smithWhy: 'Trzy punkty za cztery daktyle. A złoto oszczędzi ci kolejne trzy przy napadzie.',
    place: 'Ostatni Tuareg w grze. Nie masz złota, ale masz dużo pieprzu. Gdzie zamieni się w punkty?',
    placeElse:
      'Na koniec sól nic nie daje, a ta linia już jest twoja. Kto daje złoto za towary, na linii, która przetnie twoje?',
    placeNoble:
      'Namiot na ręce kosztuje złoto, a ty go nie masz. Kto daje złoto za towary, na linii, która przetnie twoje?',
    placeWhy:
      'Kupiec zrobi z pieprzu złoto, a twoje linie krzyżują się na Studni, za którą ono zapłaci. Znasz już to rzemiosło!',
  },
} as const satisfies SameKeys<typeof English>;
