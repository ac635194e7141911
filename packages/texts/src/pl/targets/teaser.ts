import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Drewniany stół w świetle lampy. Wieże z kości stoją na czterech podstawkach wokół trzech malowanych krążków; jedna kość została właśnie pstryknięta.',
  pitch:
    'Pstryknij górną kość swojej wieży w stronę krążków na środku. Traf w czarne, ogłoś to przed innymi i kradnij to, czego nie zdążyli zabezpieczyć.',
  facts: 'Od 2 do 4 osób · kwadrans',
  start: 'Pstryknij!',
  round: 'Runda {{round}}',
  level: {
    leftHand: {
      name: 'Lewa ręka',
      text: 'Pstryka nie tą ręką, cieszy się z trafienia w krążek i często przegapia ogłoszenie. Dobra na początek.',
    },
    tavern: { name: 'Bywalec tawerny', text: 'Gra w to niejeden wieczór: celuje w punkty, ręką nie całkiem pewną.' },
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
