import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'Pierwsze pstryknięcie',
  about: 'Całe Targets w trzy minuty, każda zasada jednym pstryknięciem.',
  ground: {
    title: 'Plac ćwiczeń',
    about: 'Dziesięć pstryknięć do celu i do trzech gwiazdek: krążek, czarny środek, wieża, kradzież.',
  },
  tricks: {
    title: 'Popisowe pstryknięcia',
    about: 'Jeden cel, jedno pstryknięcie: kradzież, przewrócenie, pchnięcie. Do trzech gwiazdek za stół.',
  },
  swipe: {
    title: 'Pstryknięcie',
    first: 'Witaj w Targets! Połóż palec lub kursor na górnej kości swojej wieży, przesuń w stronę krążków i puść.',
    firstKeys:
      'Witaj w Targets! Przy stole celujesz strzałkami. Spacja uruchamia wskazówkę siły, a druga spacja uderza kość.',
    firstElse: 'Ta kość przepadła: ślizgała się albo spadła ze stołu. Twoja wieża znów stoi: spróbuj jeszcze raz.',
    firstDone: 'To było pstryknięcie! Kropki pokazują drogę. Kość zostaje tam, gdzie się zatrzyma.',
    disc: 'Im szybszy gest, tym szybsza kość. Zatrzymaj ją w całości na krążku.',
    discKeys: 'Im dalej w prawo zatrzymasz wskazówkę, tym szybsza kość. Zatrzymaj ją w całości na krążku.',
    discElse: 'Nie w całości na krążku. Spróbuj jeszcze raz.',
    discDone: 'Tam jej ścianka liczy się na koniec rundy.',
    side: 'Ważne jest też, gdzie dotykasz kości. Zacznij blisko jej lewej lub prawej krawędzi: kość się zakręci.',
    sideKeys:
      'Ważne jest też, gdzie kość zostaje uderzona. Naciśnij trzy razy klawisz kropki, żeby uderzyć z prawej, i pstryknij.',
    sideElse: 'To było blisko środka. Zacznij bliżej lewej lub prawej krawędzi kości.',
    sideDone:
      'Zakręciła się. Mocno uderzona wysoko lub nisko przewraca twoją własną wieżę: zostaje wtedy tylko jedna ze strąconych kości.',
  },
  black: {
    title: 'Targets!',
    aim: 'Teraz czarny środek. Jeśli dotknie go twoja kość, ogłoś „Targets!”, a krążek od razu jest twój.',
    call: 'Dotyka czarnego. Ogłoś „Targets!” przed następnym pstryknięciem!',
    else: 'Nie na czarnym. Stół jest taki jak przedtem: spróbuj jeszcze raz albo zobacz, jak ja to robię.',
    done: 'Ten krążek jest twój na stałe. Cztery krążki i wygrywasz. Nikt nie przypomina o ogłaszaniu: miej oczy otwarte.',
  },
  double: {
    title: 'Double!',
    call: 'Twoja ostatnia kość pokazuje 4, tak jak inna twoja. Ogłoś „Double!” i wybierz, która wraca na twoją wieżę.',
    else: 'Po pstryknięciu jest za późno. Najpierw ogłoś „Double!”.',
    done: 'Dzięki temu masz w tej rundzie jedno pstryknięcie więcej.',
  },
  rivals: {
    title: 'Rywale',
    topple: 'Niebieski też ma wieżę. Pstryknij w nią mocno i prosto!',
    toppleElse: 'Wciąż stoi. Mocniej i prosto w nią!',
    toppleDone: 'Rozbrojona! Najwyższa strącona kość wypada z tej rundy, reszta wraca na wieżę.',
    steal:
      'Pod podstawką Niebieskiego leży krążek i nie jest jeszcze bezpieczny. Zatrzymaj na nim kość, żeby go ukraść.',
    stealElse:
      'Nie na nim. Między podstawką a brzegiem krążka jest miejsce: spróbuj jeszcze raz albo zobacz, jak ja to robię.',
    stealDone: 'Skradziony! Uważaj: to, co leży pod twoją podstawką, też można ukraść.',
  },
  end: {
    title: 'Koniec',
    round:
      'To ostatnia kość rundy. Pstryknij: potem każdy krążek przypada najwyższej sumie jednego koloru, a równe sumy się znoszą.',
    roundElse: 'Tym razem bez krążka: nie wypychaj własnej szóstki.',
    roundDone:
      'Twój krążek leży pod twoją podstawką. Jeśli nikt go nie ukradnie do końca następnej rundy, jest twój na stałe.',
    money:
      'Środek jest pusty: Money time, ostatnia runda. Celuj w krążek Niebieskiego, żeby go ukraść; potem liczy się wszystko, co odłożone.',
    moneyElse: 'Jeszcze raz: celuj w krążek Niebieskiego.',
    done: 'To całe Targets: wygrywa, kto ma najwięcej krążków. Reszty ręka nauczy się w grze.',
  },
} as const satisfies SameKeys<typeof English>;
