import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
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
    merchant: {
      name: 'Kupcowa',
      text: 'Waży każde miejsce wobec każdej odpowiedzi i rzadko się myli.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'Wódz: długo waży i liczy się z kartami, których nikt jeszcze nie widział.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'Królowa z legend: przed każdym ruchem patrzy już w następną rundę. Nikt tu nie gra lepiej.',
    },
  },
  equal: {
    name: 'Równy tobie',
    text: 'Dobiera siłę do twoich ostatnich wyników na tym urządzeniu: teraz poziom {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Lewa ręka',
      text: 'Pstryka nie tą ręką, cieszy się z trafienia w krążek i często przegapia ogłoszenie. Dobra na początek.',
    },
    tavern: {
      name: 'Bywalec tawerny',
      text: 'Gra w to niejeden wieczór: celuje w punkty, ręką nie całkiem pewną.',
    },
    juggler: {
      name: 'Żongler z targu',
      text: 'Szybkie palce: ma na oku także twoje krążki, kradnie i przewraca wieże, gdy się opłaca.',
    },
    master: {
      name: 'Mistrz kości',
      text: 'Wyobraża sobie ponad sto pstryknięć przed każdym swoim i gra z myślą o całej partii.',
    },
  },
} as const satisfies SameKeys<typeof English>;
