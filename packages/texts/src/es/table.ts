import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Dejar la mesa',
  close: 'Cerrar',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Recorrer la partida',
    slider: 'Momento de la partida',
    first: 'Al principio',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
  },
  past: {
    title: 'Repaso',
    at: 'Tras la jugada {{version}} de {{count}}',
    return: 'Volver a la partida',
  },
  menu: {
    title: 'Esta partida',
    download: 'Guardar en un archivo',
    new: 'Nueva partida',
    leave: 'Dejar la mesa',
    options: 'Reglas de esta partida',
  },
  keys: {
    title: 'Teclas',
  },
} as const satisfies SameKeys<typeof English>;
