import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Dos, tres o cuatro jugadores: rojo, azul, amarillo y verde, en este orden y en el sentido de las agujas del reloj. Cada uno tiene una base de madera y tres dados de su color.',
  'TT-2':
    'Hay nueve discos, tres de cada uno de tres colores. Una cara muestra una diana con el centro negro, la otra una estrella. Tres están en el centro de la mesa con la diana hacia arriba, separados por el ancho de un dado; seis quedan aparte.',
  'TT-3':
    'Cada base está en el lado de su jugador, como mucho a 20 cm de los discos; más cerca, como ventaja, si la mesa lo acuerda.',
  'TT-4': 'Cada jugador apila sus tres dados en su base: esa es la torre.',
  'TT-5': 'Eliges quién empieza, se sortea, o empieza el primero que grite «Targets!».',
  'TT-6':
    'En tu turno lanzas con el dedo el dado de arriba de tu torre. La dirección, la fuerza y el punto donde golpeas deciden adónde va. Se queda donde se detiene, salvo que una línea más abajo diga otra cosa.',
  'TT-7':
    'Después lanza el siguiente jugador en el sentido de las agujas del reloj. Se salta a quien no tiene dados en la base; si solo un jugador tiene dados, vuelve a lanzar.',
  'TT-8': 'Una ronda acaba cuando nadie tiene dados en su base.',
  'TT-9': 'Un dado vale la cara de arriba, y solo cuenta para un disco si no toca nada más que ese disco.',
  'TT-10':
    'Cuando todos los dados están quietos, se resuelven primero las faltas (TT-12), después las torres desarmadas (TT-17) y después los robos (TT-18). Entonces se abren los cantos (TT-27).',
  'TT-11':
    'Una torre empujada que no perdió ningún dado vuelve recta a su sitio, con base y todo, con los dados en el mismo orden.',
  'TT-12': 'Una falta cuesta el dado: queda fuera en esta ronda y va bajo la base de su dueño.',
  'TT-13': 'Un dado que se sale de la mesa es una falta, lanzado o empujado.',
  'TT-14': 'Un dado lanzado que resbaló sin rodar es una falta.',
  'TT-15':
    'Un dado que se detiene sobre una base o una torre es una falta, y también lo es un dado lanzado que se queda en su base.',
  'TT-16':
    'Cuando varios dados salen de tu torre de un solo tiro, dejas uno en la mesa. Cuenta como el lanzado, y los demás son faltas.',
  'TT-17':
    'Desarmar: cuando un tiro derriba dados de las torres de otros, uno de ellos, y solo uno en total, queda fuera en esta ronda. Los demás vuelven a sus torres.',
  'TT-18':
    'Robar: cuando un dado tuyo, lanzado o empujado por ti, se detiene sobre discos guardados bajo la base de un rival (TT-32), te los llevas todos al momento y los guardas bajo tu base.',
  'TT-19': 'Después de un tiro que robó no se puede cantar un Double.',
  'TT-20':
    'Cuando un dado tuyo toca el centro negro de un disco del centro, aunque sea en parte, lo haya lanzado o empujado quien sea, puedes cantar «Targets!». Así aseguras el disco al momento: se le da la vuelta al lado de la estrella, cuenta como uno y no se puede robar.',
  'TT-21':
    'Todos los dados que tocan un disco ganado así quedan fuera en esta ronda y vuelven bajo las bases de sus dueños.',
  'TT-22': 'Si varios dados tocan el mismo centro negro, gana el disco el primer canto.',
  'TT-23':
    'Un Targets que nadie cantó se pierde: el dado se queda, y solo se puede volver a cantar después de que se haya movido. Los discos bajo las bases no se ganan así.',
  'TT-24':
    'Cuando dos dados de un jugador están en la mesa y muestran la misma cara, ese jugador puede cantar «Double!» y devolver uno de los dos a lo alto de su torre. Los dados de las torres no cuentan.',
  'TT-25':
    'Un Double solo se puede cantar si es nuevo: uno de los dos dados se acaba de lanzar, o de empujar a una cara nueva.',
  'TT-26': 'Un dado sirve para un solo canto, Targets o Double.',
  'TT-27':
    'Los cantos están abiertos desde que los dados se detienen hasta que empieza el próximo tiro. Tras un canto equivocado no puedes cantar durante dos segundos.',
  'TT-28': 'Los cantos se cumplen uno tras otro, en el orden en que se hicieron.',
  'TT-29':
    'Puedes dejar pasar tus cantos. Cuando a nadie le queda un dado por lanzar, la ronda acaba en cuanto todos han dicho que no tienen nada más que cantar.',
  'TT-30':
    'Una mesa puede jugar con «cantos automáticos». Entonces la mesa canta Targets al momento por cada jugador, primero por quien lanzó y después en el sentido de las agujas del reloj, y pregunta antes del próximo tiro a quien pueda cantar un Double.',
  'TT-31': 'Al final de cada ronda menos la primera, cada disco guardado bajo una base queda asegurado.',
  'TT-32':
    'Después, cada disco del centro va al jugador cuyos dados suman más sobre él. Queda guardado bajo su base hasta el final de la ronda siguiente.',
  'TT-33': 'Las sumas iguales se anulan entre sí, y cuenta la siguiente más baja.',
  'TT-34':
    'Si en la ronda no se ganó ningún disco con Targets y no se reparte ninguno, quien la empezó elige un disco del centro y lo quita.',
  'TT-35':
    'Después el centro se completa hasta tres discos, mientras queden aparte. Todos reconstruyen su torre con todos sus dados, y empieza el siguiente jugador en el sentido de las agujas del reloj.',
  'TT-36':
    'Money time: cuando no quedan discos para el centro y hay alguno guardado, se juega una última ronda, para robar y defender. Después los discos guardados quedan asegurados.',
  'TT-37': 'Cuando no queda ningún disco en el centro, aparte ni bajo una base, la partida acaba al momento.',
  'TT-38':
    'La partida acaba al momento cuando un jugador ha asegurado cuatro discos, con Targets o al final de una ronda.',
  'TT-39': 'Gana quien ha asegurado más discos.',
  'TT-40':
    'Quienes empatan con más discos juegan el Golden Targets: un disco en el centro con la estrella hacia arriba, y sus torres reconstruidas.',
  'TT-41':
    'Cada uno lanza de un tiro toda su torre de tres dados, todos a la vez. Solo se pierde un dado que se sale de la mesa, y no se canta nada.',
  'TT-42': 'Gana el jugador cuyos dados suman más sobre el disco.',
  'TT-43':
    'Si hay empate, o no hay nadie en el disco, entre los empatados gana aquel cuyos dados suman más en cualquier sitio de la mesa.',
  'TT-44': 'Si también hay empate, los empatados vuelven a lanzar.',
  'TT-45':
    'Pas vu, pas pris: mientras un Targets está abierto y sin cantar, cualquier otro jugador puede anularlo cantando «Pas vu, pas pris!».',
  'TT-46':
    '3 × 3: la partida se juega en tres sets. Cada set tiene tres discos de un color, y el centro no se completa entre sus rondas.',
  'TT-47': '3 × 3: una ronda en la que nadie ganó un disco quita uno, como siempre.',
  'TT-48':
    '3 × 3: un set acaba en cuanto el centro está vacío, y solo entonces se aseguran los discos guardados. No hay Money time.',
  'TT-49':
    'Equipos: cuatro jugadores, dos contra dos, cada pareja enfrente. Antes de la primera ronda la pareja intercambia un dado y cada uno lo pone donde quiera en su torre. Desde entonces pertenece al jugador en cuya torre está.',
  'TT-50':
    'Equipos: las sumas cuentan por el color de los dados, y un disco va a la base de ese color. Ejemplo: Amarillo lanza el dado rojo de su torre, pero su cara cuenta para Rojo.',
  'TT-51':
    'Equipos: los discos de la pareja cuentan juntos, para el cuarto disco y para la victoria. Solo se puede robar a los rivales.',
  'TT-52': 'Las variantes se combinan libremente y quedan registradas con la partida.',
  'TT-53':
    'Todo lo que hay en la mesa está a la vista de todos. Nadie sabe cómo quedarán los dados en una torre antes de reconstruirla: eso lo decide el azar.',
  'TT-54': 'Todo lo demás depende de los jugadores: el mismo tiro a la misma torre acaba siempre igual.',
} as const satisfies SameKeys<typeof English>;
