import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Zagraj w Targets, z botami albo z kimś obok',
      text: 'Grasz czerwonymi; domyślnie pozostali to bot juggler. Stół woła Targets za ciebie, chyba że gra się w „Pas vu, pas pris!”. Celuj klawiszem z menu, potem prędkość i odchylenie: `d1 1100 -5`. Partia zapisuje się po każdym ruchu; `--resume` kontynuuje dokładnie stamtąd. Podczas gry `?` pokazuje, co można wpisać. Z `--json` każda pozycja to wiersz JSON, a każdy wysłany wiersz to ruch w notacji.',
    },
    selfplay: {
      summary: 'Każ botom grać w Targets i policz wyniki',
      text: 'Od dwóch do czterech botów gra całe partie z prawdziwą fizyką: kto ile razy i jak wygrał oraz co wyszło z pstryknięć. Z `--log` każdy początek, ruch i koniec to wiersz JSON, z całym stołem po każdym ruchu. Z `--file` ostatnia partia jest zapisana jako tekst, który czyta `replay`.',
    },
    flick: {
      summary: 'Pokaż jedno pstryknięcie jako obraz z góry',
      text: 'Plik to JSON: stół („scene”: podstawki i kości), pstryknięcie („flick”) i ile krążków leży na środku („discs”, domyślnie 3). Może to też być lista, jak packages/targets/golden/shots.json. Obraz jest rysowany tutaj albo zapisany jako SVG. Plik `-` to standardowe wejście.',
    },
    replay: {
      summary: 'Sprawdź zapisaną partię Targets i opowiedz ją słowami',
      text: 'Każde pstryknięcie jest liczone, a każde ogłoszenie sprawdzane od nowa. Uszkodzony plik jest odrzucany z numerem wiersza i kolumny pierwszego błędu. Plik `-` to standardowe wejście.',
    },
    levels: {
      summary: 'Wypisz poziomy botów do Targets',
      text: 'Ich nazwy dla innych poleceń i czego się po nich spodziewać.',
    },
    arena: {
      summary: 'Każ dwóm botom rozegrać mecz Targets i zmierz go',
      text: 'Partie we dwoje, każde ziarno dwa razy z zamianą miejsc. Bot to poziom albo `naive`, który pstryka mniej więcej w coś.',
    },
    verify: {
      summary: 'Sprawdź, czy partia online Targets była uczciwa',
      text: 'FILE to dowód (JSON), który daje strona zakończonej partii online. Odcisk, ziarno, ustawienie kości, pstryknięcia, ogłoszenia i wynik są liczone od nowa; kod wyjścia to 1, jeśli coś się nie zgadza. docs/fairness.md mówi, czego to dowodzi.',
    },
  },
  flag: {
    players: 'Ilu graczy',
    variants: 'Warianty, po przecinku: pasvu, 3x3, teams',
    svg: 'Zapisz obraz do tego pliku, jako SVG',
    file: 'Plik: flick go czyta, selfplay zapisuje w nim ostatnią partię, play zapisuje tam grę',
    seed: 'Skąd bierze się los; to samo ziarno daje te same partie',
    at: 'Które pstryknięcie z listy',
    bots: 'Boty, oddzielone przecinkami: jeden dla wszystkich pozostałych albo po jednym, zgodnie z ruchem wskazówek; w `play` `human` to człowiek. Poziom, `naive`, `file:MODULE` lub `proc:COMMAND`',
  },
  verify: {
    notOurs: '{{file}} nie jest dowodem partii online Targets. Pobierz go ze strony zakończonej partii.',
  },
  wrong: {
    variant: 'Nie ma wariantu „{{word}}”. Są: {{variants}}.',
    variantNear: 'Nie ma wariantu „{{word}}”. Czy chodziło o {{near}}?',
    botCount:
      'Podane boty: {{bots}}; gracze: {{players}}. Podaj jednego bota dla wszystkich albo po jednym dla każdego gracza, zgodnie z ruchem wskazówek zegara.',
    oddGames:
      'Każde ziarno gra się dwa razy, z zamianą miejsc: {{games}} to liczba nieparzysta. Wybierz parzystą liczbę partii.',
  },
  shot: {
    'not-json': 'to nie jest JSON ({{detail}}).',
    'no-such-shot': 'nie ma w nim pstryknięcia {{at}}; liczba pstryknięć: {{count}}.',
    'bad-part':
      'brakuje części {{part}} albo jest błędna. Potrzebny jest obiekt z „scene” (pucks, dice), „flick” i ewentualnie „discs”; wszystkie liczby całkowite.',
    flick: {
      malformed: 'brakuje części flick albo jest błędna. Ma „die”, „vxMmS”, „vzMmS”, „highPm”, „sidePm” i „tower”.',
      'not-whole': 'liczby pstryknięcia muszą być całkowite.',
      'too-fast': 'pstryknięcie jest za szybkie. Najwyżej 4000 mm/s.',
      'no-speed': 'pstryknięcie nie ma prędkości.',
      'beside-the-die': 'pstryknięcie chybia kości. „highPm” i „sidePm” mają zakres od -1000 do 1000.',
      'unknown-die': 'nie ma takiej kości. Kości to red1 do green3.',
      'not-there': 'pstrykanej kości nie ma w scenie.',
      'no-tower': 'pstrykana kość nie stoi w wieży.',
    },
  },
  flick: {
    title: '{{die}}: pstryknięcie z prędkością {{speed}} m/s.',
    wholeTower: 'Cała wieża, {{die}}: pstryknięcie z prędkością {{speed}} m/s.',
    legend:
      '░ krążek, ▓ czarny środek, ▒ podstawka, · droga. Mała litera i cyfra: kość i jej ścianka. Wielka litera: wieża i jej wysokość.',
    written: 'Obraz jest w {{file}}.',
    tower: '{{die}} zostaje na swojej podstawce.',
    off: '{{die}} opuszcza stół.',
    unsettled: '{{die}} się nie zatrzymuje.',
    slid: '{{die}} ślizga się bez toczenia.',
    cocked: '{{die}} stoi krzywo lub na czymś leży i nigdzie się nie liczy.',
    table: '{{die}}: {{face}}.',
    onDisc: '{{die}}: {{face}}, cała na krążku {{disc}}.',
    black: '{{die}}: {{face}}, dotyka czarnego środka krążka {{disc}}.',
    took: 'Spoczynek po {{seconds}} s. Odcisk całego ruchu: {{hash}}.',
  },
  play: {
    towerOf: 'wieża: {{colour}}',
    middle: 'środek stołu',
    aimText:
      'pstryknij tam: klawisz z menu, potem prędkość w mm/s (zwykle 1100, najwyżej 4000) i stopnie w prawo (minus: w lewo)',
    notationText: 'samo pstryknięcie, w notacji (docs/notation-targets.md); zawołania też: `targets:red1`',
    letGoText: 'nic do powiedzenia: grają pozostali',
  },
  selfplay: {
    head_one: '{{count}} partia, ziarno {{seed}}',
    head_few: '{{count}} partie, ziarno {{seed}}',
    head_many: '{{count}} partii, ziarno {{seed}}',
    head_other: '{{count}} partii, ziarno {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} wygrana ({{share}}), {{discs}} krążków na partię',
    seat_few: '{{seat}} ({{bot}}): {{count}} wygrane ({{share}}), {{discs}} krążków na partię',
    seat_many: '{{seat}} ({{bot}}): {{count}} wygranych ({{share}}), {{discs}} krążków na partię',
    seat_other: '{{seat}} ({{bot}}): {{count}} wygranej ({{share}}), {{discs}} krążków na partię',
    decided: 'Rozstrzygnął czwarty krążek {{fourth}}, ostatnia runda {{lastRound}}, Golden Targets {{golden}}',
    length: '{{rounds}} rund i {{moves}} ruchów na partię',
  },
  tally:
    'pstryknięcia {{flicks}}, całe na krążku {{share}}; Targets {{targets}}, nieogłoszone {{missed}}; Double {{doubles}}, kradzieże {{steals}}, rozbrojenia {{disarms}}',
  arena: {
    head_one: '{{a}} przeciw {{b}}: {{count}} partia we dwoje, ziarno {{seed}}',
    head_few: '{{a}} przeciw {{b}}: {{count}} partie we dwoje, ziarno {{seed}}',
    head_many: '{{a}} przeciw {{b}}: {{count}} partii we dwoje, ziarno {{seed}}',
    head_other: '{{a}} przeciw {{b}}: {{count}} partii we dwoje, ziarno {{seed}}',
    margin: 'różnica {{mean}} krążków na partię (od {{low}} do {{high}})',
    games: 'wygrane {{won}}, przegrane {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms na pstryknięcie, 95% z nich w {{p95}} ms, najdłuższe {{max}} ms',
  },
  replay: {
    head: 'Ziarno {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: zdobyte {{won}}, pod podstawką {{stored}}.',
    unfinished_one: 'Partia niedokończona: urywa się po {{count}} ruchu.',
    unfinished_few: 'Partia niedokończona: urywa się po {{count}} ruchach.',
    unfinished_many: 'Partia niedokończona: urywa się po {{count}} ruchach.',
    unfinished_other: 'Partia niedokończona: urywa się po {{count}} ruchu.',
  },
} as const satisfies SameKeys<typeof English>;
