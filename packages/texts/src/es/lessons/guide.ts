import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Guía',
  progress: 'Progreso en este capítulo',
  leave: 'Salir de la lección',
  chapter: '{{number}} de {{total}} · {{title}}',
  watch: 'Mira…',
  goOn: 'Seguir',
  takeBack: 'Deshacer',
  playCoached: 'Jugar con entrenador',
  play: 'Jugar sin él',
  show: 'Enséñame',
  practise: 'Practicar',
  playNow: 'Jugar una partida de verdad',
  more: 'Todas las lecciones',
  wellPlaced: '¡Bien colocados! Ningún Tuareg tuyo estaría mucho mejor en otro sitio.',
  costly_one: '¡Buen intento! Tu Tuareg en {{number}} · {{card}} cuesta cerca de {{count}} punto.',
  costly_other: '¡Buen intento! Tu Tuareg en {{number}} · {{card}} cuesta cerca de {{count}} puntos.',
} as const satisfies SameKeys<typeof English>;
