import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'La partida ha terminado; ya no se puede jugar nada.',
  'not-a-move': 'Esa jugada no existe en este juego.',
  'not-now': 'Ahora no es posible. Haz lo que la mesa espera.',
  'not-your-flick': 'No te toca lanzar. Solo puedes cantar.',
  'no-die-left': 'No te queda ningún dado en la base. Solo puedes cantar.',
  'not-whole': 'Un capirotazo son cuatro números enteros.',
  'no-speed': 'Un capirotazo necesita algo de velocidad.',
  'too-fast': 'Ningún dedo es tan rápido: un capirotazo tiene como mucho 4 m/s.',
  'beside-the-die': 'Has fallado el dado. Dale dentro de su ancho y su alto.',
  'answer-first': 'Alguien puede cantar aún un Double. El próximo capirotazo tiene que esperar la respuesta.',
  'not-fallen': 'Este dado no acaba de caer de tu torre. Quédate con uno que sí.',
  'not-in-the-middle': 'Este disco no está en el centro. Elige uno que esté.',
  'not-your-die': 'Este dado no es tuyo. Elige uno de los tuyos.',
  'not-on-black': 'Este dado no toca ningún centro negro. Tiene que estar plano y llegar a él.',
  'too-late': 'Demasiado tarde: el último capirotazo no movió este dado, o su Targets se anuló.',
  'die-used': 'Uno de estos dados ya se ha usado para cantar. Un dado, un canto.',
  'not-a-double': 'No son dos dados planos sobre la mesa que muestren la misma cara.',
  'old-double': 'Esta pareja no es nueva. Un Double necesita un dado recién lanzado o empujado a una cara nueva.',
  'double-after-steal': 'Este capirotazo robó discos, así que no permite cantar un Double.',
  'call-order': 'Otro canto llegó antes que este y ya se ha cumplido. Canta de nuevo.',
  'let-go': 'Has dejado pasar tus cantos. Puedes volver a cantar después del próximo capirotazo.',
  'nothing-to-let-go': 'No tienes nada que cantar, así que no hay nada que dejar pasar.',
  'no-pas-vu': 'En esta mesa no se juega «Pas vu, pas pris!».',
  'own-targets': '«Pas vu, pas pris!» se canta contra los demás. Con tu dado, canta «Targets!».',
} as const satisfies SameKeys<typeof English>;
