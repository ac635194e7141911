import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'Co wygrywa',
  lead: 'Co działo się w partiach dwóch botów tego samego poziomu i kto je wygrał. Liczba partii: {{games}}.',
  level: 'Poziom',
  contents: 'Na tej stronie',
  rounds: {
    label: 'Rundy',
    all: 'Wszystkie',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'Jak czytać tę stronę',
    often: 'Na partię: ile razy zdarzyło się to w jednej partii, u obu graczy razem.',
    wins: 'Wygrane: jaką część tych partii wygrał ten, kto to zrobił. Remis liczy się jako pół wygranej.',
    points:
      'Punkty: końcowa różnica w porównaniu z tą, której na początku rundy można było oczekiwać po tym, co mieli obaj gracze. Wcześniejsza przewaga się więc nie liczy. Przy kartach 0 oznacza przeciętną kartę.',
    error:
      'Pasek pokazuje, gdzie leży prawdziwa wartość w 95 na 100 takich zliczeń. Jeśli dotyka linii pośrodku, może to być zwykły przypadek.',
    cause:
      'Liczba to nie przyczyna. Kartę wykłada ten, kto mógł do niej dotrzeć i za nią zapłacić, a ludzie grają inaczej niż boty.',
    again: 'Każdy może powtórzyć zliczanie poleceniem {{command}}.',
  },
  column: {
    often: 'Na partię',
    wins: 'Wygrane',
    points: 'Punkty',
    discs: 'Krążki',
    round: 'Runda',
    winner: 'Zwycięzca',
    loser: 'Przegrany',
    players: 'Gracze',
  },
  few: 'za mało',
  asTable: 'Jako tabela',
  cards: {
    about: 'Wybierz nagłówek kolumny, aby posortować. Rundy to te, w których kartę wyłożono.',
  },
  spaces: {
    about: 'Liczby gracza, którego Tuareg tam stał, według rund.',
    opening: 'Pierwszy Tuareg partii',
  },
  turns: {
    title: 'Skrzyżowania i kolejność',
    crossings: 'Skrzyżowania w rundzie: {{crossings}}',
    first: 'Działa w rundzie jako pierwszy',
    second: 'Działa w rundzie jako drugi',
  },
  deals: {
    title: 'Wymiany i napady',
    raid: 'Napad {{number}}: {{tokens}}',
  },
  rows: {
    title: 'Obszar plemienia na koniec',
    made: 'Rzędy z jednego symbolu: {{equal}}, z czterech: {{varied}}',
  },
  habits: {
    title: 'Zwyczaje',
    about: 'Liczby gracza, który w całej partii robił to częściej niż przeciwnik.',
    goodsSpaces: 'Tuaregowie na towarach',
    goodsCards: 'Wzięte karty towarów',
    crossings: 'Skrzyżowania',
    laid: 'Wyłożone karty plemienia',
    laidEarly: 'Karty plemienia do rundy 6',
    kept: 'Karty plemienia zachowane na ręce',
    gold: 'Otrzymane złoto',
    returned: 'Towary zwrócone ponad limit',
    raidPoints: 'Punkty zapłacone za napady',
  },
  course: {
    title: 'Przebieg partii',
    leads: 'Jak często wygrywa prowadzący',
    leadsAbout: 'Według przewagi punktów na początku rundy.',
    picture: 'Jak często wygrywa prowadzący, według rund: {{leads}}. Liczby są w tabeli.',
    lead: 'przewaga od {{least}} do {{most}}',
    leadMost: 'przewaga {{least}} lub więcej',
    scores: 'Wyniki końcowe',
    scoresPicture: 'Wyniki końcowe od {{least}} do {{most}}. Liczby są w tabeli.',
    sources: 'Skąd są punkty',
    source: {
      tokens: 'Żetony punktów',
      printed: 'Nadrukowane na kartach',
      effect: 'Efekty kart',
      equal: 'Rzędy z jednego symbolu',
      varied: 'Rzędy z czterech symboli',
    },
    ends: '{{display}} partii skończyło się pełnym obszarem plemienia, pozostałe ostatnim napadem.',
  },
  sayings: {
    title: 'Dwa powiedzenia sprawdzone',
    goods: '„Bierz karty towarów na dobrych polach nawet przy dziesięciu towarach, żeby przyszły tam karty plemienia.”',
    goodsHow:
      'Na koniec tury wróciło wszystko, co dała karta towarów. Od tego wyboru grano dalej dwa razy: z kartą wziętą i z kartą zostawioną. Sprawdzone wybory: {{choices}}.',
    goodsNone: 'Na tym poziomie nie sprawdzano: partie trwają zbyt długo.',
    goodsFirst: 'Dla tego, kto w następnej rundzie działa jako pierwszy',
    goodsSecond: 'Dla tego, kto w następnej rundzie działa jako drugi',
    start: '„Kto zaczyna, ma przewagę.”',
    startHow: 'Obaj gracze są równie silni. Bez przewagi zaczynający wygrywałby połowę partii.',
    starting: 'Zaczynający',
    result: '{{points}} pkt (± {{error}})',
    resultWins: 'wygrane partie: {{wins}} (± {{error}})',
    agree: 'Liczby to potwierdzają.',
    disagree: 'Liczby mówią coś przeciwnego.',
    open: 'Liczby nie pokazują różnicy, której nie dałoby się wyjaśnić przypadkiem.',
  },
  targets: {
    discs: 'Krążki: końcowa różnica w krążkach u gracza, który to zrobił.',
    cause:
      'Liczba to nie przyczyna: prowadzący może robić niektóre rzeczy częściej, a ludzie pstrykają inaczej niż boty.',
    where: 'Gdzie zatrzymują się kości',
    flickOn: 'Pstryknięcie {{number}} w rundzie: na krążku',
    flickBeside: 'Pstryknięcie {{number}} w rundzie: obok krążków',
    events: 'Co dzieje się w partii',
    awarded: 'Krążki przyznane na koniec rundy',
    ahead: 'Przewaga w krążkach na początku rundy: {{discs}}',
    ends: 'Wygrane czwartym krążkiem: {{fourth}} partii; po ostatniej rundzie: {{lastRound}}; w Golden Targets: {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;
