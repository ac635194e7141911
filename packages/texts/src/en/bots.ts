/** The bots of the house, by their levels. */
export const bots = {
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
    merchant: {
      name: 'Merchant',
      text: 'Weighs every place against every answer, and seldom slips.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'The chief: takes time over every move, and plans for the cards that nobody has seen yet.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'The queen of legend: before every move she looks ahead into the next round. Nobody here plays better.',
    },
  },
  equal: {
    name: 'An equal',
    text: 'Picks its strength from your last results on this device. Now: {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Left hand',
      text: 'Flicks with the wrong hand, is happy to hit a disc, and often misses a call. A first opponent.',
    },
    tavern: {
      name: 'Tavern regular',
      text: 'Has played this many an evening: aims for points, with a hand that is not quite steady.',
    },
    juggler: {
      name: 'Market juggler',
      text: 'Quick fingers: keeps an eye on your discs too, and steals and topples towers where it pays.',
    },
    master: {
      name: 'Dice master',
      text: 'Imagines more than a hundred flicks before each one, and plays for the whole match.',
    },
  },
} as const;
