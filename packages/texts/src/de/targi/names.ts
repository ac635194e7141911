import type { targiNames as English } from '../../en/targi/names.ts';
import type { SameKeys } from '../../words.ts';

export const targiNames = {
  seat: {
    blue: 'Blau',
    white: 'Weiß',
  },
  item: {
    dates: 'Datteln',
    salt: 'Salz',
    pepper: 'Pfeffer',
    gold: 'Gold',
    vp: 'Punkte',
  },
  someGood: {
    dates: 'Datteln',
    salt: 'Salz',
    pepper: 'Pfeffer',
  },
  token: {
    dates_one: '{{count}} Dattel',
    dates_other: '{{count}} Datteln',
    salt_one: '{{count}} Salz',
    salt_other: '{{count}} Salz',
    pepper_one: '{{count}} Pfeffer',
    pepper_other: '{{count}} Pfeffer',
    gold_one: '{{count}} Gold',
    gold_other: '{{count}} Gold',
    stored_one: '{{count}} Gold von der Karte',
    stored_other: '{{count}} Gold von der Karte',
    vp_one: '{{count}} Punkt',
    vp_other: '{{count}} Punkte',
    goods_one: '{{count}} Ware',
    goods_other: '{{count}} Waren',
    equalGoods_one: '{{count}} Ware',
    equalGoods_other: '{{count}} gleiche Waren',
    goodOfChoice_one: '{{count}} Ware nach Wahl',
    goodOfChoice_other: '{{count}} Waren nach Wahl',
    none: 'nichts',
  },
  list: {
    and: '{{first}} und {{last}}',
    or: '{{first}} oder {{last}}',
  },
  symbol: {
    well: 'Brunnen',
    camelRider: 'Kamelreiter',
    oasis: 'Oase',
    targia: 'Targia',
    tent: 'Zelt',
  },
  symbols: {
    well: 'Brunnen',
    camelRider: 'Kamelreiter',
    oasis: 'Oasen',
    targia: 'Targias',
    tent: 'Zelte',
  },
  card: {
    tribe: '{{symbol}} {{id}}',
    hidden: 'verdeckt',
    eitherPrice: '{{price}}, oder {{other}}',
    offer: '{{give}} für {{get}}',
  },
  place: {
    border: 'Karte {{number}}',
    centre: 'Platz {{cell}}',
    slot: 'Platz {{column}} in Reihe {{row}}',
  },
  border: {
    noble: {
      name: 'Adeliger',
      text: 'Bezahle deine Handkarte und lege sie aus, oder wirf sie ab.',
    },
    dates: {
      name: 'Datteln',
      text: 'Nimm {{tokens}}.',
    },
    salt: {
      name: 'Salz',
      text: 'Nimm {{tokens}}.',
    },
    pepper: {
      name: 'Pfeffer',
      text: 'Nimm {{tokens}}.',
    },
    trader: {
      name: 'Händler',
      text: 'So oft du willst: drei gleiche Waren gegen 1 Gold oder zwei gleiche Waren gegen 1 andere Ware.',
    },
    fataMorgana: {
      name: 'Fata Morgana',
      text: 'Versetze einen deiner noch nicht genutzten Marker auf eine offene Karte der Mitte ohne Marker.',
    },
    silversmith: {
      name: 'Silberschmied',
      text: 'Ein einziges Mal, zur Wahl: {{offers}}.',
    },
    caravan: {
      name: 'Karawane',
      text: 'Decke die oberste Warenkarte auf, nimm, was sie zeigt, und wirf sie ab.',
    },
    tribalExpansion: {
      name: 'Stammeserweiterung',
      text: 'Ziehe die oberste Stammeskarte. Bezahle sie und lege sie aus, behalte sie, wenn deine Hand leer ist, oder wirf sie ab.',
    },
    raid: {
      name: 'Überfall',
      text: 'Alle verlieren {{due}}.',
    },
    lastRaid: {
      name: 'Letzter Überfall',
      text: 'Alle verlieren {{due}}. Dann endet die Partie.',
    },
  },
  timing: {
    endgame: 'Am Ende',
    permanent: 'Dauerhaft',
    once: 'Einmal, beim Auslegen',
  },
} as const satisfies SameKeys<typeof English>;
