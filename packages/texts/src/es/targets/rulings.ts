import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: '¿Qué tamaño tiene todo?',
    ruling:
      'Un disco mide 100 mm de ancho y su centro negro 25 mm. Un dado mide 16 mm y tiene los cantos redondeados. Una base mide 40 mm de ancho y 10 mm de alto. La mesa mide 1 m por 1 m y no tiene reborde.',
    why: 'El reglamento compara 20 cm con dos discos. Lo demás se eligió para que los tiros sean vivos y las torres se tengan en pie.',
  },
  T2: {
    question: '¿Cómo están los discos?',
    ruling:
      'Tres en las esquinas de un triángulo de lados iguales, con 16 mm entre sus bordes; dos, uno al lado del otro; uno, en el centro. Están a ras: los dados no chocan con ellos.',
    why: 'El reglamento pide entre ellos el ancho de un dado y nada más. Con bordes en relieve, un dado de cada diez quedaría inclinado.',
  },
  T3: {
    question: '¿Cuándo ha resbalado un dado sin rodar?',
    ruling: 'Cuando la cara de arriba no cambió nunca entre el tiro y la parada.',
    why: 'Eso lo ve cualquiera, y nadie tiene que juzgar cuánto giró un dado.',
  },
  T4: {
    question: '¿Cuál de los dados derribados de una torre queda fuera?',
    ruling:
      'El más alto de los que cayeron. Los demás vuelven a la torre en su orden, se hayan parado donde se hayan parado.',
    why: 'El reglamento retira un dado y no dice cuál. Así no hay nada que discutir.',
  },
  T5: {
    question: '¿Cuándo toca un dado el centro negro?',
    ruling: 'Cuando el cuadrado en que se apoya, de 14 mm de ancho, pisa el círculo negro.',
    why: 'Los cantos de un dado son redondeados, así que esa es la parte que toca de verdad. El mismo cuadrado decide todo lo demás.',
  },
  T6: {
    question: '¿Cuándo está un dado sobre un disco y sobre nada más?',
    ruling:
      'Cuando todo el cuadrado en el que se apoya (T5) está dentro del disco y el dado está plano en la mesa, no sobre otro dado ni sobre una base.',
    why: 'El reglamento no cuenta un dado que toca otra superficie.',
  },
  T7: {
    question: '¿Y un dado inclinado?',
    ruling:
      'Los dados ruedan hasta que cada uno queda plano. Uno que se queda apoyado en algo no muestra ninguna cara y no cuenta en ningún sitio hasta que se mueva.',
    why: 'En una mesa de verdad tampoco podría leerlo nadie.',
  },
  T8: {
    question: '¿En qué orden se resuelve todo cuando los dados se paran?',
    ruling:
      'Faltas, torres desarmadas, robos; después se abren los cantos. Cada canto se cumple antes de mirar el siguiente.',
    why: 'Los cantos son una carrera. Lo que no deja elección tiene que resolverse antes de que empiece.',
  },
  T9: {
    question: '¿Hasta cuándo se puede cantar, y quién fue primero?',
    ruling:
      'Hasta que empieza el próximo tiro. En línea, una conexión lenta no cuesta nada. Una mesa también puede jugar con «cantos automáticos».',
    why: 'Una conexión lenta no debería perder una carrera que su jugador ganó.',
  },
  T10: {
    question: '¿Dónde están los discos guardados, y cuándo está un dado sobre ellos?',
    ruling:
      'La base está en medio de su pila de discos guardados, que se ve todo alrededor. Un dado plano está sobre ellos cuando lo está el centro del cuadrado en el que se apoya (T5); el resto puede sobresalir.',
    why: 'El reglamento pregunta dónde termina el dado su recorrido. Solo pide el dado entero para contar en un disco.',
  },
  T11: {
    question: '¿Y si ya no queda nadie que lance?',
    ruling: 'La ronda acaba.',
    why: 'Se han jugado todos los dados.',
  },
  T12: {
    question: '¿Y si los dados no se paran?',
    ruling: 'A los ocho segundos se detienen. Un dado que aún se mueve entonces es una falta.',
    why: 'La partida tiene que seguir.',
  },
  T13: {
    question: '¿Qué pasa con los dados cuando un disco deja el centro?',
    ruling: 'Se quedan donde están, salvo que un Targets los mande de vuelta bajo sus bases.',
    why: 'Un disco se puede sacar de debajo de un dado. Nadie debería ganar ni perder por ello.',
  },
  T14: {
    question: '¿Cuándo exactamente acaba la partida el cuarto disco?',
    ruling: 'En ese momento, también en mitad de una ronda.',
    why: 'El reglamento nombra el cuarto disco y ningún momento posterior.',
  },
  T15: {
    question: '¿Cómo lanzan varios jugadores a la vez?',
    ruling:
      'Cada uno da su tiro sin conocer el de los demás. Cuando todos lo han dado, todas las torres salen en el mismo instante en una sola mesa, donde los dados pueden chocar. En un solo dispositivo lo dan uno tras otro.',
    why: 'En el reglamento todos lanzan juntos, y nadie puede esperar a los demás.',
  },
  T16: {
    question: '¿Cómo está puesto un dado en una torre?',
    ruling: 'En una de las 24 posiciones, al azar, para cada torre que se reconstruye y cada dado que vuelve.',
    why: 'Con una posición fija, un jugador con práctica podría controlar la cara.',
  },
  T17: {
    question: 'Si caen varios dados tuyos, ¿cuál se queda?',
    ruling:
      'Lo elige su jugador, antes de cualquier otra cosa. Un bot, y una mesa con cantos automáticos, se queda con el mejor: en el negro, después uno que robe, después uno en un disco, después la cara más alta.',
    why: 'El reglamento deja la elección al jugador.',
  },
  T18: {
    question: '¿Dónde están las torres?',
    ruling:
      'Cada una en su lado, bien repartidas, con 20 cm del borde de la base al borde del disco más cercano, lo mismo para todos si no se acuerda una ventaja (T31).',
    why: 'El reglamento fija la distancia máxima. La misma para todos es justo.',
  },
  T19: {
    question: '¿Cuándo se quita un disco?',
    ruling: 'Solo si en la ronda no se ganó ninguno con Targets y no se reparte ninguno.',
    why: 'El reglamento lo pide cuando no se llevó nadie un disco, y un Targets se lleva uno.',
  },
  T20: {
    question: '¿Y si una torre se empuja pero no pierde ningún dado?',
    ruling: 'Torre y base vuelven rectas a su sitio, con los dados en el mismo orden y con las mismas caras.',
    why: 'Así está claro qué dado está arriba, y todos lanzan desde el mismo sitio.',
  },
  T21: {
    question: '¿Y si un dado se detiene sobre una base o una torre?',
    ruling:
      'Es una falta, lo haya llevado allí quien sea, también si está donde debe volver una base empujada. También lo es un dado lanzado que se queda en su base.',
    why: 'Una base es parte de su torre y de su sitio. Y un tiro demasiado flojo no debe tener un segundo intento.',
  },
  T22: {
    question: '¿Qué dados se van con un disco ganado?',
    ruling: 'Todo dado cuyo cuadrado toca el disco, aunque sea en parte, también los que están sobre otro dado.',
    why: 'El reglamento devuelve cada dado que está sobre el disco, y el disco se saca de debajo. Para contar, un dado debe estar del todo encima (T6).',
  },
  T23: {
    question: '¿Cuándo se cierran los cantos después del último tiro de una ronda?',
    ruling:
      'Cuando todos han dicho que no tienen nada más que cantar, pudieran o no. Un Double reabre la ronda. En línea, quien no dice nada en 20 segundos, o en los días que tiene una jugada, no canta nada.',
    why: 'No sigue ningún tiro que pueda cerrarlos, y la espera no debe revelar a nadie quién podría cantar algo.',
  },
  T24: {
    question: '¿Se anulan entre sí las sumas iguales de una pareja?',
    ruling: 'Sí, como las de cualquiera.',
    why: 'Las sumas cuentan por color, y el resto de las reglas no cambia.',
  },
  T25: {
    question: '¿Y si das en la torre de tu pareja, o en los discos de debajo?',
    ruling: 'La torre pierde un dado, como cualquiera. Los discos se quedan donde están.',
    why: 'El reglamento habla de los discos de los rivales. Una torre no pregunta quién la derribó.',
  },
  T26: {
    question: '¿Y si dos torres pierden dados en un tiro?',
    ruling:
      'En total queda fuera un solo dado: el más alto de los caídos de la torre que se tocó primero. Todos los demás vuelven a sus torres.',
    why: 'El reglamento se lleva un solo dado de todos los dados rivales caídos.',
  },
  T27: {
    question: '¿Y si un dado derribado de una torre se detiene en un centro negro?',
    ruling:
      'Su jugador puede cantar «Targets!» con él. Los dados caídos se quedan donde están hasta que se cierran los cantos; luego vuelven o quedan fuera. Para un Double no cuentan.',
    why: 'En el reglamento, un Targets vale también para un dado empujado, por quien sea.',
  },
  T28: {
    question: '¿Roba un dado empujado?',
    ruling:
      'Sí, si es de quien ha lanzado y lo movió ese tiro. Los dados de otros que se empujan hasta allí no roban nada.',
    why: 'El reglamento habla de tu dado, termine donde termine.',
  },
  T29: {
    question: '¿Y si cantas sin tener nada que cantar?',
    ruling:
      'No pasa nada, y no puedes volver a cantar durante dos segundos. Si otro solo fue más rápido, no pierdes nada. En las mesas con cantos automáticos esto no existe.',
    why: 'Si no, cantar tras cada tiro no costaría nada.',
  },
  T30: {
    question: '¿Quién empieza?',
    ruling:
      'Como haya elegido la mesa: un jugador que nombra, el sorteo, o el primero que cante cuando las torres estén en pie. Es una carrera como cualquier canto.',
    why: 'En el reglamento empieza la primera persona que grita «Targets».',
  },
  T31: {
    question: '¿Pueden estar más cerca las torres?',
    ruling: 'Antes de la partida, una mesa puede fijar 10, 15 o 20 cm para cada jugador. Se anota con la partida.',
    why: 'El reglamento dice como mucho 20 cm. Un camino más corto ayuda a niños y principiantes.',
  },
} as const satisfies SameKeys<typeof English>;
