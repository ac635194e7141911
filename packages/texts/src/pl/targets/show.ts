import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}}, obok: {{disc}}',
    far: '{{die}}, daleko od krążków',
    leans: '{{colour}}, krzywo',
    left: '{{disc}} po lewej',
    right: '{{disc}} po prawej',
    front: '{{disc}} z przodu',
    back: '{{disc}} z tyłu',
    how: 'Dotknij na stole albo naciśnij numer.',
  },
  sign: {
    straddles: 'poza krawędzią',
    leans: 'krzywo',
    missed: 'nieogłoszone',
    secured: 'zabezpieczone',
    nobody: 'nikt',
  },
  aims: '{{name}} celuje…',
  end: {
    best: 'Rzut partii',
    bestBy: '{{seat}}, runda {{round}}',
    bestBy_you: 'Ty, runda {{round}}',
    watch: 'Obejrzyj',
    stats: 'Partia w liczbach',
    flicks: 'Pstryknięcia',
    hits: 'Na krążku',
    targets: 'Ogłoszone Targets',
    doubles: 'Ogłoszone Double',
    stolen: 'Skradzione krążki',
    disarmed: 'Rozbrojone wieże',
    missed: 'Przegapione',
    faults: 'Błędy',
    fastest: 'Najszybsze ogłoszenie',
    seconds: '{{seconds}} s',
    won: 'Zdobyte krążki',
  },
  practice: {
    again: 'To samo jeszcze raz',
    map: 'Pokaż, gdzie stanęły moje kości',
    clear: 'Wyczyść ślady',
    rivals: 'Wieże rywali',
  },
  talk: 'Boty rozmawiają',
  say: {
    leftHand: {
      glad: { a: 'Coś trafiłem!', b: 'Widać było?' },
      cross: { a: 'Nie ta ręka, przepraszam.', b: 'O nie. Znowu.' },
      taunt: { a: 'Nawet ja tak umiem. Może.' },
    },
    tavern: {
      glad: { a: 'To zasługuje na herbatę!', b: 'Jak za dawnych lat.' },
      cross: { a: 'Stół jest krzywy.', b: 'Kto ruszył ten krążek?' },
      taunt: { a: 'Znałem kozę, co celniej rzucała.' },
    },
    juggler: {
      glad: { a: 'Abrakadabra.', b: 'Patrz na drugą rękę.' },
      cross: { a: 'Podmuch wiatru!', b: 'To była próba.' },
      taunt: { a: 'Ostrożnie, to kości, nie daktyle.' },
    },
    master: {
      glad: { a: 'Zgodnie z planem.', b: 'Jeden na sto.' },
      cross: { a: 'Mało prawdopodobne.', b: 'Odnotowano.' },
      taunt: { a: 'Wyobrażałem to sobie inaczej.' },
    },
  },
} as const satisfies SameKeys<typeof English>;
