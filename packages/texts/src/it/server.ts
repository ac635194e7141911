import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Pagina non trovata',
    text: 'Alla locanda nessuno conosce questo indirizzo. Forse c’è un errore di battitura, o la pagina è stata spostata.',
    home: 'Torna all’inizio',
  },
  mail: {
    subject: 'Tocca a te su Caravanserai',
    text: 'È il tuo turno: {{url}}',
  },
};
