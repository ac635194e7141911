import type { targiNames as English } from '../../en/targi/names.ts';
import type { SameKeys } from '../../words.ts';

export const targiNames = {
  seat: {
    blue: 'Azul',
    white: 'Blanco',
  },
  item: {
    dates: 'Dátiles',
    salt: 'Sal',
    pepper: 'Pimienta',
    gold: 'Oro',
    vp: 'Puntos',
  },
  someGood: {
    dates: 'dátiles',
    salt: 'sal',
    pepper: 'pimienta',
  },
  token: {
    dates_one: '{{count}} dátil',
    dates_other: '{{count}} dátiles',
    salt_one: '{{count}} sal',
    salt_other: '{{count}} sal',
    pepper_one: '{{count}} pimienta',
    pepper_other: '{{count}} pimienta',
    gold_one: '{{count}} oro',
    gold_other: '{{count}} oros',
    stored_one: '{{count}} oro guardado',
    stored_other: '{{count}} oros guardados',
    vp_one: '{{count}} punto',
    vp_other: '{{count}} puntos',
    goods_one: '{{count}} mercancía',
    goods_other: '{{count}} mercancías',
    equalGoods_one: '{{count}} mercancía',
    equalGoods_other: '{{count}} mercancías iguales',
    goodOfChoice_one: '{{count}} mercancía a elegir',
    goodOfChoice_other: '{{count}} mercancías a elegir',
    none: 'nada',
  },
  list: {
    and: '{{first}} y {{last}}',
    or: '{{first}} o {{last}}',
  },
  symbol: {
    well: 'Pozo',
    camelRider: 'Camellero',
    oasis: 'Oasis',
    targia: 'Targia',
    tent: 'Tienda',
  },
  symbols: {
    well: 'Pozos',
    camelRider: 'Camelleros',
    oasis: 'Oasis',
    targia: 'Targias',
    tent: 'Tiendas',
  },
  card: {
    tribe: '{{symbol}} {{id}}',
    hidden: 'oculta',
    eitherPrice: '{{price}}, o {{other}}',
    offer: '{{give}} por {{get}}',
  },
  place: {
    border: 'la carta {{number}}',
    centre: 'el sitio {{cell}}',
    slot: 'fila {{row}}, sitio {{column}}',
  },
  border: {
    noble: {
      name: 'Noble',
      text: 'Paga y coloca la carta que tienes en la mano, o descártala.',
    },
    dates: {
      name: 'Dátiles',
      text: 'Toma {{tokens}}.',
    },
    salt: {
      name: 'Sal',
      text: 'Toma {{tokens}}.',
    },
    pepper: {
      name: 'Pimienta',
      text: 'Toma {{tokens}}.',
    },
    trader: {
      name: 'Mercader',
      text: 'Tantas veces como quieras: tres mercancías iguales por 1 oro, o dos mercancías iguales por 1 mercancía distinta.',
    },
    fataMorgana: {
      name: 'Fata Morgana',
      text: 'Mueve uno de tus marcadores sin usar a una carta del centro boca arriba y sin marcador.',
    },
    silversmith: {
      name: 'Orfebre',
      text: 'Una sola vez, a elegir: {{offers}}.',
    },
    caravan: {
      name: 'Caravana',
      text: 'Da la vuelta a la primera carta del mazo de mercancías, toma lo que muestra y descártala.',
    },
    tribalExpansion: {
      name: 'Expansión de la tribu',
      text: 'Roba la primera carta del mazo de tribu. Págala y colócala, guárdala si tienes la mano vacía, o descártala.',
    },
    raid: {
      name: 'Asalto',
      text: 'Cada jugador pierde {{due}}.',
    },
    lastRaid: {
      name: 'Último asalto',
      text: 'Cada jugador pierde {{due}}. Después termina la partida.',
    },
  },
  timing: {
    endgame: 'Al final',
    permanent: 'Permanente',
    once: 'Una vez, al colocarla',
  },
} as const satisfies SameKeys<typeof English>;
