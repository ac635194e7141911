import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Page introuvable',
    text: 'Personne à l’auberge ne connaît cette adresse. Elle est peut-être mal écrite, ou ce qui s’y trouvait est reparti.',
    home: 'Retour à l’auberge',
  },
  mail: {
    subject: 'À vous de jouer au Caravansérail',
    text: 'C’est à vous : {{url}}',
  },
};
