import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Dos jugadores, azul y blanco. Cada uno tiene tres Tuaregs y dos marcadores de tribu, y empieza con 2 dátiles, 2 sal, 2 pimienta, 1 oro y 4 puntos de victoria en fichas.',
  'TG-2': 'La reserva nunca se agota: cada uno recibe siempre lo que le corresponde. El oro no es una mercancía.',
  'TG-3':
    'El tablero es un cuadrado de cinco por cinco cartas. Las dieciséis cartas de borde van en el sentido de las agujas del reloj desde la esquina superior izquierda, la 16: la carta 1 está justo a su derecha. Las esquinas 4, 8, 12 y 16 son asaltos. Las líneas 1–11, 2–10 y 3–9 son columnas, y 5–15, 6–14 y 7–13, filas; los dos extremos de una línea están uno enfrente del otro.',
  'TG-4':
    'Las cartas de mercancía y las de tribu se barajan por separado. Los nueve sitios del centro se llenan en orden de lectura, boca arriba, con la primera carta de cada mazo, mercancía y tribu por turnos: cinco cartas de mercancía en las esquinas y en el medio, y cuatro cartas de tribu entre ellas.',
  'TG-5':
    'El primer jugador tiene el amuleto. En las reglas impresas es quien comió dátiles por última vez, o, si no, Azul; en esta mesa eliges quién empieza, o se sortea.',
  'TG-6':
    'Una ronda tiene cinco partes: el Asaltante avanza, se colocan los Tuaregs, se ponen los marcadores, se hacen las acciones y se descubren las cartas nuevas.',
  'TG-7':
    'Al principio de cada ronda el Asaltante avanza una carta en el sentido de las agujas del reloj. En la primera ronda entra en la carta 1.',
  'TG-8':
    'Cuando el Asaltante llega a una esquina, primero hay un asalto; después avanza enseguida una carta más. Por eso hay como mucho doce rondas.',
  'TG-9': 'Empezando por el primer jugador, cada uno coloca un Tuareg por turno hasta que estén todos, tres cada uno.',
  'TG-10': 'Ningún Tuareg puede estar en una esquina.',
  'TG-11': 'Ningún Tuareg puede estar en la carta del Asaltante. Enfrente de él sí se puede.',
  'TG-12': 'Ningún Tuareg puede estar en una carta que ya tiene uno.',
  'TG-13': 'Ningún Tuareg puede estar enfrente de un Tuareg rival. Enfrente de uno propio sí se puede.',
  'TG-14':
    'Después del último Tuareg, cada sitio del centro donde se cruzan una fila y una columna del mismo jugador recibe su marcador. Normalmente son dos; solo uno si dos Tuaregs comparten una línea, y ninguno si los tres están en filas o los tres en columnas. Aquí no hay nada que elegir.',
  'TG-15':
    'El primer jugador hace todas sus acciones: un Tuareg usa la carta de borde en la que está, un marcador la carta del centro que tiene debajo. El orden es libre, pero cada acción se termina antes de la siguiente. Después hace lo mismo el otro jugador.',
  'TG-16':
    'Se puede renunciar a cualquier acción, pero solo entera. La pieza se recoge, y una carta del centro a la que se renuncia se queda boca arriba donde está.',
  'TG-17': 'Una carta de borde se queda donde está después de usarla; el Tuareg se recoge.',
  'TG-18':
    'Una carta del centro usada deja su sitio, el marcador se recoge y el sitio se llena boca abajo con una carta del otro tipo. Una carta boca abajo no está en juego hasta que se descubre.',
  'TG-19':
    'Cuando hace falta una carta y su mazo está vacío, los descartes de ese tipo se barajan y forman un nuevo mazo.',
  'TG-20':
    'Un turno termina cuando lo dice el jugador, no por sí solo cuando se acaban las piezas: quizá aún pueda colocar la carta de la mano (TG-60). A lo que no se ha usado se renuncia.',
  'TG-21':
    'Carta de mercancía: toma todo lo que muestra. Una carta que muestra las tres mercancías separadas por barras da una mercancía a elegir.',
  'TG-22': 'Carta de tribu: págala y colócala en tu área de tribu, o guárdala en la mano si está vacía, o descártala.',
  'TG-23': 'En la mano cabe una carta. No se puede cambiar, y solo el Noble puede descartarla.',
  'TG-24':
    'Una carta de tribu cuesta exactamente las mercancías y el oro que muestra. Dos de las cartas muestran dos precios; elige uno.',
  'TG-25':
    'Los descuentos quitan mercancías del precio impreso, nunca oro, y nunca por debajo de cero; tú eliges cuáles. Se suman, no valen para la carta que los da y, en una carta con dos precios, solo valen para el lado de las mercancías.',
  'TG-26':
    'El oro guardado en una carta (TG-70) solo paga el oro del precio de una carta de tribu. No cuenta para el límite de tres, ni para los desempates, ni en un asalto. Tú eliges con qué oro pagas.',
  'TG-27':
    'El área de tribu tiene tres filas de cuatro sitios. Cada fila se llena desde la izquierda sin huecos; tú eliges la fila, y puedes empezar otra antes de llenar una. Las cartas colocadas se quedan donde están.',
  'TG-28':
    'Con doce cartas, el área de tribu está completa. Desde entonces las cartas de tribu solo se pueden guardar o descartar.',
  'TG-29': 'Dátiles (2, 7), Sal (3, 15) y Pimienta (6, 11): toma 1 unidad de esa mercancía.',
  'TG-30':
    'Noble (1): paga y coloca la carta que tienes en la mano, o descártala. Sin carta en la mano, el Noble no hace nada.',
  'TG-31':
    'Una carta guardada en esta ronda solo se puede colocar con el Noble en una ronda posterior. Descartarla se puede enseguida.',
  'TG-32':
    'Mercader (5): tantas veces como quieras en una visita, tres mercancías iguales se convierten en 1 oro, o dos mercancías iguales en 1 mercancía distinta.',
  'TG-33':
    'La visita al Mercader es una sola acción y acaba cuando te vas. Una visita sin cambios cuenta como renuncia: el Tuareg se recoge igualmente.',
  'TG-34':
    'Fata Morgana (9): mueve uno de tus marcadores aún sin usar a otra carta del centro, que debe estar boca arriba y sin marcador. El marcador puede usar después esa carta.',
  'TG-35':
    'Orfebre (10): una sola vez, dos mercancías iguales por 1 punto, cuatro mercancías iguales por 3 puntos, 1 oro por 2 puntos o 2 oros por 4 puntos.',
  'TG-36': 'Caravana (13): da la vuelta a la primera carta de mercancía, toma lo que muestra y descártala.',
  'TG-37':
    'Expansión de la tribu (14): roba la primera carta de tribu; págala y colócala, guárdala si tienes la mano vacía, o descártala. El rival no ve la carta que guardas.',
  'TG-38':
    'Después de sus acciones, cada jugador puede tener como mucho diez mercancías y tres oros. El oro que sobra vuelve a la reserva; de las mercancías, el jugador elige cuáles devuelve.',
  'TG-39': 'Cuando los dos han actuado, se descubren todas las cartas boca abajo y el amuleto cambia de manos.',
  'TG-40':
    'Si ahora un área de tribu tiene doce cartas, la partida acaba antes de que el Asaltante vuelva a avanzar. Así, después de una duodécima carta la ronda se juega hasta el final, y el otro jugador aún tiene su turno.',
  'TG-41':
    'En un asalto cada jugador pierde mercancías a su elección o puntos: 1 mercancía o 1 punto en la carta 4, 2 mercancías o 1 punto en la 8, 3 mercancías o 2 puntos en la 12, y 1 oro o 3 puntos en la 16.',
  'TG-42':
    'Paga primero quien tiene el amuleto en la ronda que empieza. Solo se pueden pagar fichas de puntos, nunca los puntos impresos en las cartas colocadas.',
  'TG-43':
    'Quien no puede pagar un asalto entero ni con mercancías ni con puntos no pierde nada. A cambio, el rival toma de la reserva tantos puntos como se debían.',
  'TG-44':
    'Opción «perder lo que se tiene»: ese jugador pierde en cambio todas sus mercancías (en el último asalto, todo el oro) o todas sus fichas de puntos, y elige si tiene de ambas; el rival no gana nada. Ejemplo: en la carta 12, con 1 dátil, 1 sal y 1 punto se pierden las dos mercancías o el punto.',
  'TG-45': 'El cuarto asalto, en la carta 16, pone fin a la partida.',
  'TG-46':
    'La puntuación es la suma de las fichas de puntos, los puntos impresos en las cartas colocadas, los puntos de sus efectos y los puntos de las filas completas.',
  'TG-47':
    'Hay cinco símbolos: Pozo, Camellero, Oasis, Targia y Tienda. Una fila completa de cuatro símbolos iguales vale 4 puntos, una de cuatro símbolos distintos, 2 puntos, y cualquier otra, nada.',
  'TG-48':
    'Gana la puntuación más alta. En caso de empate gana quien tiene más oro, después quien tiene más mercancías; si también hay empate, la partida queda en tablas y no gana nadie.',
  'TG-49':
    'A la vista de todos: las dos áreas de tribu, todas las fichas, las cartas boca arriba, el tamaño de los mazos, los descartes y una carta en mano que se guardó desde el centro descubierto.',
  'TG-50':
    'Oculto: el orden de los mazos y la cara de las cartas boca abajo. El tipo de una carta boca abajo se conoce.',
  'TG-51':
    'Una carta robada con la Expansión de la tribu solo la conoce quien la robó, hasta que se coloca o se descarta. Los espectadores no ven esas cartas mientras dura la partida.',
  'TG-52': 'Opción «manos a la vista»: las cartas en mano y las robadas se muestran a todos, para aprender.',
  'TG-53':
    'Al final vale 1 punto por cada dos cartas del símbolo indicado en tu área de tribu, redondeando hacia abajo.',
  'TG-54': 'Al final vale 1 punto si tu área de tribu tiene más cartas que la del rival.',
  'TG-55': 'Al final vale 2 puntos si es la cuarta carta de una fila completa.',
  'TG-56':
    'Hasta dos de tus filas completas con cuatro símbolos distintos valen 4 puntos en vez de 2; una tercera vale 2.',
  'TG-57': 'Al final vale 1 punto si tu área de tribu tiene diez cartas o más.',
  'TG-58': 'Cada nueva carta del símbolo indicado te cuesta una mercancía menos.',
  'TG-59': 'Colocar tu carta en mano con el Noble te cuesta una mercancía menos.',
  'TG-60':
    'En cualquier momento entre tus acciones puedes colocar tu carta en mano sin el Noble por una mercancía más, a tu elección, aunque la hayas guardado en esta ronda. No durante una visita al Mercader, ni mientras una carta robada espera tu decisión.',
  'TG-61': 'Puedes colocar un Tuareg en la carta del Asaltante. Sigue sin poder estar enfrente de un Tuareg rival.',
  'TG-62':
    'En el Mercader, 1 mercancía también se convierte en 1 distinta. En una visita ninguna mercancía se puede dar y recibir a este cambio: tras 1 dátil por 1 sal, ya no puedes dar sal ni recibir dátiles. Tres mercancías iguales por 1 oro sigue igual.',
  'TG-63': 'No pagas nada en los asaltos.',
  'TG-64':
    'Ganas 1 punto en cada asalto, también en el último, una vez pagado lo que debías; si no debes nada, lo ganas igualmente. No si no has podido pagar.',
  'TG-65':
    'Una vez por ronda, cuando esta carta está colocada y una carta de mercancía del centro o de la Caravana te ha dado la mercancía indicada en esa ronda, aunque fuera antes, recibes una más. Las cartas de borde no cuentan.',
  'TG-66':
    'Si ninguna carta de mercancía te ha dado una mercancía en esta ronda, recibes una a elegir después de tus acciones y antes de comprobar los límites de mercancías y oro (TG-38). El oro y los puntos no son mercancías.',
  'TG-67':
    'Al colocarla, recibes una mercancía a elegir por cada dos cartas de tu área de tribu, esta incluida, redondeando hacia abajo.',
  'TG-68':
    'Al colocarla, recibes una mercancía a elegir por cada dos sitios libres que quedan en tu área de tribu, redondeando hacia abajo.',
  'TG-69': 'Al colocarla, recibes tres mercancías a elegir en cualquier combinación, o 1 oro, o 1 punto.',
  'TG-70':
    'Al colocarla, se pone sobre ella 1 oro de la reserva. Paga el oro del precio de una carta de tribu posterior.',
  'TG-71':
    'Al colocarla, puedes recolocar hasta dos de tus cartas, esta incluida: intercambiarlas, moverlas al final de filas, o mover una al final de una fila y poner la otra en su sitio. Ninguna otra carta se mueve y no puede quedar ningún hueco.',
  'TG-72': 'En la próxima ronda el rival coloca solo dos Tuaregs; se salta su última colocación.',
} as const satisfies SameKeys<typeof English>;
