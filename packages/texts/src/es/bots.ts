import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
  level: {
    shepherd: {
      name: 'Pastor',
      text: 'Acumula mercancías, ve poco en las filas y nada de lo que podrías llevarte. Un primer rival.',
    },
    saltCarrier: {
      name: 'Porteadora de sal',
      text: 'Vigila adónde puedes ir, pero gasta el oro como si el último asalto no fuera a llegar.',
    },
    guide: {
      name: 'Guía de caravanas',
      text: 'Planea un turno entero, y también el tuyo, pero cuenta poco con las filas y con lo que las cartas harán después.',
    },
    merchant: {
      name: 'Comerciante',
      text: 'Sopesa cada sitio frente a cada respuesta, y rara vez falla.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'El jefe: lo sopesa todo con calma y cuenta con las cartas que nadie ha visto todavía.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La reina de las leyendas: antes de cada jugada mira ya a la ronda siguiente. Aquí nadie juega mejor.',
    },
  },
  equal: {
    name: 'A tu altura',
    text: 'Elige su fuerza según tus últimos resultados en este dispositivo: ahora, nivel {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Mano izquierda',
      text: 'Lanza con la mano mala, se alegra de dar en un disco y a menudo se olvida de cantar. Un primer rival.',
    },
    tavern: {
      name: 'Parroquiano de la taberna',
      text: 'Ha jugado a esto muchas noches: busca puntos, con un pulso no muy firme.',
    },
    juggler: {
      name: 'Malabarista del mercado',
      text: 'Dedos rápidos: vigila también tus discos, y roba y derriba torres cuando compensa.',
    },
    master: {
      name: 'Maestro de los dados',
      text: 'Imagina más de cien capirotazos antes de cada uno, y juega para toda la partida.',
    },
  },
} as const satisfies SameKeys<typeof English>;
