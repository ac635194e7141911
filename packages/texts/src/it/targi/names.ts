import type { targiNames as English } from '../../en/targi/names.ts';
import type { SameKeys } from '../../words.ts';

export const targiNames = {
  seat: {
    blue: 'Blu',
    white: 'Bianco',
  },
  item: {
    dates: 'Datteri',
    salt: 'Sale',
    pepper: 'Pepe',
    gold: 'Oro',
    vp: 'Punti',
  },
  someGood: {
    dates: 'dei datteri',
    salt: 'del sale',
    pepper: 'del pepe',
  },
  token: {
    dates_one: '{{count}} dattero',
    dates_other: '{{count}} datteri',
    salt_one: '{{count}} sale',
    salt_other: '{{count}} sale',
    pepper_one: '{{count}} pepe',
    pepper_other: '{{count}} pepe',
    gold_one: '{{count}} oro',
    gold_other: '{{count}} oro',
    stored_one: '{{count}} oro messo da parte',
    stored_other: '{{count}} oro messo da parte',
    vp_one: '{{count}} punto',
    vp_other: '{{count}} punti',
    goods_one: '{{count}} merce',
    goods_other: '{{count}} merci',
    equalGoods_one: '{{count}} merce',
    equalGoods_other: '{{count}} merci uguali',
    goodOfChoice_one: '{{count}} merce a scelta',
    goodOfChoice_other: '{{count}} merci a scelta',
    none: 'nulla',
  },
  list: {
    and: '{{first}} e {{last}}',
    or: '{{first}} o {{last}}',
  },
  symbol: {
    well: 'Pozzo',
    camelRider: 'Cammelliere',
    oasis: 'Oasi',
    targia: 'Targia',
    tent: 'Tenda',
  },
  symbols: {
    well: 'Pozzi',
    camelRider: 'Cammellieri',
    oasis: 'Oasi',
    targia: 'Targia',
    tent: 'Tende',
  },
  card: {
    tribe: '{{symbol}} {{id}}',
    hidden: 'nascosta',
    eitherPrice: '{{price}}, oppure {{other}}',
    offer: '{{give}} per {{get}}',
  },
  place: {
    border: 'la carta {{number}}',
    centre: 'il posto {{cell}}',
    slot: 'posto {{column}} della fila {{row}}',
  },
  border: {
    noble: {
      name: 'Nobile',
      text: 'Paga e gioca la carta che hai in mano, oppure scartala.',
    },
    dates: {
      name: 'Datteri',
      text: 'Prendi {{tokens}}.',
    },
    salt: {
      name: 'Sale',
      text: 'Prendi {{tokens}}.',
    },
    pepper: {
      name: 'Pepe',
      text: 'Prendi {{tokens}}.',
    },
    trader: {
      name: 'Mercante',
      text: 'Quante volte vuoi: tre merci uguali per 1 oro, oppure due merci uguali per 1 altra merce.',
    },
    fataMorgana: {
      name: 'Fata Morgana',
      text: 'Sposta un tuo segnalino non ancora usato su una carta scoperta del centro che non ne abbia.',
    },
    silversmith: {
      name: 'Argentiere',
      text: 'Una volta sola, a scelta: {{offers}}.',
    },
    caravan: {
      name: 'Carovana',
      text: 'Scopri la prima carta Merci del mazzo, prendi ciò che mostra, poi scartala.',
    },
    tribalExpansion: {
      name: 'Espansione Tribale',
      text: 'Pesca la prima carta Tribù del mazzo. Pagala e giocala, tienila se hai la mano vuota, oppure scartala.',
    },
    raid: {
      name: 'Razzia',
      text: 'Ogni giocatore perde {{due}}.',
    },
    lastRaid: {
      name: 'Ultima razzia',
      text: 'Ogni giocatore perde {{due}}. Poi la partita finisce.',
    },
  },
  timing: {
    endgame: 'A fine partita',
    permanent: 'Permanente',
    once: 'Una volta, quando la giochi',
  },
} as const satisfies SameKeys<typeof English>;
