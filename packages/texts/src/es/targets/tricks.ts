import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Tiros de habilidad',
  lead: 'Mesas con un objetivo cada una, en un solo tiro. Los dados están colocados igual para todos, y puedes intentarlo cuantas veces quieras.',
  start: 'Primer reto',
  goOn: 'Siguiente reto pendiente',
  stars: 'Estrellas: {{stars}} de {{all}}',
  level: {
    easy: 'Para calentar',
    tricky: 'Con truco',
    hard: 'Para maestros',
  },
  untried: 'Aún no conseguido.',
  best: 'Conseguido en el intento {{tries}}. Estrellas: {{stars}} de 3.',
  one: 'Reto {{n}}',
  try: 'Reto {{n}}, intento {{tries}}',
  goal: 'Con un solo tiro: {{wants}}.',
  bars: 'Tres estrellas hasta el intento {{three}}, dos hasta el intento {{two}}.',
  made: '¡Conseguido en el intento {{tries}}! Estrellas: {{stars}} de 3.',
  again: 'El próximo tiro vuelve a contar como primer intento.',
  undone: 'Aún falta: {{wants}}.',
  shown: 'Así se puede hacer. No cuenta. Ahora tú.',
  show: 'Enséñame',
  next: 'Siguiente reto',
  none: 'Este reto no está en la colección.',
  want: {
    stop: {
      any: 'parar en un disco',
      amber: 'parar en el disco ámbar',
      jade: 'parar en el disco jade',
      violet: 'parar en el disco violeta',
    },
    face: '{{stop}} mostrando un {{face}}',
    black: {
      amber: 'tocar el centro negro del disco ámbar',
      jade: 'tocar el centro negro del disco jade',
      violet: 'tocar el centro negro del disco violeta',
    },
    near: 'parar como mucho a {{mm}} mm del dado rival',
    double: 'mostrar el mismo número que tu otro dado',
    steal: {
      single: 'robar el disco rival',
      both: 'robar los dos discos rivales',
    },
    topple: 'derribar la torre rival',
    push: {
      disc: 'empujar tu otro dado a un disco',
      black: 'empujar tu otro dado a un centro negro',
      off: 'empujar el dado rival fuera de la mesa',
    },
    clear: 'empujar el dado rival fuera de su disco',
    leave: 'no mover el dado rival',
  },
} as const satisfies SameKeys<typeof English>;
