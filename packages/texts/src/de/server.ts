import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse kennt in der Herberge niemand. Vielleicht ist sie vertippt, oder was hier stand, ist weitergezogen.',
    home: 'Zurück zur Herberge',
  },
  mail: {
    subject: 'Du bist am Zug in der Karawanserei',
    text: 'Du bist an der Reihe: {{url}}',
  },
};
