import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse kennt in der Herberge niemand. Vielleicht ist ein Tippfehler darin, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
    play: '{{game}} spielen',
  },
  mail: {
    subject: 'Du bist am Zug auf Caravanserai',
    text: 'Du bist an der Reihe: {{url}}',
  },
  push: {
    turn: 'Du bist am Zug: {{game}}',
    started: 'Die Partie beginnt: {{game}}',
    invited: 'Einladung: {{game}}',
    table: 'Am Tisch: {{names}}',
  },
  preview: {
    guest: 'ein Gast',
    inn: {
      title: 'Caravanserai · Targi und Targets online spielen',
      text: 'Zwei Brettspiele in einem Gasthaus: mit Freunden, mit Fremden oder gegen den Computer. Kostenlos, quelloffen, ohne Konto.',
      picture: 'Zwei Brettspiele in einem Gasthaus. Kostenlos und ohne Konto.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: '{{game}} online spielen: mit Freunden, mit allen, die da sind, oder gegen den Computer. Ohne Konto.',
      picture: 'Mit Freunden, mit allen, die da sind, oder gegen den Computer.',
    },
    waiting: {
      title: '{{game}}: ein Platz ist frei',
      text: 'Am Tisch wird gewartet. Öffne den Link und setz dich; ein Konto ist nicht nötig.',
      picture: 'Ein Platz ist frei. Öffne den Link und setz dich.',
    },
    running: {
      title: '{{game}}: eine Partie läuft',
      text: 'Eine Partie läuft. Öffne den Link und schau zu.',
      picture: 'Eine Partie läuft. Öffne den Link und schau zu.',
    },
    over: {
      title: '{{game}}: eine beendete Partie',
      text: 'Die Partie ist zu Ende. Öffne den Link und sieh dir jeden Zug an.',
      picture: 'Die Partie ist zu Ende. Sieh dir jeden Zug an.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Partien, Wertungen und Ergebnisse von {{person}}.',
      picture: 'Partien, Wertungen und Ergebnisse.',
    },
  },
};
