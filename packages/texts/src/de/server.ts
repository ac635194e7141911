import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse kennt in der Herberge niemand. Vielleicht ist ein Tippfehler darin, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
  mail: {
    subject: 'Du bist am Zug auf Caravanserai',
    text: 'Du bist an der Reihe: {{url}}',
  },
};
