import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'La partida ha terminado; ya no se puede jugar nada.',
  'not-now': 'No es posible en este punto de la ronda. Elige una de las jugadas que se pueden hacer ahora.',
  corner: 'Ningún Tuareg puede estar en una esquina. Elige una carta de uno de los lados.',
  robber: 'El Asaltante está en esta carta. Elige otra; enfrente de él sí se puede.',
  occupied: 'Ya hay un Tuareg en esta carta. Elige una libre.',
  'facing-opponent': 'Esta carta está enfrente de un Tuareg rival. Elige una cuyo otro extremo esté libre o sea tuyo.',
  'no-piece-there': 'Ahí no hay ninguna pieza tuya. Usa una carta con uno de tus Tuaregs o marcadores.',
  'finish-first': 'Termina primero lo que has empezado.',
  'face-down': 'Esta carta aún está boca abajo. Entra en juego cuando se descubren las cartas nuevas de la ronda.',
  'not-a-goods-card': 'Ahí hay una carta de tribu. Colócala, guárdala o descártala.',
  'not-a-tribe-card': 'Ahí hay una carta de mercancía. Solo puedes tomar lo que muestra.',
  'choose-a-good': 'Esta carta da una mercancía a elegir. Di cuál: dátiles, sal o pimienta.',
  'no-choice-here': 'Esta carta no deja elegir. Tomas exactamente lo que muestra.',
  'hand-full': 'Ya tienes una carta en la mano. Coloca la nueva o descártala.',
  'hand-empty': 'No tienes ninguna carta en la mano. Guarda una primero y vuelve después.',
  'wrong-payment': 'Ese no es el precio de la carta. Paga exactamente lo que te cuesta ahora.',
  'cannot-pay': 'No tienes todo lo que cuesta. Elige algo que puedas pagar.',
  'no-stored-gold': 'No hay oro guardado en tus cartas. Paga con el oro de tus fichas.',
  'row-full': 'Esta fila ya tiene cuatro cartas. Elige otra.',
  'display-full':
    'Tu área de tribu ya tiene doce cartas. Solo puedes guardar la carta, si tienes la mano vacía, o descartarla.',
  'kept-this-round':
    'Has guardado esta carta en esta ronda. Con el Noble puedes colocarla a partir de la próxima, o descartarla ahora.',
  'needs-noble': 'Sin el Noble, solo puedes colocar una carta en mano si tienes la carta de tribu que lo permite.',
  'not-that-card':
    'De esta carta no se puede tomar nada sin más. Toma mercancías de las cartas Dátiles, Sal o Pimienta.',
  'bad-exchange':
    'El Mercader no ofrece eso. Da tres mercancías iguales por 1 oro, o dos mercancías iguales por 1 mercancía distinta.',
  'not-enough-goods': 'No tienes bastante de esa mercancía. Ofrece una de la que tengas suficiente.',
  'back-and-forth':
    'En una misma visita no puedes dar y recibir la misma mercancía una por una. Elige otro cambio o vete.',
  'no-marker': 'Ahí no tienes ningún marcador sin usar. Elige un sitio con uno de los tuyos.',
  'mirage-target': 'El marcador no puede ir ahí. Elige una carta del centro boca arriba y sin marcador.',
  'bad-offer': 'El Orfebre no ofrece eso. Da dos o cuatro mercancías iguales, o 1 o 2 oros.',
  'wrong-gain': 'Eso no es lo que te corresponde. Toma exactamente el número de mercancías que puedes elegir.',
  'wrong-return': 'Devuelve exactamente las mercancías que pasan de diez.',
  'wrong-raid-payment': 'Así no se salda el asalto. Paga lo que pide la carta, de una de sus dos maneras.',
  'bad-rearrangement':
    'Como mucho se mueven dos cartas, las demás se quedan donde están y no puede quedar ningún hueco.',
  'not-a-move': 'Esa jugada no existe en este juego. Elige una de la lista.',
} as const satisfies SameKeys<typeof English>;
