import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
  level: {
    shepherd: {
      name: 'Pastore',
      text: 'Accumula merci, vede poco nelle file e nulla di ciò che potresti prendere. Ideale per cominciare.',
    },
    saltCarrier: {
      name: 'Portatrice di sale',
      text: 'Osserva dove potresti andare, ma spende l’oro come se l’ultima razzia non arrivasse mai.',
    },
    guide: {
      name: 'Guida carovaniera',
      text: 'Pianifica un turno intero e anche il tuo, ma conta poco sulle file e su ciò che le carte faranno dopo.',
    },
    merchant: {
      name: 'Commerciante',
      text: 'Soppesa ogni posto contro ogni risposta, e sbaglia di rado.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'Il capo: soppesa a lungo e prevede anche le carte che nessuno ha ancora visto.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La regina delle leggende: prima di ogni mossa guarda già al round successivo. Qui nessuno gioca meglio.',
    },
  },
  equal: {
    name: 'Alla pari',
    text: 'Sceglie la sua forza in base ai tuoi ultimi risultati su questo dispositivo: ora livello {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Mano sinistra',
      text: 'Lancia con la mano sbagliata, si accontenta di colpire un disco e spesso si perde una dichiarazione. Un primo avversario.',
    },
    tavern: {
      name: 'Habitué della taverna',
      text: 'Ci ha giocato per molte sere: mira ai punti, con una mano non del tutto ferma.',
    },
    juggler: {
      name: 'Giocoliere del mercato',
      text: 'Dita svelte: tiene d’occhio anche i tuoi dischi, ruba e fa crollare le torri quando conviene.',
    },
    master: {
      name: 'Maestro dei dadi',
      text: 'Immagina più di cento schicchere prima di ognuna, e gioca pensando a tutta la partita.',
    },
  },
} as const satisfies SameKeys<typeof English>;
