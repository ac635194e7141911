import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'A fine partita dà 1 punto ogni due carte {{symbol}} nella tua area tribale.',
  scoreIfMoreCards: 'A fine partita dà {{points}} se la tua area tribale ha più carte di quella avversaria.',
  scoreIfFourth: 'A fine partita dà {{points}} se è la quarta carta di una fila completa.',
  scoreVariedRows_one: 'A fine partita {{count}} delle tue file complete con quattro simboli diversi vale {{points}}.',
  scoreVariedRows_other:
    'A fine partita fino a {{count}} delle tue file complete con quattro simboli diversi valgono {{points}} ciascuna.',
  scoreIfCards_one: 'A fine partita dà {{points}} se la tua area tribale ha almeno {{count}} carta.',
  scoreIfCards_other: 'A fine partita dà {{points}} se la tua area tribale ha almeno {{count}} carte.',
  discount: 'Ogni altra carta {{symbol}} ti costa una merce in meno.',
  nobleDiscount: 'Giocare con il Nobile la carta che hai in mano ti costa una merce in meno.',
  layFromHand: 'Tra le tue azioni puoi giocare la carta che hai in mano senza il Nobile, per una merce in più.',
  placeOnRobber: 'Puoi piazzare un Targi sulla carta del Predone.',
  traderOneForOne: 'Dal Mercante puoi anche scambiare una merce con un’altra.',
  raidShield: 'Durante le razzie non paghi nulla.',
  raidVp: 'Guadagni 1 punto a ogni razzia, una volta pagato il dovuto.',
  goodsBonus: 'Una volta per round, quando una carta Merci ti dà {{some}}, ricevi {{tokens}} in più.',
  dryRoundGood:
    'Se in questo round nessuna carta Merci ti ha dato una merce, dopo le tue azioni ricevi 1 merce a scelta.',
  gainPerLaid: 'Quando la giochi: 1 merce a scelta ogni due carte nella tua area tribale, questa compresa.',
  gainPerFree: 'Quando la giochi: 1 merce a scelta ogni due posti liberi nella tua area tribale.',
  gainChoice: 'Quando la giochi: {{goods}}, oppure {{gold}}, oppure {{points}}.',
  storeGold:
    'Quando la giochi: metti 1 oro della riserva su questa carta. Pagherà l’oro nel prezzo di una carta Tribù futura.',
  rearrange: 'Quando la giochi: puoi risistemare fino a due carte della tua area tribale.',
  fewerTargis: 'Quando la giochi: nel prossimo round l’avversario piazza solo due Targi.',
} as const satisfies SameKeys<typeof English>;
