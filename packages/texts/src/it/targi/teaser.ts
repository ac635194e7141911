import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Targi',
  picture:
    'Una sera nel deserto. Su un tappeto c’è un quadrato di carte, cinque per cinque, con figure blu e bianche lungo il bordo, e il Predone in cammino.',
  pitch:
    'Manda tre Targi sul bordo del campo. Dove le loro linee si incrociano, una carta è tua. Scambia datteri, sale e pepe, fai crescere la tua tribù e attenzione al Predone.',
  facts: '2 giocatori · circa un’ora',
  start: 'Gioca ora',
  versus: '{{blue}} – {{white}}',
  pace: { label: 'Turni degli altri a Targi', usual: 'Normale', slow: 'Lento', quick: 'Veloce', tap: 'A ogni tocco' },
  moves: {
    label: 'Fine del turno',
    confirmed: 'Chiedimi',
    quick: 'Subito',
    text: 'Subito: una mossa che chiude il tuo turno non chiede conferma e non si può annullare.',
  },
  level: {
    shepherd: {
      name: 'Pastore',
      text: 'Accumula merci, vede poco nelle file e nulla di ciò che potresti prendere. Ideale per cominciare.',
    },
    saltCarrier: {
      name: 'Portatrice di sale',
      text: 'Osserva dove potresti andare, ma spende l’oro come se l’ultima razzia non arrivasse mai.',
    },
    guide: {
      name: 'Guida carovaniera',
      text: 'Pianifica un turno intero e anche il tuo, ma conta poco sulle file e su ciò che le carte faranno dopo.',
    },
    merchant: { name: 'Commerciante', text: 'Soppesa ogni posto contro ogni risposta, e sbaglia di rado.' },
    amenokal: {
      name: 'Amenokal',
      text: 'Il capo: soppesa a lungo e prevede anche le carte che nessuno ha ancora visto.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La regina delle leggende: prima di ogni mossa guarda già al round successivo. Qui nessuno gioca meglio.',
    },
  },
} as const satisfies SameKeys<typeof English>;
