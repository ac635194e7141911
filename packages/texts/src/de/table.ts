import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Tisch verlassen',
  close: 'Schließen',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Durch die Partie gehen',
    slider: 'Zeitpunkt der Partie',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug weiter',
  },
  past: {
    title: 'Rückblick',
    at: 'Nach Zug {{version}} von {{count}}',
    return: 'Zurück zur Partie',
  },
  menu: {
    title: 'Diese Partie',
    download: 'Als Datei speichern',
    new: 'Neue Partie',
    leave: 'Tisch verlassen',
    options: 'Regeln dieser Partie',
  },
  keys: {
    title: 'Tasten',
  },
} as const satisfies SameKeys<typeof English>;
