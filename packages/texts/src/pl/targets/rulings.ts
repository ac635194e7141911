import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: 'Jakie wszystko ma wymiary?',
    ruling:
      'Krążek ma 100 mm średnicy, a jego czarny środek 25 mm. Kość ma 16 mm i zaokrąglone krawędzie. Podstawka ma 40 mm średnicy i 10 mm wysokości. Stół ma 1 m na 1 m i jest bez obrzeża.',
    why: 'Instrukcja przyrównuje 20 cm do dwóch krążków. Resztę dobrano tak, żeby pstryknięcia były żywe, a wieże stały.',
  },
  T2: {
    question: 'Jak leżą krążki?',
    ruling:
      'Trzy w rogach trójkąta równobocznego, 16 mm między brzegami; dwa obok siebie; jeden na środku. Leżą równo ze stołem: kości o nie nie zawadzają.',
    why: 'Instrukcja każe zostawić między nimi szerokość kości i nic więcej. Przy wystających brzegach co dziesiąta kość stałaby krzywo.',
  },
  T3: {
    question: 'Kiedy kość ślizgała się bez toczenia?',
    ruling: 'Gdy górna ścianka nie zmieniła się ani razu od pstryknięcia do zatrzymania.',
    why: 'To każdy widzi i nikt nie musi oceniać, o ile kość się obróciła.',
  },
  T4: {
    question: 'Która ze strąconych z wieży kości odpada?',
    ruling:
      'Najwyższa z tych, które spadły. Pozostałe wracają na wieżę w swojej kolejności, gdziekolwiek się zatrzymały.',
    why: 'Instrukcja zabiera jedną kość i nie mówi którą. Tak nie ma o co się spierać.',
  },
  T5: {
    question: 'Kiedy kość dotyka czarnego środka?',
    ruling: 'Gdy kwadrat, na którym stoi, szeroki na 14 mm, zachodzi na czarne koło.',
    why: 'Krawędzie kości są zaokrąglone, więc naprawdę dotyka właśnie ta część. Ten sam kwadrat decyduje o wszystkim innym.',
  },
  T6: {
    question: 'Kiedy kość leży na jednym krążku i na niczym innym?',
    ruling:
      'Gdy cały kwadrat, na którym się opiera (T5), jest wewnątrz krążka, a kość leży płasko na stole, nie na innej kości ani podstawce.',
    why: 'Instrukcja nie liczy kości, która dotyka innej powierzchni.',
  },
  T7: {
    question: 'A co z kością, która stoi krzywo?',
    ruling:
      'Kości toczą się, aż każda legnie płasko. Taka, która zostaje o coś oparta, nie pokazuje ścianki i nigdzie się nie liczy, dopóki nie zostanie ruszona.',
    why: 'Przy prawdziwym stole też nikt by jej nie odczytał.',
  },
  T8: {
    question: 'W jakiej kolejności wszystko się rozstrzyga, gdy kości się zatrzymają?',
    ruling: 'Faule, rozbrojone wieże, kradzieże; potem można ogłaszać. Każde ogłoszenie wykonuje się przed następnym.',
    why: 'Ogłaszanie to wyścig. Wszystko, co nie daje wyboru, musi być rozstrzygnięte, zanim się zacznie.',
  },
  T9: {
    question: 'Jak długo można ogłaszać i kto był pierwszy?',
    ruling:
      'Do następnego pstryknięcia. Online wolne łącze nic nie kosztuje. Zamiast tego przy stole można włączyć „automatyczne ogłaszanie”.',
    why: 'Wolne łącze nie powinno przegrać wyścigu, który jego gracz wygrał.',
  },
  T10: {
    question: 'Gdzie leżą odłożone krążki i kiedy kość jest na nich?',
    ruling:
      'Podstawka stoi na środku swojego stosu odłożonych krążków, widocznego dookoła. Płasko leżąca kość jest na nich, gdy jest na nich środek kwadratu, na którym spoczywa (T5); reszta może wystawać.',
    why: 'Instrukcja pyta, gdzie kość kończy bieg. Całej kości wymaga tylko przy liczeniu na krążku.',
  },
  T11: {
    question: 'Co, jeśli nie ma już kto pstrykać?',
    ruling: 'Runda się kończy.',
    why: 'Zagrano wszystkie kości.',
  },
  T12: {
    question: 'Co, jeśli kości się nie zatrzymują?',
    ruling: 'Po ośmiu sekundach są zatrzymywane. Kość, która się wtedy jeszcze rusza, to faul.',
    why: 'Partia musi toczyć się dalej.',
  },
  T13: {
    question: 'Co się dzieje z kośćmi, gdy krążek opuszcza środek?',
    ruling: 'Zostają na miejscu, chyba że Targets odsyła je pod podstawki.',
    why: 'Krążek można wysunąć spod kości. Nikt nie powinien na tym zyskać ani stracić.',
  },
  T14: {
    question: 'Kiedy dokładnie czwarty krążek kończy partię?',
    ruling: 'W tej samej chwili, nawet w środku rundy.',
    why: 'Instrukcja mówi o czwartym krążku i o żadnej późniejszej chwili.',
  },
  T15: {
    question: 'Jak kilku graczy pstryka jednocześnie?',
    ruling:
      'Każdy podaje swoje pstryknięcie, nie znając cudzych. Gdy podali wszyscy, wszystkie wieże ruszają w tej samej chwili na jednym stole, gdzie kości mogą się zderzyć. Na jednym urządzeniu gracze podają je po kolei.',
    why: 'W instrukcji wszyscy pstrykają razem i nikt nie może czekać na innych.',
  },
  T16: {
    question: 'Jak obrócona stoi kość w wieży?',
    ruling: 'W jednym z 24 losowych ustawień, dla każdej odbudowanej wieży i każdej wracającej kości.',
    why: 'Przy stałym ustawieniu wprawny gracz mógłby sterować ścianką.',
  },
  T17: {
    question: 'Jeśli spadnie kilka własnych kości, która zostaje?',
    ruling:
      'Wybiera jej gracz, zanim stanie się cokolwiek innego. Bot i stół z automatycznym ogłaszaniem zostawiają najlepszą: na czarnym, potem kradnącą, potem na krążku, potem z wyższą ścianką.',
    why: 'Instrukcja zostawia wybór graczowi.',
  },
  T18: {
    question: 'Gdzie stoją wieże?',
    ruling:
      'Każda po swojej stronie, równo rozstawione, 20 cm od brzegu podstawki do brzegu najbliższego krążka, tak samo dla wszystkich, jeśli nie ustalono forów (T31).',
    why: 'Instrukcja podaje największą odległość. Taka sama dla wszystkich jest uczciwa.',
  },
  T19: {
    question: 'Kiedy usuwa się krążek?',
    ruling: 'Tylko wtedy, gdy w rundzie żadnego nie zdobyto przez Targets i żadnego się nie przyznaje.',
    why: 'Instrukcja każe to robić, gdy nikt nie wziął krążka, a Targets jeden bierze.',
  },
  T20: {
    question: 'Co, jeśli wieża zostanie popchnięta, ale nie straci kości?',
    ruling:
      'Wieża i podstawka wracają prosto na swoje miejsce, z kośćmi w tej samej kolejności i na tych samych ściankach.',
    why: 'Wtedy wiadomo, która kość jest na górze, i każdy pstryka z tego samego miejsca.',
  },
  T21: {
    question: 'Co, jeśli kość zatrzyma się na podstawce lub wieży?',
    ruling:
      'To faul, niezależnie od tego, kto ją tam wepchnął, także gdy leży tam, gdzie wraca popchnięta podstawka. Tak samo pstryknięta kość, która zostaje na swojej podstawce.',
    why: 'Podstawka należy do swojej wieży i swojego miejsca. A za słabe pstryknięcie nie powinno mieć drugiej próby.',
  },
  T22: {
    question: 'Które kości schodzą ze zdobytym krążkiem?',
    ruling: 'Każda kość, której kwadrat dotyka krążka choćby częściowo, także te leżące na innej kości.',
    why: 'Instrukcja oddaje każdą kość leżącą na krążku, a krążek wyjmuje się spod nich. Żeby się liczyć, kość musi leżeć na nim w całości (T6).',
  },
  T23: {
    question: 'Kiedy kończy się ogłaszanie po ostatnim pstryknięciu rundy?',
    ruling:
      'Gdy wszyscy powiedzą, że nie mają nic więcej do ogłoszenia, czy mogliby, czy nie. Double otwiera rundę na nowo. Online, kto nic nie mówi przez 20 sekund albo przez tyle dni, ile ma ruch, nic nie ogłasza.',
    why: 'Nie nastąpi pstryknięcie, które by je zamknęło, a czekanie nie powinno nikomu zdradzić, kto mógłby coś ogłosić.',
  },
  T24: {
    question: 'Czy równe sumy w jednej parze znoszą się nawzajem?',
    ruling: 'Tak, jak wszystkie inne.',
    why: 'Sumy liczą się według koloru, a reszta zasad zostaje bez zmian.',
  },
  T25: {
    question: 'Co, jeśli trafisz wieżę z własnej pary albo krążki pod nią?',
    ruling: 'Wieża traci kość, jak każda inna. Krążki zostają na miejscu.',
    why: 'Instrukcja mówi o krążkach przeciwników. Wieża nie pyta, kto ją przewrócił.',
  },
  T26: {
    question: 'Co, jeśli jedno pstryknięcie strąci kości z dwóch wież?',
    ruling:
      'W sumie odpada jedna kość: najwyższa ze strąconych z wieży dotkniętej jako pierwsza. Wszystkie inne wracają na swoje wieże.',
    why: 'Instrukcja zabiera tylko jedną ze wszystkich strąconych kości przeciwników.',
  },
  T27: {
    question: 'Co, jeśli kość strącona z wieży zatrzyma się na czarnym środku?',
    ruling:
      'Jej gracz może ogłosić nią „Targets!”. Strącone kości leżą, dopóki można ogłaszać; potem wracają albo odpadają. Do Double się nie liczą.',
    why: 'W instrukcji Targets liczy się też dla kości popchniętej przez kogokolwiek.',
  },
  T28: {
    question: 'Czy popchnięta kość kradnie?',
    ruling:
      'Tak, jeśli należy do tego, kto pstryknął, i ruszyło ją to pstryknięcie. Cudze kości popchnięte w to miejsce nic nie kradną.',
    why: 'Instrukcja mówi o twojej kości, gdziekolwiek skończy bieg.',
  },
  T29: {
    question: 'Co, jeśli ogłaszasz, nie mając czego ogłosić?',
    ruling:
      'Nic się nie dzieje, a przez dwie sekundy nie możesz ogłaszać. Jeśli ktoś był tylko szybszy, nic nie tracisz. Przy stołach z automatycznym ogłaszaniem tego nie ma.',
    why: 'Inaczej ogłaszanie po każdym pstryknięciu nic by nie kosztowało.',
  },
  T30: {
    question: 'Kto zaczyna?',
    ruling:
      'Jak wybrano przy stole: wskazany gracz, los albo ten, kto pierwszy ogłosi, gdy stoją wieże. To wyścig jak każde ogłoszenie.',
    why: 'W instrukcji zaczyna pierwsza osoba, która krzyknie „Targets”.',
  },
  T31: {
    question: 'Czy wieże mogą stać bliżej?',
    ruling: 'Przed partią przy stole można ustalić 10, 15 lub 20 cm dla każdego gracza. Zapisuje się to z partią.',
    why: 'Instrukcja mówi: najwyżej 20 cm. Krótsza droga pomaga dzieciom i początkującym.',
  },
} as const satisfies SameKeys<typeof English>;
