import type { targiNames as English } from '../../en/targi/names.ts';
import type { SameKeys } from '../../words.ts';

export const targiNames = {
  seat: {
    blue: 'Bleu',
    white: 'Blanc',
  },
  item: {
    dates: 'Dattes',
    salt: 'Sel',
    pepper: 'Poivre',
    gold: 'Or',
    vp: 'Points',
  },
  someGood: {
    dates: 'des dattes',
    salt: 'du sel',
    pepper: 'du poivre',
  },
  token: {
    dates_one: '{{count}} datte',
    dates_other: '{{count}} dattes',
    salt_one: '{{count}} sel',
    salt_other: '{{count}} sel',
    pepper_one: '{{count}} poivre',
    pepper_other: '{{count}} poivre',
    gold_one: '{{count}} or',
    gold_other: '{{count}} or',
    stored_one: '{{count}} or mis de côté',
    stored_other: '{{count}} or mis de côté',
    vp_one: '{{count}} point',
    vp_other: '{{count}} points',
    goods_one: '{{count}} marchandise',
    goods_other: '{{count}} marchandises',
    equalGoods_one: '{{count}} marchandise',
    equalGoods_other: '{{count}} marchandises identiques',
    goodOfChoice_one: '{{count}} marchandise au choix',
    goodOfChoice_other: '{{count}} marchandises au choix',
    none: 'rien',
  },
  list: {
    and: '{{first}} et {{last}}',
    or: '{{first}} ou {{last}}',
  },
  symbol: {
    well: 'Puits',
    camelRider: 'Chamelier',
    oasis: 'Oasis',
    targia: 'Targuia',
    tent: 'Tente',
  },
  symbols: {
    well: 'Puits',
    camelRider: 'Chameliers',
    oasis: 'Oasis',
    targia: 'Targuias',
    tent: 'Tentes',
  },
  card: {
    tribe: '{{symbol}} {{id}}',
    hidden: 'cachée',
    eitherPrice: '{{price}}, ou {{other}}',
    offer: '{{give}} contre {{get}}',
  },
  place: {
    border: 'la carte {{number}}',
    centre: 'la place {{cell}}',
    slot: 'rangée {{row}}, place {{column}}',
  },
  border: {
    noble: {
      name: 'Noble',
      text: 'Payez et posez la carte que vous avez en main, ou défaussez-la.',
    },
    dates: {
      name: 'Dattes',
      text: 'Prenez {{tokens}}.',
    },
    salt: {
      name: 'Sel',
      text: 'Prenez {{tokens}}.',
    },
    pepper: {
      name: 'Poivre',
      text: 'Prenez {{tokens}}.',
    },
    trader: {
      name: 'Marchand',
      text: 'Autant de fois que vous voulez : trois marchandises identiques contre 1 or, ou deux identiques contre 1 autre marchandise.',
    },
    fataMorgana: {
      name: 'Fata Morgana',
      text: 'Déplacez un de vos marqueurs pas encore utilisés vers une carte du centre visible et sans marqueur.',
    },
    silversmith: {
      name: 'Orfèvre',
      text: 'Une seule fois, au choix : {{offers}}.',
    },
    caravan: {
      name: 'Caravane',
      text: 'Retournez la première carte de la pioche Marchandises, prenez ce qu’elle montre, puis défaussez-la.',
    },
    tribalExpansion: {
      name: 'Essor de la Tribu',
      text: 'Piochez une carte Tribu. Payez-la et posez-la, gardez-la si votre main est vide, ou défaussez-la.',
    },
    raid: {
      name: 'Attaque',
      text: 'Chaque joueur perd {{due}}.',
    },
    lastRaid: {
      name: 'Dernière attaque',
      text: 'Chaque joueur perd {{due}}. Puis la partie s’achève.',
    },
  },
  timing: {
    endgame: 'En fin de partie',
    permanent: 'Permanent',
    once: 'Une fois, à la pose',
  },
} as const satisfies SameKeys<typeof English>;
