import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Dwóch graczy, niebieski i biały. Każdy ma trzech Tuaregów i dwa znaczniki plemienia, a zaczyna z 2 daktylami, 2 solami, 2 pieprzami, 1 złotem i 4 punktami zwycięstwa w żetonach.',
  'TG-2': 'Pula nigdy się nie wyczerpuje: każdy zawsze dostaje to, co mu się należy. Złoto nie jest towarem.',
  'TG-3':
    'Plansza to kwadrat pięć na pięć kart. Szesnaście kart brzegowych biegnie zgodnie z ruchem wskazówek zegara od lewego górnego rogu, czyli 16: karta 1 leży tuż na prawo od niego. Rogi 4, 8, 12 i 16 to napady. Linie 1–11, 2–10 i 3–9 to kolumny, a 5–15, 6–14 i 7–13 to rzędy; dwa końce linii leżą naprzeciwko siebie.',
  'TG-4':
    'Karty towarów i karty plemienia tasuje się osobno. Dziewięć pól centrum zapełnia się w kolejności czytania, odkrytymi kartami z wierzchu talii, na zmianę towary i plemię: pięć kart towarów w rogach i pośrodku, cztery karty plemienia między nimi.',
  'TG-5':
    'Pierwszy gracz ma amulet. W drukowanych zasadach to osoba, która ostatnio jadła daktyle, a w innym razie Niebieski; przy tym stole wybierasz, kto zaczyna, albo decyduje los.',
  'TG-6':
    'Runda ma pięć części: Złodziej idzie, stawia się Tuaregów, kładzie znaczniki, wykonuje akcje, odkrywa nowe karty.',
  'TG-7':
    'Na początku rundy Złodziej idzie o jedną kartę zgodnie z ruchem wskazówek zegara. W pierwszej rundzie wchodzi na kartę 1.',
  'TG-8':
    'Gdy Złodziej dojdzie do rogu, najpierw jest napad; potem od razu idzie o jeszcze jedną kartę. Dlatego rund jest najwyżej dwanaście.',
  'TG-9': 'Począwszy od pierwszego gracza, gracze na zmianę stawiają po jednym Tuaregu, aż staną wszyscy, po trzech.',
  'TG-10': 'Żaden Tuareg nie może stać w rogu.',
  'TG-11': 'Żaden Tuareg nie może stać na karcie Złodzieja. Naprzeciwko Złodzieja wolno.',
  'TG-12': 'Żaden Tuareg nie może stać na karcie, na której już ktoś stoi.',
  'TG-13': 'Żaden Tuareg nie może stać naprzeciwko Tuarega przeciwnika. Naprzeciwko własnego wolno.',
  'TG-14':
    'Po ostatnim Tuaregu każde pole centrum, na którym krzyżują się rząd i kolumna tego samego gracza, dostaje jego znacznik. Zwykle są dwa; tylko jeden, gdy dwaj Tuaregowie stoją na jednej linii, a żaden, gdy wszyscy trzej stoją na rzędach albo wszyscy na kolumnach. Nie ma tu nic do wyboru.',
  'TG-15':
    'Pierwszy gracz wykonuje wszystkie swoje akcje: Tuareg używa karty brzegowej, na której stoi, a znacznik karty centrum, na której leży. Kolejność jest dowolna, ale każdą akcję kończy się przed następną. Potem to samo robi drugi gracz.',
  'TG-16':
    'Z każdej akcji można zrezygnować, ale tylko w całości. Pionek wraca, a karta centrum, z której zrezygnowano, zostaje odkryta na swoim miejscu.',
  'TG-17': 'Karta brzegowa po użyciu zostaje na miejscu; Tuareg wraca.',
  'TG-18':
    'Użyta karta centrum opuszcza swoje pole, znacznik wraca, a pole zapełnia zakryta karta drugiego rodzaju. Zakryta karta nie jest w grze, dopóki nie zostanie odkryta.',
  'TG-19': 'Gdy potrzebna jest karta, a jej talia jest pusta, odrzucone karty tego rodzaju tasuje się w nową talię.',
  'TG-20':
    'Tura kończy się, gdy gracz tak powie, a nie sama, gdy zabraknie pionków: może da się jeszcze wyłożyć kartę z ręki (TG-60). Z tego, co niewykorzystane, się rezygnuje.',
  'TG-21':
    'Karta towarów: weź wszystko, co pokazuje. Karta z trzema towarami rozdzielonymi ukośnikami daje jeden dowolny towar.',
  'TG-22':
    'Karta plemienia: zapłać i wyłóż ją w swoim obszarze plemienia albo zachowaj na ręce, jeśli ręka jest pusta, albo odrzuć.',
  'TG-23': 'Na ręce mieści się jedna karta. Nie można jej wymienić, a odrzucić może ją tylko Szlachcic.',
  'TG-24':
    'Karta plemienia kosztuje dokładnie te towary i złoto, które pokazuje. Dwie z kart pokazują dwie ceny; wybierz jedną.',
  'TG-25':
    'Zniżki odejmują towary od nadrukowanej ceny, nigdy złoto, i nigdy poniżej zera; ty wybierasz które. Sumują się, nie dotyczą karty, która je daje, a na karcie z dwiema cenami działają tylko na stronę towarów.',
  'TG-26':
    'Złoto leżące na karcie (TG-70) może pokryć tylko złoto w cenie karty plemienia. Nie liczy się do limitu trzech, przy remisach ani przy napadzie. Ty wybierasz, którym złotem płacisz.',
  'TG-27':
    'Obszar plemienia ma trzy rzędy po cztery pola. Każdy rząd zapełnia się od lewej bez luk; ty wybierasz rząd, i możesz zacząć następny, zanim któryś będzie pełny. Wyłożone karty zostają na miejscu.',
  'TG-28':
    'Przy dwunastu kartach obszar plemienia jest pełny. Karty plemienia można wtedy tylko zachować lub odrzucić.',
  'TG-29': 'Daktyle (2, 7), Sól (3, 15) i Pieprz (6, 11): weź jeden taki towar.',
  'TG-30': 'Szlachcic (1): zapłać za kartę z ręki i wyłóż ją albo odrzuć. Bez karty na ręce Szlachcic nic nie robi.',
  'TG-31':
    'Karta zachowana w tej rundzie może zostać wyłożona u Szlachcica dopiero w późniejszej rundzie. Odrzucić można ją od razu.',
  'TG-32':
    'Kupiec (5): podczas jednej wizyty dowolnie wiele razy trzy jednakowe towary zamieniają się w 1 złoto albo dwa jednakowe towary w 1 inny towar.',
  'TG-33':
    'Wizyta u Kupca to jedna akcja i kończy się, gdy odchodzisz. Wizyta bez wymiany to rezygnacja z akcji: Tuareg i tak wraca.',
  'TG-34':
    'Fata Morgana (9): przenieś jeden ze swoich nieużytych jeszcze znaczników na inną kartę centrum, odkrytą i bez znacznika. Znacznik może potem użyć tej karty.',
  'TG-35':
    'Złotnik (10): jeden raz dwa jednakowe towary za 1 punkt, cztery jednakowe towary za 3 punkty, 1 złoto za 2 punkty albo 2 złota za 4 punkty.',
  'TG-36': 'Karawana (13): odkryj wierzchnią kartę towarów, weź, co pokazuje, i odrzuć ją.',
  'TG-37':
    'Rozwój plemienia (14): dobierz wierzchnią kartę plemienia; zapłać i wyłóż ją, zachowaj, jeśli ręka jest pusta, albo odrzuć. Przeciwnik nie widzi zachowanej karty.',
  'TG-38':
    'Po swoich akcjach gracz może mieć najwyżej dziesięć towarów i trzy złota. Nadmiar złota wraca do puli; które towary oddać, wybiera gracz.',
  'TG-39':
    'Gdy obaj gracze skończą akcje, odkrywa się wszystkie zakryte karty, a amulet przechodzi do drugiego gracza.',
  'TG-40':
    'Jeśli obszar plemienia ma teraz dwanaście kart, partia kończy się, zanim Złodziej znów ruszy. Po dwunastej karcie gra się więc rundę do końca, a drugi gracz ma jeszcze swoją turę.',
  'TG-41':
    'Przy napadzie każdy gracz traci wybrane przez siebie towary albo punkty: 1 towar lub 1 punkt na karcie 4, 2 towary lub 1 punkt na 8, 3 towary lub 2 punkty na 12, a 1 złoto lub 3 punkty na 16.',
  'TG-42':
    'Pierwszy płaci gracz, który ma amulet w rozpoczynającej się rundzie. Płacić można tylko żetonami punktów, nigdy punktami nadrukowanymi na wyłożonych kartach.',
  'TG-43':
    'Gracz, który nie może zapłacić za napad w całości ani towarami, ani punktami, nic nie traci. Zamiast tego przeciwnik bierze z puli tyle punktów, ile się należało.',
  'TG-44':
    'Opcja „strać, co masz”: taki gracz traci zamiast tego wszystkie towary (przy ostatnim napadzie całe złoto) albo wszystkie żetony punktów, a wybiera, jeśli ma jedno i drugie; przeciwnik nic nie dostaje. Przykład: na karcie 12 gracz, który ma 1 daktyl, 1 sól i 1 punkt, traci oba towary albo punkt.',
  'TG-45': 'Czwarty napad, na karcie 16, kończy partię.',
  'TG-46':
    'Wynik to suma żetonów punktów, punktów nadrukowanych na wyłożonych kartach, punktów z ich działań i punktów za pełne rzędy.',
  'TG-47':
    'Jest pięć symboli: Studnia, Wielbłądnik, Oaza, Targia i Namiot. Pełny rząd czterech jednakowych symboli jest wart 4 punkty, rząd czterech różnych symboli 2 punkty, każdy inny nic.',
  'TG-48':
    'Wygrywa wyższy wynik. Przy równym wyniku wygrywa więcej złota, potem więcej towarów; jeśli i to jest równe, partia kończy się remisem i nikt nie wygrywa.',
  'TG-49':
    'Jawne dla wszystkich: oba obszary plemienia, wszystkie żetony, odkryte karty, wielkość talii, odrzucone karty i karta na ręce zachowana z odkrytego centrum.',
  'TG-50': 'Ukryte: kolejność talii i przody zakrytych kart. Rodzaj zakrytej karty jest znany.',
  'TG-51':
    'Kartę dobraną przez Rozwój plemienia zna tylko ten, kto ją dobrał, dopóki nie zostanie wyłożona lub odrzucona. Widzowie nie widzą takich kart, dopóki partia trwa.',
  'TG-52': 'Opcja „otwarte ręce”: karty na ręce i dobrane karty są pokazywane wszystkim, do nauki.',
  'TG-53':
    'Na koniec daje 1 punkt za każde dwie karty podanego symbolu w twoim obszarze plemienia, zaokrąglając w dół.',
  'TG-54': 'Na koniec daje 1 punkt, jeśli twój obszar plemienia ma więcej kart niż obszar przeciwnika.',
  'TG-55': 'Na koniec daje 2 punkty, jeśli leży jako czwarta w pełnym rzędzie.',
  'TG-56': 'Do dwóch twoich pełnych rzędów z czterema różnymi symbolami daje 4 punkty zamiast 2; trzeci daje 2.',
  'TG-57': 'Na koniec daje 1 punkt, jeśli twój obszar plemienia ma dziesięć lub więcej kart.',
  'TG-58': 'Każda kolejna karta podanego symbolu kosztuje cię o jeden towar mniej.',
  'TG-59': 'Wyłożenie karty z ręki u Szlachcica kosztuje cię o jeden towar mniej.',
  'TG-60':
    'W każdej chwili między swoimi akcjami możesz wyłożyć kartę z ręki bez Szlachcica, płacąc jeden dowolny towar więcej, nawet jeśli trafiła na rękę w tej rundzie. Nie podczas wizyty u Kupca i nie wtedy, gdy dobrana karta czeka na twoją decyzję.',
  'TG-61': 'Możesz postawić Tuarega na karcie Złodzieja. Nadal nie może stać naprzeciwko Tuarega przeciwnika.',
  'TG-62':
    'U Kupca 1 towar zamienia się też w 1 inny. Podczas jednej wizyty żadnego towaru nie można po tym kursie i dać, i dostać: po wymianie 1 daktyla na 1 sól nie dasz już soli ani nie dostaniesz daktyli. Trzy jednakowe towary za 1 złoto zostaje bez zmian.',
  'TG-63': 'Nic nie płacisz przy napadach.',
  'TG-64':
    'Przy każdym napadzie, także ostatnim, dostajesz 1 punkt, gdy zapłacisz, co się należy; jeśli nic się nie należy, też go dostajesz. Nie wtedy, gdy nie możesz zapłacić.',
  'TG-65':
    'Raz na rundę, gdy ta karta jest wyłożona, a karta towarów z centrum lub Karawany dała ci w tej rundzie, choćby wcześniej, podany towar, dostajesz jeszcze jeden taki. Karty brzegowe się nie liczą.',
  'TG-66':
    'Jeśli w tej rundzie żadna karta towarów nie dała ci towaru, dostajesz jeden dowolny po swoich akcjach, zanim sprawdzi się limity towarów i złota (TG-38). Złoto i punkty nie są towarami.',
  'TG-67':
    'Przy wyłożeniu dostajesz jeden dowolny towar za każde dwie karty w twoim obszarze plemienia, łącznie z tą, zaokrąglając w dół.',
  'TG-68':
    'Przy wyłożeniu dostajesz jeden dowolny towar za każde dwa wolne pola w twoim obszarze plemienia, zaokrąglając w dół.',
  'TG-69': 'Przy wyłożeniu dostajesz trzy dowolne towary w dowolnym zestawie albo 1 złoto, albo 1 punkt.',
  'TG-70': 'Przy wyłożeniu kładzie się na niej 1 złoto z puli. Pokrywa złoto w cenie późniejszej karty plemienia.',
  'TG-71':
    'Przy wyłożeniu możesz przełożyć do dwóch swoich kart, także tę: zamienić je miejscami, przełożyć na końce rzędów albo jedną przełożyć na koniec rzędu, a drugą na jej miejsce. Żadna inna karta się nie rusza i nie może zostać luka.',
  'TG-72': 'W następnej rundzie przeciwnik stawia tylko dwóch Tuaregów; jego ostatnie postawienie przepada.',
} as const satisfies SameKeys<typeof English>;
