import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Pagina non trovata',
    text: 'Alla locanda nessuno conosce questo indirizzo. Forse c’è un errore di battitura, o la pagina è stata spostata.',
    home: 'Torna all’inizio',
    play: 'Gioca a {{game}}',
  },
  mail: {
    subject: 'Tocca a te su Caravanserai',
    text: 'È il tuo turno: {{url}}',
  },
  push: {
    turn: 'Tocca a te: {{game}}',
    started: 'La partita comincia: {{game}}',
    invited: 'Invito: {{game}}',
    table: 'Al tavolo: {{names}}',
  },
  preview: {
    guest: 'un ospite',
    inn: {
      title: 'Caravanserai · gioca a Targi e Targets online',
      text: 'Due giochi da tavolo in una locanda: con gli amici, con sconosciuti o contro il computer. Gratis, open source, senza account.',
      picture: 'Due giochi da tavolo, una locanda. Gratis e senza account.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Gioca a {{game}} online: con un amico, con chiunque o contro il computer. Senza account.',
      picture: 'Con un amico, con chiunque o contro il computer.',
    },
    waiting: {
      title: '{{game}}: c’è un posto libero',
      text: 'Qualcuno aspetta al tavolo. Apri il link e siediti; non serve un account.',
      picture: 'C’è un posto libero. Apri il link e siediti.',
    },
    running: {
      title: '{{game}}: partita in corso',
      text: 'È in corso una partita. Apri il link per guardarla.',
      picture: 'Partita in corso. Apri il link per guardarla.',
    },
    over: {
      title: '{{game}}: partita finita',
      text: 'La partita è finita. Apri il link per rivedere ogni mossa.',
      picture: 'Partita finita. Rivedi ogni mossa.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Partite, rating e risultati di {{person}}.',
      picture: 'Partite, rating e risultati.',
    },
  },
};
