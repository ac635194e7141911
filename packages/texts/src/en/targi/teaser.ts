/** Texts about Targi that are shown before its own are loaded: on the home page, in lists, in the lobby, in the settings. */
export const targiTeaser = {
  name: 'Targi',
  picture:
    'A desert evening. A square of cards, five by five, lies on a carpet, with blue and white figures on its border and the robber on its way.',
  pitch:
    'Send three Targis to the edge of the board. Where their lines cross, a card is yours. Trade dates, salt and pepper, build your tribe, and watch out for the robber.',
  facts: '2 players · about an hour',
  start: 'Play now',
  versus: '{{blue}} – {{white}}',
  pace: {
    label: 'Other players’ turns in Targi',
    usual: 'Usual',
    slow: 'Slow',
    quick: 'Quick',
    tap: 'Tap to continue',
  },
  moves: {
    label: 'Ending a turn',
    confirmed: 'Ask me',
    quick: 'At once',
    text: 'At once: a move that ends your turn needs no confirmation and cannot be taken back.',
  },
  level: {
    shepherd: {
      name: 'Shepherd',
      text: 'Hoards goods, sees little in rows and nothing of what you could take. A first opponent.',
    },
    saltCarrier: {
      name: 'Salt carrier',
      text: 'Watches where you may go, but spends gold as if the last raid never came.',
    },
    guide: {
      name: 'Caravan guide',
      text: 'Plans a whole turn, and yours too, but thinks little of rows and of what cards do later.',
    },
    merchant: { name: 'Merchant', text: 'Weighs every place against every answer, and seldom slips.' },
    amenokal: {
      name: 'Amenokal',
      text: 'The chief: takes time over every move, and plans for the cards that nobody has seen yet.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'The queen of legend: before every move she looks ahead into the next round. Nobody here plays better.',
    },
  },
} as const;
