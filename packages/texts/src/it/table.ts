import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Lascia il tavolo',
  close: 'Chiudi',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Ripercorri la partita',
    slider: 'Momento della partita',
    first: 'All’inizio',
    back: 'Una mossa indietro',
    forward: 'Una mossa avanti',
  },
  past: {
    title: 'Rivedi la partita',
    at: 'Dopo la mossa {{version}} di {{count}}',
    return: 'Torna alla partita',
  },
  menu: {
    title: 'Questa partita',
    download: 'Salva in un file',
    new: 'Nuova partita',
    leave: 'Lascia il tavolo',
    options: 'Regole di questa partita',
  },
  keys: {
    title: 'Tasti',
  },
} as const satisfies SameKeys<typeof English>;
