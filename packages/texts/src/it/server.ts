import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Pagina non trovata',
    text: 'Alla locanda nessuno conosce questo indirizzo. Forse è scritto male, o ciò che stava qui si è rimesso in viaggio.',
    home: 'Torna alla locanda',
  },
  mail: {
    subject: 'Tocca a te, al Caravanserraglio',
    text: 'È il tuo turno: {{url}}',
  },
};
