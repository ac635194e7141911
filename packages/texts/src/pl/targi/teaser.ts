import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Tuareg',
  picture:
    'Wieczór na pustyni. Na dywanie leży kwadrat kart, pięć na pięć, z niebieskimi i białymi figurkami na brzegu, a Złodziej jest już w drodze.',
  pitch:
    'Wyślij trzech Tuaregów na brzeg planszy. Tam, gdzie krzyżują się ich linie, karta należy do ciebie. Handluj daktylami, solą i pieprzem, powiększaj plemię i uważaj na Złodzieja.',
  facts: '2 osoby · około godziny',
  start: 'Zagraj teraz',
  versus: '{{blue}} – {{white}}',
  pace: { label: 'Tury innych w Tuareg', usual: 'Zwykłe', slow: 'Wolne', quick: 'Szybkie', tap: 'Po dotknięciu' },
  moves: {
    label: 'Koniec tury',
    confirmed: 'Pytaj',
    quick: 'Od razu',
    text: 'Od razu: ruch, który kończy turę, nie wymaga potwierdzenia i nie można go cofnąć.',
  },
  level: {
    shepherd: {
      name: 'Pasterz',
      text: 'Gromadzi towary, słabo widzi rzędy i wcale nie widzi, co możesz zabrać. Dobry na początek.',
    },
    saltCarrier: {
      name: 'Nosicielka soli',
      text: 'Patrzy, dokąd możesz pójść, ale wydaje złoto, jakby ostatni napad nigdy nie miał nadejść.',
    },
    guide: {
      name: 'Przewodnik karawany',
      text: 'Planuje całą turę, twoją też, ale mało liczy na rzędy i na to, co karty dadzą później.',
    },
    merchant: { name: 'Kupcowa', text: 'Waży każde miejsce wobec każdej odpowiedzi i rzadko się myli.' },
    amenokal: { name: 'Amenokal', text: 'Wódz: długo waży i liczy się z kartami, których nikt jeszcze nie widział.' },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'Królowa z legend: przed każdym ruchem patrzy już w następną rundę. Nikt tu nie gra lepiej.',
    },
  },
} as const satisfies SameKeys<typeof English>;
