import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}} junto a {{disc}}',
    far: '{{die}}, lejos de los discos',
    leans: '{{colour}}, inclinado',
    left: '{{disc}} a la izquierda',
    right: '{{disc}} a la derecha',
    front: '{{disc}} delante',
    back: '{{disc}} al fondo',
    how: 'Tócalo en la mesa o pulsa su número.',
  },
  sign: {
    straddles: 'sobre el borde',
    leans: 'inclinado',
    missed: 'sin cantar',
    secured: 'asegurado',
    nobody: 'nadie',
  },
  aims: '{{name}} apunta…',
  end: {
    best: 'El golpe de la partida',
    bestBy: '{{seat}}, ronda {{round}}',
    bestBy_you: 'Tú, ronda {{round}}',
    watch: 'Verlo',
    stats: 'La partida en cifras',
    flicks: 'Capirotazos',
    hits: 'En un disco',
    targets: 'Targets cantados',
    doubles: 'Doubles cantados',
    stolen: 'Discos robados',
    disarmed: 'Torres desarmadas',
    missed: 'Cantos perdidos',
    faults: 'Faltas',
    fastest: 'Canto más rápido',
    seconds: '{{seconds}} s',
    won: 'Discos ganados',
  },
  practice: {
    again: 'El mismo golpe otra vez',
    map: 'Mostrar dónde acabaron mis golpes',
    clear: 'Borrar las marcas',
    rivals: 'Torres rivales',
  },
  talk: 'Los bots hablan',
  say: {
    leftHand: {
      glad: { a: '¡Le he dado a algo!', b: '¿Has visto eso?' },
      cross: { a: 'Mano equivocada, perdón.', b: 'Ay, no. Otra vez.' },
      taunt: { a: 'Hasta yo podría. Quizás.' },
    },
    tavern: {
      glad: { a: '¡Esto merece un té!', b: 'Como en los viejos tiempos.' },
      cross: { a: 'La mesa está torcida.', b: '¿Quién ha movido ese disco?' },
      taunt: { a: 'Conocí una cabra con mejor puntería.' },
    },
    juggler: {
      glad: { a: 'Abracadabra.', b: 'Mira la otra mano.' },
      cross: { a: '¡Una ráfaga de viento!', b: 'Eso era un ensayo.' },
      taunt: { a: 'Cuidado, son dados, no dátiles.' },
    },
    master: {
      glad: { a: 'Como estaba previsto.', b: 'Uno entre cien.' },
      cross: { a: 'Improbable.', b: 'Anotado.' },
      taunt: { a: 'Lo había imaginado de otro modo.' },
    },
  },
} as const satisfies SameKeys<typeof English>;
