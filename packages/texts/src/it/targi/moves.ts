import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Piazzare un Targi sulla carta {{number}} ({{name}})',
  takeBorder: 'Prendere {{tokens}} dalla carta {{number}}',
  takeCentre: 'Prendere la carta Merci in {{cell}}',
  takeChoice: 'Prendere {{tokens}} dalla carta Merci in {{cell}}',
  lay: {
    centre: 'Giocare la carta in {{cell}} nella fila {{row}} {{price}}',
    noble: 'Giocare con il Nobile la carta in mano nella fila {{row}} {{price}}',
    hand: 'Giocare senza il Nobile la carta in mano nella fila {{row}} {{price}}',
    drawn: 'Giocare la carta pescata nella fila {{row}} {{price}}',
  },
  price: { paid: 'per {{tokens}}', free: 'gratis' },
  keep: { centre: 'Tenere in mano la carta in {{cell}}', drawn: 'Tenere in mano la carta pescata' },
  discard: {
    centre: 'Scartare la carta in {{cell}}',
    noble: 'Scartare con il Nobile la carta in mano',
    drawn: 'Scartare la carta pescata',
  },
  trade: 'Scambiare {{give}} con {{get}}',
  leaveTrader: 'Lasciare il Mercante',
  mirage: 'Spostare il tuo segnalino da {{from}} a {{to}}',
  smith: 'Dare all’Argentiere {{give}} per {{get}}',
  caravan: 'Mandare la Carovana: scoprire la prima carta Merci e prendere ciò che mostra',
  expand: 'Pescare la prima carta Tribù',
  gain: 'Prendere {{tokens}}',
  gainInstead: 'Prendere {{tokens}} al posto delle merci',
  rearrange: {
    none: 'Lasciare la tua area tribale com’è',
    swap: 'Scambiare la carta al {{one}} con quella al {{other}}',
    shifts: 'Nella tua area tribale, spostare {{shifts}}',
    shift: 'la carta dal {{from}} al {{to}}',
  },
  end: 'Terminare il turno',
  return: 'Restituire {{tokens}} alla riserva',
  raid: {
    goods: 'Pagare la razzia con {{tokens}}',
    gold: 'Pagare la razzia in oro',
    vp: 'Pagare la razzia in punti',
  },
} as const satisfies SameKeys<typeof English>;
