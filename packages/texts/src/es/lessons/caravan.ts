import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Tu primera caravana',
  about: 'Una primera partida de Targi con un guía, desde el primer Targi hasta el recuento final.',
  lines: {
    title: 'Tres Targi, tres líneas',
    welcome:
      '¡Te doy la bienvenida! Soy Tassili y conozco todos los caminos de este desierto. Guiemos tu primera caravana.',
    first: 'Juegas con las azules. Coloca tu primer Targi en la carta Pimienta que te señalo y confirma.',
    firstElse: 'Ahí puedes estar, pero yo huelo pimienta. Recupera tu Targi y prueba la carta que te señalo.',
    line: '¿Ves la línea? Sale de tu Targi y cruza todo el tablero. Blanco también ha colocado un Targi.',
    second: 'Ahora la carta Sal de arriba. Su línea baja y cruza la primera.',
    secondElse: '¡Buen sitio para otro día! Deshazlo y prueba la carta Sal.',
    cross:
      'Se cruzan en esta tienda. Podrás usar las cartas donde están tus Targi y cada carta donde se cruzan tus líneas.',
    closed:
      'Prohibido: las esquinas, la carta del Asaltante y las cartas enfrente de los Targi blancos. Blanco está en la 10, así que la 2 está cerrada.',
    third: 'Coloca tu último Targi en los dátiles, justo debajo de la pimienta. Así hay un segundo cruce.',
    thirdElse: 'No está mal, pero los dátiles encajan mejor en el plan. Deshazlo y prueba ahí.',
  },
  goods: {
    title: 'Llenar las alforjas',
    take: 'Todos están colocados y tú actúas primero. Usa las tres cartas de tus Targi, en el orden que quieras.',
    takeElse: 'Eso puede esperar. Toma primero la sal, la pimienta y los dátiles.',
    card: 'Tus marcadores están donde se cruzan las líneas. Esta carta de mercancía da un dátil y una sal: tómalos.',
    cardElse: '¡Paciencia! Toma primero la carta de mercancía que te señalo.',
    bags: 'Aquí están tus mercancías. Tras tu turno puedes conservar diez, y tres oros; el resto se pierde.',
  },
  tribe: {
    title: 'Una carta para tu tribu',
    price: 'La tienda es una carta de tribu. El precio está a la izquierda; las cruces son puntos, tres en total.',
    lay: 'Úsala: paga y coloca la tienda en tu fila de arriba.',
    layElse: 'Mmm, yo la colocaría en la fila de arriba. Deshazlo e inténtalo otra vez.',
    display: 'Aquí vive tu tribu: tres filas de cuatro que se llenan desde la izquierda. Lo colocado se queda.',
    end: 'No queda nada por usar. Termina tu turno y confirma; después le toca a Blanco.',
    endElse: 'Ahora eso no ayuda. Termina tu turno.',
    round:
      'Una nueva ronda: hay cartas nuevas en el centro, el Asaltante avanza una carta y Blanco tiene el amuleto y empieza.',
  },
} as const satisfies SameKeys<typeof English>;
