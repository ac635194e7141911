import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'Al final vale 1 punto por cada dos cartas de {{symbol}} de tu área de tribu.',
  scoreIfMoreCards: 'Al final vale {{points}} si tu área de tribu tiene más cartas que la del rival.',
  scoreIfFourth: 'Al final vale {{points}} si es la cuarta carta de una fila completa.',
  scoreVariedRows_one: 'Al final, {{count}} de tus filas completas con cuatro símbolos distintos vale {{points}}.',
  scoreVariedRows_other:
    'Al final, hasta {{count}} de tus filas completas con cuatro símbolos distintos valen {{points}} cada una.',
  scoreIfCards_one: 'Al final vale {{points}} si tu área de tribu tiene {{count}} carta o más.',
  scoreIfCards_other: 'Al final vale {{points}} si tu área de tribu tiene {{count}} cartas o más.',
  discount: 'Cada nueva carta de {{symbol}} te cuesta una mercancía menos.',
  nobleDiscount: 'Colocar tu carta en mano con el Noble te cuesta una mercancía menos.',
  layFromHand: 'Entre tus acciones puedes colocar tu carta en mano sin el Noble, por una mercancía más.',
  placeOnRobber: 'Puedes colocar un Tuareg en la carta del Asaltante.',
  traderOneForOne: 'En el Mercader también puedes cambiar una mercancía por otra.',
  raidShield: 'No pagas nada en los asaltos.',
  raidVp: 'Ganas 1 punto en cada asalto, una vez pagado lo que debías.',
  goodsBonus: 'Una vez por ronda, cuando una carta de mercancía te da {{some}}, recibes {{tokens}} más.',
  dryRoundGood:
    'Si ninguna carta de mercancía te ha dado nada en esta ronda, recibes 1 mercancía a elegir después de tus acciones.',
  gainPerLaid: 'Al colocarla: 1 mercancía a elegir por cada dos cartas de tu área de tribu, esta incluida.',
  gainPerFree: 'Al colocarla: 1 mercancía a elegir por cada dos sitios libres de tu área de tribu.',
  gainChoice: 'Al colocarla: {{goods}}, o {{gold}}, o {{points}}.',
  storeGold:
    'Al colocarla: pon 1 oro de la reserva sobre esta carta. Paga el oro del precio de una carta de tribu posterior.',
  rearrange: 'Al colocarla: puedes recolocar hasta dos cartas de tu área de tribu.',
  fewerTargis: 'Al colocarla: tu rival coloca solo dos Tuaregs en la próxima ronda.',
} as const satisfies SameKeys<typeof English>;
