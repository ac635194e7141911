import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Page introuvable',
    text: 'Personne à l’auberge ne connaît cette adresse. Elle contient peut-être une faute, ou la page a déménagé.',
    home: 'Retour à l’accueil',
  },
  mail: {
    subject: 'À vous de jouer sur Caravanserai',
    text: 'C’est à vous : {{url}}',
  },
};
