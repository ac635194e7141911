import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'El tiro del día',
  lead: 'Una mesa para todos, tres intentos. ¿Cuánto te acercas?',
  stop: {
    amber: 'Deja tu dado lo más cerca posible del centro del disco ámbar.',
    jade: 'Deja tu dado lo más cerca posible del centro del disco jade.',
    violet: 'Deja tu dado lo más cerca posible del centro del disco violeta.',
  },
  push: {
    amber: 'Empuja tu otro dado lo más cerca posible del centro del disco ámbar.',
    jade: 'Empuja tu otro dado lo más cerca posible del centro del disco jade.',
    violet: 'Empuja tu otro dado lo más cerca posible del centro del disco violeta.',
  },
  terms:
    'Cuenta la menor distancia de tres intentos, medida de centro a centro. El servidor añade a cada tiro una pequeña desviación al azar.',
  toTable: 'A la mesa',
  tries: 'Intento {{n}} de {{all}}',
  practice: 'Práctica',
  mm: '{{mm}} mm',
  none: 'Sin distancia: una falta, o tu torre ha caído.',
  best: 'Lo mejor hasta ahora: {{mm}} mm.',
  result: 'Tu resultado: {{mm}} mm.',
  noResult: 'Ninguno de tus intentos tiene distancia.',
  results: 'Ver los resultados',
  changesNothing: 'Esto es práctica: no cambia nada.',
  watch: 'Ver {{mm}} mm',
  watched: 'Ese fue uno de los mejores intentos.',
  yours: 'Tus intentos',
  bestTries: 'Los mejores intentos',
  bestText: 'Puedes verlos en la mesa.',
  picture: 'Número de personas por menor distancia, de {{least}} a {{most}}. Las cifras están en la tabla de abajo.',
  distance: 'Distancia',
  noDistance: 'Sin distancia',
  closed: 'Este día está cerrado. Puedes jugar su mesa en este dispositivo, sin clasificación.',
  play: 'Jugar en esta mesa',
  practise: 'Practicar en esta mesa',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · mejor que el {{percent}} %',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend:
    'Un signo por intento: una diana para el negro, amarillo para el disco, blanco para más lejos, una cruz sin distancia.',
  verify: 'Cómo comprobar el tiro',
} as const satisfies SameKeys<typeof English>;
