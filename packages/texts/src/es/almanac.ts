import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'Qué hace ganar',
  lead: '{{games}} partidas entre dos bots del mismo nivel: qué pasó en ellas y quién ganó.',
  level: 'Nivel',
  contents: 'En esta página',
  rounds: {
    label: 'Rondas',
    all: 'Todas',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'Cómo leer esta página',
    often: 'Por partida: cuántas veces ocurrió en una partida, contando a los dos.',
    wins: 'Victorias: la parte de esas partidas que ganó quien lo hizo. Un empate cuenta como media victoria.',
    points:
      'Puntos: la diferencia final, comparada con la que cabía esperar al empezar la ronda por lo que tenían los dos. Así, una ventaja anterior no cuenta. En las cartas, 0 es la carta media.',
    error:
      'La barra muestra dónde está el valor real en 95 de cada 100 recuentos. Si toca la línea del centro, puede ser solo azar.',
    cause:
      'Una cifra no es una causa. Una carta la coloca quien pudo alcanzarla y pagarla, y las personas no juegan como los bots.',
    again: 'Cualquiera puede repetir el recuento con {{command}}.',
  },
  column: {
    often: 'Por partida',
    wins: 'Victorias',
    points: 'Puntos',
    discs: 'Discos',
    round: 'Ronda',
    winner: 'Quien gana',
    loser: 'Quien pierde',
    players: 'Jugadores',
  },
  few: 'muy pocas',
  asTable: 'Como tabla',
  cards: {
    about: 'Elige el título de una columna para ordenar. Las rondas son aquellas en las que se colocó la carta.',
  },
  spaces: {
    about: 'Las cifras de quien tenía allí un Tuareg, por ronda.',
    opening: 'El primer Tuareg de la partida',
  },
  turns: {
    title: 'Cruces y orden de la ronda',
    crossings: 'Cruces en la ronda: {{crossings}}',
    first: 'Actúa primero en la ronda',
    second: 'Actúa después en la ronda',
  },
  deals: {
    title: 'Cambios y asaltos',
    raid: 'Asalto {{number}}: {{tokens}}',
  },
  rows: {
    title: 'El área de tribu al final',
    made: 'Filas de un símbolo: {{equal}}, de cuatro: {{varied}}',
  },
  habits: {
    title: 'Costumbres',
    about: 'Las cifras de quien lo hizo más veces que el rival en toda la partida.',
    goodsSpaces: 'Tuaregs en mercancías',
    goodsCards: 'Cartas de mercancía tomadas',
    crossings: 'Cruces',
    laid: 'Cartas de tribu colocadas',
    laidEarly: 'Cartas de tribu hasta la ronda 6',
    kept: 'Cartas de tribu guardadas en la mano',
    gold: 'Oro recibido',
    returned: 'Mercancías devueltas por el límite',
    raidPoints: 'Puntos pagados en asaltos',
  },
  course: {
    title: 'El curso de una partida',
    leads: 'Cuántas veces gana quien va por delante',
    leadsAbout: 'Según la ventaja en puntos al empezar una ronda.',
    picture: 'Cuántas veces gana quien va por delante, por ronda: {{leads}}. Los números están en la tabla.',
    lead: 'de {{least}} a {{most}} de ventaja',
    leadMost: '{{least}} o más de ventaja',
    scores: 'Puntuaciones finales',
    scoresPicture: 'Puntuaciones finales de {{least}} a {{most}}. Los números están en la tabla.',
    sources: 'De dónde vienen los puntos',
    source: {
      tokens: 'Fichas de puntos',
      printed: 'Impresos en cartas',
      effect: 'Efectos de cartas',
      equal: 'Filas de un símbolo',
      varied: 'Filas de cuatro símbolos',
    },
    ends: 'El {{display}} de las partidas terminó con un área de tribu completa; las demás, con el último asalto.',
  },
  sayings: {
    title: 'Dos dichos, a prueba',
    goods: '«Toma cartas de mercancía en buenos sitios incluso con diez mercancías, para que lleguen cartas de tribu.»',
    goodsHow:
      'Al final de un turno se devolvió todo lo que había dado una carta de mercancía. Desde esa elección se jugó dos veces: tomando la carta y dejándola. Elecciones probadas: {{choices}}.',
    goodsNone: 'No se probó en este nivel: sus partidas duran demasiado.',
    goodsFirst: 'Para quien actúa primero en la ronda siguiente',
    goodsSecond: 'Para quien actúa después en la ronda siguiente',
    start: '«Quien empieza tiene ventaja.»',
    startHow: 'Los dos juegan igual de bien. Sin ventaja, quien empieza ganaría la mitad de las partidas.',
    starting: 'Quien empieza',
    result: '{{points}} puntos (± {{error}})',
    resultWins: '{{wins}} de las partidas ganadas (± {{error}})',
    agree: 'Las cifras lo confirman.',
    disagree: 'Las cifras dicen lo contrario.',
    open: 'Las cifras no muestran ninguna diferencia que el azar no pueda explicar.',
  },
  targets: {
    discs: 'Discos: la diferencia final, en discos, de quien lo hizo.',
    cause:
      'Una cifra no es una causa: quien va por delante quizá hace ciertas cosas más veces, y las personas no tiran como los bots.',
    where: 'Dónde se paran los dados',
    flickOn: 'Tiro {{number}} de la ronda: en un disco',
    flickBeside: 'Tiro {{number}} de la ronda: junto a los discos',
    events: 'Qué pasa en una partida',
    awarded: 'Discos adjudicados al final de una ronda',
    ahead: 'Ventaja en discos al empezar una ronda: {{discs}}',
    ends: 'Ganadas con el cuarto disco: {{fourth}} de las partidas; tras la última ronda: {{lastRound}}; en Golden Targets: {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;
