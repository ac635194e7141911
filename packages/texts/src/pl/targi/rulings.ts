import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: 'Co, jeśli gracz nie może zapłacić za napad w całości na żaden z dwóch sposobów?',
    ruling: 'Ten gracz nic nie traci, a przeciwnik bierze z puli należne punkty.',
    why: 'Mówi tak jedna instrukcja, inne milczą. Kto woli, może zamiast tego grać z opcją „strać, co masz”.',
  },
  R2: {
    question: 'Co, jeśli talia jest pusta?',
    ruling: 'Gdy potrzebna jest karta, odrzucone karty tego rodzaju tasuje się w nową talię.',
    why: 'O kartach towarów mówią to wszystkie instrukcje, a o obu rodzajach jedna. Jedną zasadę dla obu łatwiej zapamiętać.',
  },
  R3: {
    question: 'Co się dzieje z kartą centrum, z której zrezygnowano?',
    ruling: 'Zostaje odkryta na swoim miejscu, a znacznik wraca.',
    why: 'Instrukcje pozwalają zrezygnować z każdej akcji, a karta, której nikt nie użył, nie ma powodu odchodzić.',
  },
  R4: {
    question: 'Którą kartę odrzuca Szlachcic?',
    ruling: 'Kartę z twojej ręki.',
    why: 'Trzy instrukcje są zgodne. Czwarta mówi o karcie już wyłożonej, co wygląda na błąd tłumaczenia.',
  },
  R5: {
    question: 'Kiedy można wyłożyć kartę zachowaną w tej rundzie?',
    ruling: 'Przez Szlachcica dopiero w późniejszej rundzie. Odrzucić ją Szlachcic może od razu.',
    why: 'Instrukcje pozwalają wyłożyć zachowaną kartę w kolejnej rundzie. Przy odrzuceniu takiego czekania nie wymagają.',
  },
  R6: {
    question: 'Dokąd Fata Morgana może przenieść znacznik?',
    ruling: 'Na odkrytą kartę centrum bez znacznika.',
    why: 'Zakryta karta nie jest w grze, dopóki nie zostanie odkryta.',
  },
  R7: {
    question: 'Co odejmują zniżki?',
    ruling:
      'Towary, nigdy złoto, a które, wybierasz ty. Zniżki sumują się, nie schodzą poniżej zera, nie dotyczą karty, która je daje, a na karcie z dwiema cenami działają tylko na stronę towarów.',
    why: 'W tej grze złoto nie jest towarem.',
  },
  R8: {
    question: 'Kiedy karta daje obiecany dodatkowy daktyl, sól lub pieprz?',
    ruling:
      'Raz na rundę, gdy karta jest wyłożona, a karta towarów z centrum lub Karawany dała ci w tej rundzie ten towar. Towar wybrany przez ciebie się liczy, karta brzegowa nie.',
    why: 'Jedna instrukcja wyklucza karty brzegowe i pozwala karcie działać od rundy, w której ją wyłożono.',
  },
  R9: {
    question: 'Kiedy dostaje się towar za rundę, w której karty towarów nie dały żadnego?',
    ruling: 'Po swoich akcjach, a przed limitami. Złoto i punkty nie liczą się jako towary.',
    why: 'Dopiero po akcjach wiadomo na pewno, że nie było żadnego.',
  },
  R10: {
    question: 'Możesz postawić Tuarega na karcie Złodzieja: a co z kartą naprzeciwko?',
    ruling: 'Karta otwiera miejsce Złodzieja i nic więcej. Nadal nie można stać naprzeciwko Tuarega przeciwnika.',
    why: 'Znosi jeden zakaz. O pozostałych nie mówi, więc obowiązują.',
  },
  R11: {
    question: 'Karta daje towary za wyłożone karty lub za wolne pola: czy liczy samą siebie?',
    ruling: 'Liczy się po wyłożeniu. Karta jest jedną z twoich wyłożonych kart, a jej pole nie jest już wolne.',
    why: 'Zysk przychodzi zaraz po wyłożeniu karty.',
  },
  R12: {
    question: 'Kiedy możesz wyłożyć kartę z ręki bez Szlachcica?',
    ruling:
      'W każdej chwili między swoimi akcjami, nawet jeśli trafiła na rękę w tej rundzie. Dodatkowy towar wybierasz ty.',
    why: 'Karta nie podaje żadnego ograniczenia.',
  },
  R13: {
    question: 'Do czego służy złoto leżące na karcie?',
    ruling:
      'Pokrywa złoto w cenie karty plemienia i nic więcej. Nie liczy się do limitu trzech, przy remisach ani przy napadach.',
    why: 'Leży na karcie, a nie wśród twoich żetonów.',
  },
  R14: {
    question: 'Kiedy wypłaca karta, która daje punkt przy napadach?',
    ruling:
      'Przy każdym napadzie, także ostatnim, gdy zapłacisz, co się należy, i także wtedy, gdy nic się nie należy. Nie wtedy, gdy nie możesz zapłacić.',
    why: 'Kto ma ochronę, nie zostawia nic niezapłaconego. Kto nie może zapłacić, zostawia.',
  },
  R15: {
    question: 'Czy trzy dowolne towary muszą być jednakowe?',
    ruling: 'Nie. Weź trzy towary w dowolnym zestawie albo 1 złoto, albo 1 punkt.',
    why: 'Gdy gra chce jednakowych towarów, jak u Kupca, mówi to wprost.',
  },
  R16: {
    question: 'Czy przekładanie to przesuwanie czy zamiana?',
    ruling:
      'Jedno i drugie: zamień dwie karty, przełóż do dwóch na końce rzędów albo jedną przełóż na koniec rzędu, a drugą na jej miejsce. Nie może zostać luka. Możesz też nic nie zmieniać.',
    why: 'Dwie instrukcje mówią o przesuwaniu, dwie o zamianie. Tak możliwe jest jedno i drugie.',
  },
  R17: {
    question: 'Ile rzędów czterech różnych symboli może dać 4 punkty?',
    ruling: 'Dwa. Trzeci daje swoje zwykłe 2.',
    why: 'Karta ulepsza dwa rzędy. Trzeci zachowuje to, co taki rząd zawsze jest wart.',
  },
  R18: {
    question: 'Co zmienia u Kupca wymiana jeden za jeden?',
    ruling:
      'Ta wymiana dochodzi, a trzy jednakowe towary za 1 złoto zostaje bez zmian. Podczas jednej wizyty żadnego towaru nie można i dać, i dostać jeden za jeden.',
    why: 'Karta dodaje kurs i żadnego nie zmienia. A wymiany w kółko nigdy by się nie skończyły.',
  },
  R19: {
    question: 'Które postawienie przepada, gdy gracz stawia tylko dwóch Tuaregów?',
    ruling: 'Ostatnie tego gracza, i tylko w następnej rundzie. Znacznik może być najwyżej jeden.',
    why: 'Dzięki temu pozostałe postawienia zachowują zwykłą kolejność.',
  },
  R20: {
    question: 'Co gracz z pełnym obszarem plemienia może jeszcze zrobić z kartami plemienia?',
    ruling: 'Zachować je lub odrzucić. Nic więcej nie można wyłożyć.',
    why: 'Obszar plemienia ma dwanaście pól, a wyłożone karty zostają.',
  },
  R21: {
    question: 'Co, jeśli wynik, złoto i towary są równe?',
    ruling: 'Partia kończy się remisem: nikt nie wygrywa.',
    why: 'Mówią tak trzy instrukcje. Czwarta każe zagrać jeszcze raz, a rewanż jest zawsze mile widziany.',
  },
  R22: {
    question: 'Kto pierwszy płaci przy napadzie?',
    ruling: 'Gracz, który ma amulet w rozpoczynającej się rundzie.',
    why: 'Jedna instrukcja wskazuje aktualnego pierwszego gracza, a amulet przechodzi dalej, zanim Złodziej ruszy.',
  },
  R23: {
    question: 'Czy można zrezygnować z części akcji?',
    ruling:
      'Nie. Rezygnuje się z całej akcji albo bierze wszystko, co daje. Wybór zostawia tylko karta, która mówi „możesz”, i Kupiec.',
    why: 'Jedna instrukcja pozwala pominąć część akcji, a mówi też, że dostaje się wszystkie żetony. Inne mówią o całych akcjach.',
  },
} as const satisfies SameKeys<typeof English>;
