import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Tuareg',
  picture:
    'Un atardecer en el desierto. Sobre una alfombra hay un cuadrado de cartas, cinco por cinco, con figuras azules y blancas en el borde y el Asaltante en camino.',
  pitch:
    'Envía tres Tuaregs al borde del tablero. Donde sus líneas se cruzan, una carta es tuya. Comercia con dátiles, sal y pimienta, haz crecer tu tribu y cuidado con el Asaltante.',
  facts: '2 jugadores · una hora aproximadamente',
  start: 'Jugar ahora',
  versus: '{{blue}} – {{white}}',
  pace: { label: 'Turnos de los demás en Tuareg', usual: 'Normal', slow: 'Lento', quick: 'Rápido', tap: 'Al tocar' },
  moves: {
    label: 'Fin del turno',
    confirmed: 'Preguntar',
    quick: 'Al momento',
    text: 'Al momento: una jugada que termina tu turno no pide confirmación y no se puede deshacer.',
  },
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
    merchant: { name: 'Comerciante', text: 'Sopesa cada sitio frente a cada respuesta, y rara vez falla.' },
    amenokal: {
      name: 'Amenokal',
      text: 'El jefe: lo sopesa todo con calma y cuenta con las cartas que nadie ha visto todavía.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'La reina de las leyendas: antes de cada jugada mira ya a la ronda siguiente. Aquí nadie juega mejor.',
    },
  },
} as const satisfies SameKeys<typeof English>;
