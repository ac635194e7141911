import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Errores de principiante',
  about: 'Cinco capítulos cortos con posiciones para resolver: líneas, mano, filas, rival, final.',
  lines: {
    title: 'Elegir tres líneas',
    idea: 'Tres Tuaregs trazan tres líneas, pero solo ganas una carta donde se cruzan dos. Busca primero el cruce y después la carta de borde.',
    last: 'Tus líneas ya se cruzan en el Camellero. ¿Dónde rinde más tu último Tuareg? Colócalo y confirma.',
    lastElse: 'Busca una línea que cruce la tuya en una carta que puedas pagar. Veo un Oasis de tres puntos.',
    lastSalt: 'Así ganas 2 sal, una aquí y otra en el cruce. La sal llega en cada ronda; otra línea gana tres puntos.',
    lastSame:
      'Esta línea ya es tuya, solo que desde el otro extremo. Dos Tuaregs en la misma línea no dan ningún cruce nuevo.',
    lastWhy: '¡Bien visto! Desde la pimienta tus líneas se cruzan también en el Oasis: tres puntos, y puedes pagarlo.',
    column:
      'Aquí tus dos Tuaregs trazan líneas horizontales, que nunca se encuentran. ¿Qué línea vertical cruza las dos, en las mejores cartas?',
    columnElse:
      'Esta línea ya es tuya, y las horizontales nunca se encuentran. Solo una vertical cruza las dos: a mí me gusta la del oro.',
    columnMiddle:
      '¡Una vertical, bien! Da un dátil, una pimienta y un Pozo de dos puntos. La otra tiene oro, y un Pozo de tres.',
    columnWhy:
      'Eso es. Un Pozo y oro con un solo Tuareg: dos horizontales y una vertical dan dos cruces, tres horizontales ninguno.',
  },
  hand: {
    title: 'Cuándo guardar una carta',
    idea: 'La mano guarda una sola carta, que allí espera al Noble. Tiene que merecer el viaje, y la mano tiene que estar libre.',
    lack: 'Esta Targia vale tres puntos, pero te falta una sal. ¿Qué haces con ella?',
    lackElse: 'Así se van tres puntos. Tienes la mano vacía: déjala esperar ahí.',
    lackEnd:
      'Así se queda en la mesa, y Blanco tiene mercancías para pagarla. Tienes la mano vacía: déjala esperar ahí.',
    lackWhy: 'Así es. Tu Tienda abarata el Noble en una mercancía: en la próxima ronda hasta podrás pagarla.',
    now: 'Un Oasis, y otra vez tienes la mano vacía. ¿Guardarlo, o pagarlo ahora?',
    nowElse: 'Puedes pagarlo ahora, y tu primera fila espera un cuarto Oasis.',
    nowThird:
      'Cuatro símbolos distintos valen dos puntos. Pero tu primera fila espera su cuarto Oasis: ahí vale cuatro.',
    nowKeep: 'En la mano no vale nada, y el Noble te costará un Tuareg en otra ronda. Puedes pagarlo ahora.',
    nowWhy: '¡Sí! Coloca lo que puedas pagar. Cuatro Oasis en una fila valen cuatro puntos, y tu mano queda libre.',
  },
  rows: {
    title: 'Filas de cuatro',
    idea: 'Una fila completa vale cuatro puntos con un solo símbolo, dos con cuatro distintos y nada si es mixta. Cada carta pregunta: ¿en qué fila?',
    third: 'Un Camellero, y ya hay dos en tu primera fila. Colócalo donde más rinda.',
    thirdElse: 'Yo lo pondría junto a los otros dos: un solo símbolo por fila, de ahí salen cuatro puntos.',
    thirdOther:
      'Solo en una fila nueva empieza de cero. Junto a los otros dos sería el tercero: uno más, y la fila vale cuatro puntos.',
    thirdWhy: '¡Tres! Y este abarata en una mercancía cada nuevo Camellero.',
    fourth: 'Dos rondas después llega un cuarto. Lee su banderín antes de elegir la fila.',
    fourthElse:
      'Su banderín dice: dos puntos, pero solo como cuarta carta de una fila. Una de las tuyas tiene justo ese sitio.',
    fourthOther:
      'Ahí no es la cuarta carta, así que su banderín no da nada. Y tus tres Camelleros siguen esperando sus cuatro puntos.',
    fourthWhy: 'Cuatro puntos por la fila y dos por el cuarto sitio: seis de una sola buena elección.',
    tent: 'Usa el Noble para la Tienda de tu mano. ¿Qué fila completa?',
    tentElse: 'Mira tu segunda fila: Pozo, Oasis, Targia. Un cuarto símbolo distinto la completa.',
    tentFirst:
      'La primera fila está vacía y solo queda una ronda: ya no se llenará. ¿En qué fila falta una sola carta?',
    tentWait: 'En la mano no vale nada, y solo queda una ronda. Ahora estás en el Noble: colócala.',
    tentWhy: 'Cuatro símbolos distintos suelen valer dos puntos. Una de tus Targias los convierte en cuatro.',
  },
  leave: {
    title: 'Lo que dejas',
    idea: 'En el desierto hay alguien más. Antes de cada Tuareg sigue también las líneas de Blanco: ¿qué le daría un Tuareg más?',
    door: 'Una vertical de Blanco ya pasa por el Pozo y solo le falta la segunda línea. El Asaltante está en un extremo. ¿Y tú?',
    doorElse:
      'Así la pimienta queda para Blanco, y con ella el Pozo. El Asaltante cierra el otro extremo: esta es la única entrada.',
    doorPepper:
      'Ahora tus líneas se cruzan en un Pozo, pero cuesta oro y no tienes. Y Blanco se lleva la otra pimienta y el Pozo del centro.',
    doorNoble: 'La Tienda de tu mano cuesta oro y no tienes. Y Blanco se lleva la pimienta, y con ella el Pozo.',
    doorWhy: 'La línea es tuya, y Blanco ya no llega al Pozo. Tú sí: la Fata Morgana lleva allí un marcador.',
    mirage:
      'A Blanco le queda un Tuareg, y tiene mercancías para el Oasis del centro. Una carta lleva hasta allí. Tómala tú primero.',
    mirageElse:
      'Desde la Fata Morgana un marcador va a cualquier carta visible y libre, también al Oasis. Ahora Blanco puede ponerse ahí.',
    mirageRow:
      'Tu horizontal pasa ahora por el Oasis, pero Blanco puede cerrar la vertical con un Tuareg. Desde la Fata Morgana, cualquier cruce tuyo lleva hasta allí.',
    mirageColumn:
      'Tu vertical pasa ahora por el Oasis, pero Blanco puede cerrar la horizontal con un Tuareg. Desde la Fata Morgana, cualquier cruce tuyo lleva hasta allí.',
    mirageWhy:
      'La Fata Morgana lleva a cualquier carta libre boca arriba. Blanco ha perdido ese camino, y tú puedes usarlo.',
  },
  last: {
    title: 'Las últimas rondas',
    idea: 'Al final, mercancías y oro no valen nada. Solo el último asalto quiere algo todavía: un oro, o tres puntos.',
    smith: 'Tu última visita es al Orfebre. Tienes cinco dátiles, una sal y un oro. ¿Qué le das?',
    smithElse: 'Cuenta otra vez: cuatro dátiles dan tres puntos. El oro también vale tres, en el asalto.',
    smithTwo: 'Dos dátiles dan un punto, cuatro dan tres. Y los dátiles que sobran no valen nada.',
    smithGold: 'Dos puntos por el oro, pero entonces el último asalto te quita tres. Dale dátiles.',
    smithWhy: 'Tres puntos por cuatro dátiles. Y el oro te ahorra otros tres en el asalto.',
    place: 'El último Tuareg de la partida. No tienes oro, pero sí mucha pimienta. ¿Dónde se convierte en puntos?',
    placeElse:
      'Al final la sal no vale nada, y esta línea ya es tuya. ¿Quién da oro por mercancías, en una línea que cruza las tuyas?',
    placeNoble:
      'La Tienda de tu mano cuesta oro y no tienes. ¿Quién da oro por mercancías, en una línea que cruza las tuyas?',
    placeWhy:
      'El Mercader hace oro de tu pimienta, y tus líneas se cruzan en un Pozo que ese oro paga. ¡Ya conoces el oficio!',
  },
} as const satisfies SameKeys<typeof English>;
