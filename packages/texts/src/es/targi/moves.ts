import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Colocar un Tuareg en la carta {{number}} ({{name}})',
  takeBorder: 'Tomar {{tokens}} de la carta {{number}}',
  takeCentre: 'Tomar la carta de mercancía de {{cell}}',
  takeChoice: 'Tomar {{tokens}} de la carta de mercancía de {{cell}}',
  lay: {
    centre: 'Colocar la carta de {{cell}} en la fila {{row}} {{price}}',
    noble: 'Colocar tu carta en mano con el Noble en la fila {{row}} {{price}}',
    hand: 'Colocar tu carta en mano sin el Noble en la fila {{row}} {{price}}',
    drawn: 'Colocar la carta robada en la fila {{row}} {{price}}',
  },
  price: {
    paid: 'por {{tokens}}',
    free: 'gratis',
  },
  keep: {
    centre: 'Guardar en la mano la carta de {{cell}}',
    drawn: 'Guardar en la mano la carta robada',
  },
  discard: {
    centre: 'Descartar la carta de {{cell}}',
    noble: 'Descartar tu carta en mano con el Noble',
    drawn: 'Descartar la carta robada',
  },
  trade: 'Cambiar {{give}} por {{get}}',
  leaveTrader: 'Dejar al Mercader',
  mirage: 'Mover tu marcador de {{from}} a {{to}}',
  smith: 'Dar al Orfebre {{give}} por {{get}}',
  caravan: 'Enviar la Caravana: dar la vuelta a la primera carta de mercancía y tomar lo que muestra',
  expand: 'Robar la primera carta de tribu',
  gain: 'Tomar {{tokens}}',
  gainInstead: 'Tomar {{tokens}} en vez de mercancías',
  rearrange: {
    none: 'Dejar tu área de tribu como está',
    swap: 'Intercambiar las cartas de {{one}} y {{other}}',
    shifts: 'En tu área de tribu, mover {{shifts}}',
    shift: 'la carta de {{from}} a {{to}}',
  },
  end: 'Terminar tu turno',
  return: 'Devolver {{tokens}} a la reserva',
  raid: {
    goods: 'Pagar el asalto con {{tokens}}',
    gold: 'Pagar el asalto en oro',
    vp: 'Pagar el asalto en puntos',
  },
} as const satisfies SameKeys<typeof English>;
