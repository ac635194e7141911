import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'La tua prima carovana',
  about: 'Una prima partita a Targi con una guida, dal primo Targi al conteggio finale.',
  lines: {
    title: 'Tre Targi, tre linee',
    welcome: 'Benvenuti! Sono Tassili e conosco ogni pista di questo deserto. Guidiamo insieme la tua prima carovana.',
    first: 'Giochi con il blu. Piazza il primo Targi sulla carta Pepe che ti indico, poi conferma.',
    firstElse: 'Lì puoi stare, ma io sento odore di pepe. Riprendi il Targi e prova la carta che ti indico.',
    line: 'Vedi la linea? Parte dal tuo Targi e attraversa tutto il tabellone. Anche il bianco ha piazzato un Targi.',
    second: 'Ora la carta Sale in alto. La sua linea scende e incrocia la prima.',
    secondElse: 'Un buon posto per un altro giorno! Torna indietro e prova la carta Sale.',
    cross:
      'Si incrociano su questa tenda. Potrai usare le carte su cui stanno i tuoi Targi e ogni carta dove le tue linee si incrociano.',
    closed:
      'Vietati: gli angoli, la carta del Predone e le carte di fronte ai Targi bianchi. Il bianco sta su 10, quindi la 2 è chiusa.',
    third: 'Piazza l’ultimo Targi sui datteri, proprio sotto il pepe. Così hai un secondo incrocio.',
    thirdElse: 'Niente male, ma i datteri servono meglio al nostro piano. Torna indietro e prova quelli.',
  },
  goods: {
    title: 'Riempire le borse',
    take: 'Tutti sono piazzati e agisci per primo tu. Usa le tre carte sotto i tuoi Targi, nell’ordine che vuoi.',
    takeElse: 'Può aspettare un attimo. Prendi prima sale, pepe e datteri.',
    card: 'I tuoi segnalini stanno dove le linee si incrociano. Questa carta Merci dà un dattero e un sale: prendili.',
    cardElse: 'Pazienza! Prendi prima la carta Merci che ti indico.',
    bags: 'Ecco le tue merci. Dopo il turno puoi tenerne dieci, e tre ori; il resto è perso.',
  },
  tribe: {
    title: 'Una carta per la tribù',
    price: 'La tenda è una carta tribale. Il prezzo è a sinistra; le croci in alto sono punti, ben tre.',
    lay: 'Usala: paga e gioca la tenda nella fila in alto.',
    layElse: 'Mmh, io la giocherei nella fila in alto. Torna indietro e riprova.',
    display: 'Qui vive la tua tribù: tre file da quattro, riempite da sinistra. Ciò che giochi resta.',
    end: 'Non c’è altro da usare. Termina il turno e conferma, poi tocca al bianco.',
    endElse: 'Ora non serve. Termina il turno.',
    round: 'Un nuovo round: nuove carte al centro, il Predone avanza di una carta e il bianco ha l’amuleto e comincia.',
  },
} as const satisfies SameKeys<typeof English>;
