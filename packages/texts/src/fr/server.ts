import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Page introuvable',
    text: 'Personne à l’auberge ne connaît cette adresse. Elle contient peut-être une faute, ou la page a déménagé.',
    home: 'Retour à l’accueil',
    play: 'Jouer à {{game}}',
  },
  mail: {
    subject: 'À vous de jouer sur Caravanserai',
    text: 'C’est à vous : {{url}}',
  },
  push: {
    turn: 'À vous de jouer : {{game}}',
    started: 'La partie commence : {{game}}',
    invited: 'Invitation : {{game}}',
    table: 'À la table : {{names}}',
  },
  preview: {
    guest: 'une personne invitée',
    inn: {
      title: 'Caravanserai · jouer à Targui et à Targets en ligne',
      text: 'Deux jeux de société dans une même auberge : entre amis, avec des inconnus ou contre l’ordinateur. Gratuit, libre, sans compte.',
      picture: 'Deux jeux de société, une auberge. Gratuit et sans compte.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Jouez à {{game}} en ligne : entre amis, avec n’importe qui ou contre l’ordinateur. Sans compte.',
      picture: 'Entre amis, avec n’importe qui ou contre l’ordinateur.',
    },
    waiting: {
      title: '{{game}} : une place est libre',
      text: 'Quelqu’un attend à la table. Ouvrez le lien et prenez place ; aucun compte n’est nécessaire.',
      picture: 'Une place est libre. Ouvrez le lien et prenez place.',
    },
    running: {
      title: '{{game}} : partie en cours',
      text: 'Une partie est en cours. Ouvrez le lien pour la suivre.',
      picture: 'Partie en cours. Ouvrez le lien pour la suivre.',
    },
    over: {
      title: '{{game}} : partie terminée',
      text: 'La partie est terminée. Ouvrez le lien pour revoir chaque coup.',
      picture: 'Partie terminée. Revoyez chaque coup.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Parties, classements et résultats de {{person}}.',
      picture: 'Parties, classements et résultats.',
    },
  },
};
