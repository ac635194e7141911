import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Esa página no existe',
    text: 'Nadie en la posada conoce esta dirección. Quizá tenga una errata, o la página se haya mudado.',
    home: 'Volver al inicio',
    play: 'Jugar a {{game}}',
  },
  mail: {
    subject: 'Es tu turno en Caravanserai',
    text: 'Es tu turno: {{url}}',
  },
  push: {
    turn: 'Es tu turno: {{game}}',
    started: 'Empieza la partida: {{game}}',
    invited: 'Invitación: {{game}}',
    table: 'En la mesa: {{names}}',
  },
  preview: {
    guest: 'una persona invitada',
    inn: {
      title: 'Caravanserai · juega a Tuareg y Targets en línea',
      text: 'Dos juegos de mesa en una misma posada: con amigos, con desconocidos o contra el ordenador. Gratis, de código abierto, sin cuenta.',
      picture: 'Dos juegos de mesa, una posada. Gratis y sin cuenta.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Juega a {{game}} en línea: con amigos, con cualquiera o contra el ordenador. Sin cuenta.',
      picture: 'Con amigos, con cualquiera o contra el ordenador.',
    },
    waiting: {
      title: '{{game}}: hay un sitio libre',
      text: 'Alguien espera en la mesa. Abre el enlace y siéntate; no hace falta una cuenta.',
      picture: 'Hay un sitio libre. Abre el enlace y siéntate.',
    },
    running: {
      title: '{{game}}: partida en curso',
      text: 'Hay una partida en curso. Abre el enlace para verla.',
      picture: 'Partida en curso. Abre el enlace para verla.',
    },
    over: {
      title: '{{game}}: partida terminada',
      text: 'La partida ha terminado. Abre el enlace para repasar cada jugada.',
      picture: 'Partida terminada. Repasa cada jugada.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Partidas, puntuaciones y resultados de {{person}}.',
      picture: 'Partidas, puntuaciones y resultados.',
    },
  },
};
