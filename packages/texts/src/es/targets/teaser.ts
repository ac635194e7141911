import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Una mesa de madera a la luz de una lámpara. Torres de dados se alzan sobre cuatro bases alrededor de tres discos pintados; un dado acaba de salir lanzado.',
  pitch:
    'Lanza con un dedo el dado de arriba de tu torre hacia los discos del centro. Acierta en el negro, cántalo antes que nadie y roba lo que los demás aún no han asegurado.',
  facts: 'De 2 a 4 jugadores · un cuarto de hora',
  start: '¡A lanzar!',
  round: 'Ronda {{round}}',
  level: {
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
      text: 'Imagina más de cien tiros antes de cada uno, y piensa en toda la partida.',
    },
  },
} as const satisfies SameKeys<typeof English>;
