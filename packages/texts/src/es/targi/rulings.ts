import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: '¿Y si un jugador no puede pagar un asalto entero de ninguna de las dos maneras?',
    ruling: 'Ese jugador no pierde nada, y el rival toma de la reserva los puntos que se debían.',
    why: 'Un reglamento lo dice y los demás callan. Una mesa que lo prefiera puede jugar con «perder lo que se tiene».',
  },
  R2: {
    question: '¿Y si un mazo está vacío?',
    ruling: 'Cuando hace falta una carta, los descartes de ese tipo se barajan y forman un nuevo mazo.',
    why: 'Todos los reglamentos lo dicen de las cartas de mercancía, y uno de los dos tipos. Una sola regla para ambos se recuerda mejor.',
  },
  R3: {
    question: '¿Qué pasa con una carta del centro a la que se renuncia?',
    ruling: 'Se queda boca arriba donde está, y el marcador se recoge.',
    why: 'Los reglamentos permiten renunciar a cualquier acción, y una carta que nadie ha usado no tiene por qué irse.',
  },
  R4: {
    question: '¿Qué carta descarta el Noble?',
    ruling: 'La carta de tu mano.',
    why: 'Tres reglamentos coinciden. El cuarto habla de una carta ya colocada, lo que parece un desliz de traducción.',
  },
  R5: {
    question: '¿Cuándo se puede colocar una carta guardada en esta ronda?',
    ruling: 'Con el Noble, solo en una ronda posterior. El Noble puede descartarla enseguida.',
    why: 'Los reglamentos permiten colocar una carta guardada en una ronda siguiente. Para descartarla no piden esa espera.',
  },
  R6: {
    question: '¿Adónde puede mover un marcador la Fata Morgana?',
    ruling: 'A una carta del centro boca arriba y sin marcador.',
    why: 'Una carta boca abajo no está en juego hasta que se descubre.',
  },
  R7: {
    question: '¿Qué quitan los descuentos?',
    ruling:
      'Mercancías, nunca oro, y tú eliges cuáles. Los descuentos se suman, nunca bajan de cero, no valen para la carta que los da y, en una carta con dos precios, solo valen para el lado de las mercancías.',
    why: 'En este juego, el oro no es una mercancía.',
  },
  R8: {
    question: '¿Cuándo da una carta el dátil, la sal o la pimienta de más que promete?',
    ruling:
      'Una vez por ronda, cuando la carta está colocada y una carta de mercancía del centro o de la Caravana te ha dado esa mercancía en la ronda. Una mercancía que elegiste cuenta, una carta de borde no.',
    why: 'Un reglamento excluye las cartas de borde y deja que una carta ayude desde la ronda en que se coloca.',
  },
  R9: {
    question: '¿Cuándo se recibe la mercancía por una ronda en la que las cartas de mercancía no dieron ninguna?',
    ruling: 'Después de tus acciones y antes de los límites. El oro y los puntos no cuentan como mercancías.',
    why: 'Solo cuando acaban tus acciones es seguro que no hubo ninguna.',
  },
  R10: {
    question: 'Puedes colocar un Tuareg en la carta del Asaltante: ¿y la carta de enfrente?',
    ruling: 'La carta abre el sitio del Asaltante y nada más. Sigues sin poder estar enfrente de un Tuareg rival.',
    why: 'Levanta una prohibición. De las demás no dice nada, así que siguen.',
  },
  R11: {
    question: 'Una carta da mercancías por las cartas colocadas o por los sitios libres: ¿se cuenta a sí misma?',
    ruling: 'Se cuenta después de colocarla. Es una de tus cartas colocadas, y su sitio ya no está libre.',
    why: 'La ganancia llega justo después de colocar la carta.',
  },
  R12: {
    question: '¿Cuándo puedes colocar tu carta en mano sin el Noble?',
    ruling:
      'En cualquier momento entre tus acciones, aunque la hayas guardado en esta ronda. Tú eliges la mercancía de más.',
    why: 'La carta no pone ningún límite.',
  },
  R13: {
    question: '¿Para qué sirve el oro guardado en una carta?',
    ruling:
      'Paga el oro del precio de una carta de tribu, y nada más. No cuenta para el límite de tres, para los desempates ni en los asaltos.',
    why: 'Está sobre la carta y no entre tus fichas.',
  },
  R14: {
    question: '¿Cuándo da su punto la carta que lo gana en los asaltos?',
    ruling:
      'En cada asalto, también en el último, una vez pagado lo que debías, y también si no debes nada. No si no has podido pagar.',
    why: 'Quien está protegido no deja nada sin pagar. Quien no puede pagar, sí.',
  },
  R15: {
    question: '¿Tienen que ser iguales las tres mercancías a elegir?',
    ruling: 'No. Toma tres mercancías en cualquier combinación, o 1 oro, o 1 punto.',
    why: 'Cuando el juego quiere mercancías iguales, como en el Mercader, lo dice.',
  },
  R16: {
    question: '¿Recolocar es mover o intercambiar?',
    ruling:
      'Las dos cosas: intercambia dos cartas, mueve hasta dos al final de filas, o mueve una al final de una fila y pon la otra en su sitio. No puede quedar ningún hueco. También puedes no cambiar nada.',
    why: 'Dos reglamentos hablan de mover, dos de intercambiar. Así son posibles ambas cosas.',
  },
  R17: {
    question: '¿Cuántas filas de cuatro símbolos distintos pueden valer 4 puntos?',
    ruling: 'Dos. Una tercera vale sus 2 de siempre.',
    why: 'La carta mejora dos filas. Una tercera conserva lo que siempre vale una fila así.',
  },
  R18: {
    question: '¿Qué cambia en el Mercader con una mercancía por otra?',
    ruling:
      'El cambio se añade, y tres mercancías iguales por 1 oro sigue igual. En una visita ninguna mercancía se da y se recibe una por una.',
    why: 'La carta añade un cambio y no modifica ninguno. Y cambiar en círculo no acabaría nunca.',
  },
  R19: {
    question: '¿Qué colocación se salta cuando un jugador coloca solo dos Tuaregs?',
    ruling: 'La última de ese jugador, y solo en la próxima ronda. Puede haber un marcador como mucho.',
    why: 'Así las demás colocaciones conservan su orden habitual.',
  },
  R20: {
    question: '¿Qué puede hacer con cartas de tribu quien tiene el área de tribu completa?',
    ruling: 'Guardarlas o descartarlas. Ya no se puede colocar nada.',
    why: 'Un área de tribu tiene doce sitios, y las cartas colocadas se quedan.',
  },
  R21: {
    question: '¿Y si hay empate a puntos, oro y mercancías?',
    ruling: 'La partida queda en tablas: no gana nadie.',
    why: 'Lo dicen tres reglamentos. El cuarto pide otra partida, y una revancha siempre es bienvenida.',
  },
  R22: {
    question: '¿Quién paga primero en un asalto?',
    ruling: 'Quien tiene el amuleto en la ronda que empieza.',
    why: 'Un reglamento señala al primer jugador del momento, y el amuleto cambia de manos antes de que el Asaltante avance.',
  },
  R23: {
    question: '¿Se puede renunciar a una parte de una acción?',
    ruling:
      'No. Se renuncia a la acción entera, o se toma todo lo que da. Solo una carta que dice «puedes» y el Mercader dejan elegir.',
    why: 'Un reglamento permite dejar fuera una parte de una acción, y también dice que se reciben todas las fichas. Los demás hablan de acciones enteras.',
  },
} as const satisfies SameKeys<typeof English>;
