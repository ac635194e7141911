import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · juega a Targi y Targets en línea',
  description:
    'Una mesa de código abierto para dos juegos de mesa, Targi y Targets. Juega contra bots o con amigos, en un dispositivo o en línea, sin cuenta, y lee las reglas completas con cada carta y cada aclaración.',
  skip: 'Ir al contenido',
  tables: 'Mesas',
  hero: {
    kicker: 'Código abierto · sin cuenta obligatoria · no oficial',
    title: 'Una posada con dos mesas',
    lead: 'Aquí te esperan dos juegos de mesa: un duelo tranquilo bajo el cielo del desierto y una ruidosa refriega de dados lanzados a capirotazos. Toma asiento.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Un atardecer en el desierto. Sobre una alfombra hay un cuadrado de cartas, cinco por cinco, con figuras azules y blancas en el borde y el Asaltante en camino.',
    pitch:
      'Envía tres Targis al borde del tablero. Donde sus líneas se cruzan, una carta es tuya. Comercia con dátiles, sal y pimienta, haz crecer tu tribu y cuidado con el Asaltante.',
    facts: '2 jugadores · una hora aproximadamente',
  },
  targets: {
    name: 'Targets',
    picture:
      'Una mesa de madera a la luz de una lámpara. Torres de dados se alzan sobre cuatro bases alrededor de tres discos pintados; un dado acaba de salir lanzado.',
    pitch:
      'De un capirotazo, lanza el dado de arriba de tu torre hacia los discos del centro. Acierta en el negro, cántalo antes que nadie y roba lo que los demás aún no han asegurado.',
    facts: 'De 2 a 4 jugadores · un cuarto de hora',
  },
  house: {
    label: 'La casa',
    openTitle: 'Todo está abierto',
    open: 'Todo el programa es de código abierto, con licencia MIT. Léelo, abre tu propia posada, envíanos una mejora.',
    quietTitle: 'Entrada libre',
    quiet:
      'Sin cuenta obligatoria, sin publicidad, sin rastreo. Esta página no carga nada de otros sitios, y las partidas contra el ordenador se quedan en tu navegador.',
    fairTitle: 'Respeto por los autores',
    fair: 'Un proyecto no oficial, sin vínculos con ninguna editorial. Los textos y los dibujos son nuestros. Si te gusta un juego, compra la caja: vale la pena.',
  },
  rules: {
    title: 'Las reglas de Targi',
    lead: 'Completas, con nuestras propias palabras, una línea numerada tras otra. Donde los reglamentos impresos callan o se contradicen, una aclaración lo resuelve y dice por qué.',
    contents: 'Secciones',
    search: 'Buscar en reglas y cartas',
    clear: 'Borrar la búsqueda',
    foundRules_one: '{{count}} línea de reglas',
    foundRules_other: '{{count}} líneas de reglas',
    foundCards_one: '{{count}} carta',
    foundCards_other: '{{count}} cartas',
    nothing: 'No se ha encontrado nada. Prueba con una palabra más corta o con un número como TG-12.',
    ruling: 'Aclaración {{id}}',
    why: 'Por qué',
    link: 'Enlace a {{id}}',
    onCards: 'Cartas con este efecto',
  },
  board: {
    title: 'El tablero',
    label: 'El tablero de 25 cartas, con las 16 cartas de borde en su sitio',
    hint: 'Señala una carta de borde, o tócala, para ver su línea y la carta de enfrente.',
    goods: 'Carta de mercancía',
    tribe: 'Carta de tribu',
    legendGoods: 'Las cartas de mercancía están en las esquinas y en el medio del centro.',
    legendTribe: 'Las cartas de tribu están entre ellas.',
    legendRobber: 'El Asaltante avanza en el sentido de las agujas del reloj, carta a carta, desde la carta 1.',
    legendRaid: 'Cada esquina es un asalto. El cuarto pone fin a la partida.',
    faces: '{{name}} ({{number}}) está enfrente de {{otherName}} ({{otherNumber}}). Su línea pasa por {{places}}.',
    corner: '{{name}} ({{number}}) es una esquina: ningún Targi puede estar aquí.',
    card: 'Carta de borde {{number}}, {{name}}',
    open: 'Ver la carta {{number}}',
  },
  cards: {
    title: 'Todas las cartas',
    lead: '{{border}} cartas de borde, {{goods}} cartas de mercancía y {{tribe}} cartas de tribu, dibujadas con los mismos datos con los que se juega.',
    border: 'Cartas de borde',
    borderLead: 'Nunca se mueven. Envía un Targi a una de ellas y haz lo que dice.',
    goods: 'Cartas de mercancía',
    goodsLead: 'Toma todo lo que muestra la carta; donde unas barras separan las mercancías, elige una.',
    tribe: 'Cartas de tribu',
    tribeLead:
      'Paga el precio del borde izquierdo y coloca la carta en tu área de tribu. Las cruces de plata son puntos de victoria.',
    filter: 'Mostrar un solo símbolo',
    all: 'Todas',
    shown_one: '{{count}} carta',
    shown_other: '{{count}} cartas',
    price: 'Precio: {{cost}}',
    or: 'o',
    points_one: '{{count}} punto de victoria',
    points_other: '{{count}} puntos de victoria',
    copies_one: '{{count}} copia',
    copies_other: '{{count}} copias',
    rule: 'Regla {{id}}',
  },
  footer: {
    docs: 'Documentación',
    translate: 'Ayuda a traducir',
    licences: 'Licencias',
    source: 'Código fuente',
    issues: 'Informar de un fallo',
    credits:
      'Targi es un juego de Andreas Steiger, y Targets, de Wilfried Fort. Los juegos pertenecen a sus autores y editoriales, que no participan en este proyecto.',
    licence: 'El software es libre, con licencia MIT.',
    top: 'Volver arriba',
  },
} as const satisfies SameKeys<typeof English>;
