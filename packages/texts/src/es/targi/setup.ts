import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Una nueva partida de Tuareg',
  lead: 'Un juego para dos. Elige quién juega y toma asiento.',
  who: '¿Quién juega?',
  bot: 'Tú contra un bot',
  botText: 'Funciona en este dispositivo y solo ve lo que se vería desde su sitio.',
  friend: 'Dos personas en este dispositivo',
  friendText: 'Pasaos el dispositivo o sentaos lado a lado.',
  level: '¿Qué nivel debe tener?',
  side: 'Tus piezas',
  sideOf: { blue: 'Azul, redondas', white: 'Blanco, angulosas' },
  name: 'Tu nombre',
  nameOf: { blue: 'Juega con azul', white: 'Juega con blanco' },
  curtain: 'Un telón para los secretos',
  curtainText: 'Solo cae cuando quien juega después tiene una carta que el otro no debe ver.',
  options: 'Reglas de la casa',
  optionsText: 'Las reglas impresas, si no las cambias.',
  shortfall: 'Cuando no se puede pagar un asalto',
  hands: 'Cartas en mano',
  drop: 'Suelta aquí un archivo .targi',
  equal: {
    name: 'A tu altura',
    text: 'Elige su fuerza según tus últimos resultados en este dispositivo: ahora, nivel {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
