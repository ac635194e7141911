/** Names of things, and the small parts from which sentences are built. */
export const targiNames = {
  seat: {
    blue: 'Blue',
    white: 'White',
  },
  item: {
    dates: 'Dates',
    salt: 'Salt',
    pepper: 'Pepper',
    gold: 'Gold',
    vp: 'Points',
  },
  someGood: {
    dates: 'dates',
    salt: 'salt',
    pepper: 'pepper',
  },
  token: {
    dates_one: '{{count}} date',
    dates_other: '{{count}} dates',
    salt_one: '{{count}} salt',
    salt_other: '{{count}} salt',
    pepper_one: '{{count}} pepper',
    pepper_other: '{{count}} pepper',
    gold_one: '{{count}} gold',
    gold_other: '{{count}} gold',
    stored_one: '{{count}} stored gold',
    stored_other: '{{count}} stored gold',
    vp_one: '{{count}} point',
    vp_other: '{{count}} points',
    goods_one: '{{count}} good',
    goods_other: '{{count}} goods',
    equalGoods_one: '{{count}} good',
    equalGoods_other: '{{count}} identical goods',
    goodOfChoice_one: '{{count}} good of your choice',
    goodOfChoice_other: '{{count}} goods of your choice',
    none: 'nothing',
  },
  list: {
    and: '{{first}} and {{last}}',
    or: '{{first}} or {{last}}',
  },
  symbol: {
    well: 'Well',
    camelRider: 'Camel rider',
    oasis: 'Oasis',
    targia: 'Targia',
    tent: 'Tent',
  },
  symbols: {
    well: 'Wells',
    camelRider: 'Camel riders',
    oasis: 'Oases',
    targia: 'Targias',
    tent: 'Tents',
  },
  card: {
    tribe: '{{symbol}} {{id}}',
    hidden: 'hidden',
    eitherPrice: '{{price}}, or {{other}}',
    offer: '{{give}} for {{get}}',
  },
  place: {
    border: 'card {{number}}',
    centre: 'place {{cell}}',
    slot: 'row {{row}}, place {{column}}',
  },
  border: {
    noble: {
      name: 'Noble',
      text: 'Pay for the card in your hand and play it, or discard it.',
    },
    dates: {
      name: 'Dates',
      text: 'Take {{tokens}}.',
    },
    salt: {
      name: 'Salt',
      text: 'Take {{tokens}}.',
    },
    pepper: {
      name: 'Pepper',
      text: 'Take {{tokens}}.',
    },
    trader: {
      name: 'Trader',
      text: 'As often as you like: three identical goods for 1 gold, or two identical goods for 1 other good.',
    },
    fataMorgana: {
      name: 'Fata Morgana',
      text: 'Move one of your unused markers to a face-up centre card that holds no marker.',
    },
    silversmith: {
      name: 'Silversmith',
      text: 'Once, one of these: {{offers}}.',
    },
    caravan: {
      name: 'Caravan',
      text: 'Turn over the top goods card, take what it shows, then discard it.',
    },
    tribalExpansion: {
      name: 'Tribal Expansion',
      text: 'Draw the top tribe card. Pay for it and play it, keep it if your hand is empty, or discard it.',
    },
    raid: {
      name: 'Raid',
      text: 'Each player loses {{due}}.',
    },
    lastRaid: {
      name: 'Last raid',
      text: 'Each player loses {{due}}. Then the game ends.',
    },
  },
  timing: {
    endgame: 'At the end',
    permanent: 'Permanent',
    once: 'Once, when played',
  },
} as const;
