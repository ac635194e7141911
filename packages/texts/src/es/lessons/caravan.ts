import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Tu primera caravana',
  about: 'Una primera partida de Tuareg con un guía, desde el primer Tuareg hasta el recuento final.',
  lines: {
    title: 'Tres Tuaregs, tres líneas',
    welcome:
      '¡Te doy la bienvenida! Soy Tassili y conozco todos los caminos de este desierto. Guiemos tu primera caravana.',
    first: 'Juegas con las azules. Coloca tu primer Tuareg en la carta Pimienta que te señalo y confirma.',
    firstElse: 'Ahí puedes estar, pero yo huelo pimienta. Recupera tu Tuareg y prueba la carta que te señalo.',
    line: '¿Ves la línea? Sale de tu Tuareg y cruza todo el tablero. Blanco también ha colocado un Tuareg.',
    second: 'Ahora la carta Sal de arriba. Su línea baja y cruza la primera.',
    secondElse: '¡Buen sitio para otro día! Deshazlo y prueba la carta Sal.',
    cross:
      'Se cruzan en esta Tienda. Podrás usar las cartas donde están tus Tuaregs y cada carta donde se cruzan tus líneas.',
    closed:
      'Prohibido: las esquinas, la carta del Asaltante y las cartas enfrente de los Tuaregs blancos. Blanco está en la 10, así que la 2 está cerrada.',
    third: 'Coloca tu último Tuareg en los dátiles, justo debajo de la pimienta. Así hay un segundo cruce.',
    thirdElse: 'No está mal, pero los dátiles encajan mejor en el plan. Deshazlo y prueba ahí.',
  },
  goods: {
    title: 'Llenar las alforjas',
    take: 'Todos están colocados y tú actúas primero. Usa las tres cartas de tus Tuaregs, en el orden que quieras.',
    takeElse: 'Eso puede esperar. Toma primero la sal, la pimienta y los dátiles.',
    card: 'Tus marcadores están donde se cruzan las líneas. Esta carta de mercancía da un dátil y una sal: tómalos.',
    cardElse: '¡Paciencia! Toma primero la carta de mercancía que te señalo.',
    bags: 'Aquí están tus mercancías. Tras tu turno puedes conservar diez, y tres oros; el resto se pierde.',
  },
  tribe: {
    title: 'Una carta para tu tribu',
    price: 'La Tienda es una carta de tribu. El precio está a la izquierda; las cruces son puntos, tres en total.',
    lay: 'Úsala: paga y coloca la Tienda en tu fila de arriba.',
    layElse: 'Mmm, yo la colocaría en la fila de arriba. Deshazlo e inténtalo otra vez.',
    display:
      'Aquí vive tu tribu: tres filas de cuatro que se llenan desde la izquierda. Las cartas colocadas se quedan.',
    end: 'No queda nada por usar. Termina tu turno y confirma; después le toca a Blanco.',
    endElse: 'Ahora eso no ayuda. Termina tu turno.',
    round:
      'Una nueva ronda: hay cartas nuevas en el centro, el Asaltante avanza una carta y Blanco tiene el amuleto y empieza.',
  },
  free: {
    title: 'Una ronda tuya',
    idea: 'Segunda ronda. Blanco tiene el amuleto y ha colocado primero. Estas son tus mercancías: busca cartas que puedas pagar.',
    first: 'Ahora eliges tú. Coloca tu primer Tuareg donde quieras y confirma.',
    second: 'Y el segundo. Una carta es tuya donde se cruzan dos de tus líneas.',
    third: 'El último. Después te digo qué pienso de tus líneas.',
    done: 'Tus líneas están trazadas. En el próximo capítulo comerciamos.',
  },
  trader: {
    title: 'Mercader y Caravana',
    later: 'Ronda tres. Tus Tuareg están en tres cartas con acciones especiales.',
    trade:
      'El Mercader toma tres mercancías iguales por un oro, o dos por otra distinta. Cambia tres dátiles por oro y vete.',
    tradeElse: '¡Veníamos a por oro! Deshazlo y cambia tres dátiles.',
    caravan: 'La Caravana da la vuelta a la primera carta de mercancía y tomas lo que muestra. ¡Prueba suerte!',
    caravanElse: 'La Caravana espera. ¡Ve primero allí!',
    expand: '¡Oro! Ahora la Expansión de la tribu: roba para ti una carta de tribu del mazo.',
    expandElse: 'Mira primero qué carta trae la Expansión de la tribu.',
    lay: '¡Una Targia! Paga un dátil y un oro y colócala junto a la Tienda.',
    layElse: 'Estaría mejor junto a la Tienda, en la fila de arriba. Deshazlo.',
  },
  raid: {
    title: '¡Asalto!',
    corner: 'Tras tres rondas el Asaltante llega a una esquina: ¡un asalto! Cada uno pierde una mercancía o un punto.',
    pay: 'Blanco ya ha pagado. ¿Qué entregas tú? Tú decides.',
    payElse: 'Una mercancía o un punto, como quieras.',
    effect:
      'Y tu Targia te da un punto en cada asalto. El banderín de una carta dice lo que hace: míralo cuando quieras.',
  },
  hand: {
    title: 'Una carta para luego',
    draw: 'Ronda cinco. Roba otra vez con la Expansión de la tribu.',
    drawElse: 'Primero roba la carta, por favor.',
    keep: 'Esta Tienda cuesta un dátil y no tienes. Guarda la carta: una puede esperar en la mano.',
    keepElse: '¡Demasiado buena para descartarla! Deshazlo y guarda la Tienda.',
    noble: 'Una ronda después. Solo el Noble lleva una carta de tu mano a la tribu, y estás en él.',
    date: 'Toma el dátil que te faltaba.',
    dateElse: 'Primero el dátil, o la Tienda se queda en la mano.',
    lay: 'Ahora usa al Noble: paga y coloca la Tienda en la segunda fila.',
    layElse: 'En la segunda fila ya hay una Tienda: van juntas. Deshazlo e inténtalo otra vez.',
  },
  smith: {
    title: 'Plata por sal',
    sell: 'El Orfebre da puntos: uno por dos mercancías iguales, tres por cuatro, dos por un oro. Vende 4 sal.',
    sellElse: 'Eso también le gusta, pero 4 sal dan más. Deshazlo e inténtalo otra vez.',
    points: 'Tres puntos para ti. Al final gana quien tenga más.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Ronda ocho. Toma tu dátil y tu pimienta.',
    collectElse: 'Primero el dátil y la pimienta: necesitaremos ambos.',
    move: 'La Fata Morgana mueve uno de tus marcadores a otra carta boca arriba. Úsala: de la pimienta a este Camellero.',
    moveElse: '¡Un espejismo! Deshazlo: el marcador va de la pimienta al Camellero.',
  },
  rows: {
    title: 'Cuatro en fila',
    lay: 'Tu fila de arriba tiene Tienda, Targia y Pozo. Coloca ahí también al Camellero.',
    layElse: 'Solo en la fila de arriba completa cuatro. Deshazlo e inténtalo otra vez.',
    bonus: 'Una fila llena con cuatro símbolos distintos: dos puntos al final. Cuatro veces el mismo da cuatro.',
  },
  end: {
    title: 'El último asalto',
    last: 'Ronda doce. La partida termina con el cuarto asalto, o tras la ronda en que alguien coloca su duodécima carta.',
    lay: 'Una carta más para tu tribu: coloca este Pozo.',
    layElse: 'Vale tres puntos y puedes pagarlo. Deshazlo y colócalo.',
    turn: 'Ahora termina tu turno. El Asaltante va a la última esquina.',
    turnElse: 'No queda nada mejor. Termina tu turno.',
    pay: 'Este asalto se lleva un oro o tres puntos. El oro no cuenta al final: paga con él.',
    payElse: '¡Tres puntos son demasiados! Mejor da el oro.',
    won: 'Treinta y cinco a veintiocho: ¡tu caravana ha llegado primero! Ya sabes todo lo necesario. ¿Lo intentas tú?',
  },
} as const satisfies SameKeys<typeof English>;
