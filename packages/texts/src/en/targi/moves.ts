/** Moves that a player can make, as entries of a menu. */
export const targiMoves = {
  place: 'Place a Targi on card {{number}} ({{name}})',
  takeBorder: 'Take {{tokens}} from card {{number}}',
  takeCentre: 'Take the goods card at {{cell}}',
  takeChoice: 'Take {{tokens}} from the goods card at {{cell}}',
  lay: {
    centre: 'Play the card at {{cell}} in row {{row}} {{price}}',
    noble: 'Play the card in your hand with the Noble in row {{row}} {{price}}',
    hand: 'Play the card in your hand without the Noble in row {{row}} {{price}}',
    drawn: 'Play the card you drew in row {{row}} {{price}}',
  },
  price: {
    paid: 'for {{tokens}}',
    free: 'for nothing',
  },
  keep: {
    centre: 'Keep the card at {{cell}} in your hand',
    drawn: 'Keep the card you drew in your hand',
  },
  discard: {
    centre: 'Discard the card at {{cell}}',
    noble: 'Discard the card in your hand with the Noble',
    drawn: 'Discard the card you drew',
  },
  trade: 'Trade {{give}} for {{get}}',
  leaveTrader: 'Leave the Trader',
  mirage: 'Move your marker from {{from}} to {{to}}',
  smith: 'Give the Silversmith {{give}} for {{get}}',
  caravan: 'Send the Caravan: turn over the top goods card and take what it shows',
  expand: 'Draw the top tribe card',
  gain: 'Take {{tokens}}',
  gainInstead: 'Take {{tokens}} instead of goods',
  rearrange: {
    none: 'Leave your display as it is',
    swap: 'Swap the cards at {{one}} and {{other}}',
    shifts: 'In your display, move {{shifts}}',
    shift: 'the card at {{from}} to {{to}}',
  },
  end: 'End your turn',
  return: 'Return {{tokens}} to the supply',
  raid: {
    goods: 'Pay the raid with {{tokens}}',
    gold: 'Pay the raid in gold',
    vp: 'Pay the raid in points',
  },
} as const;
