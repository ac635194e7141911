import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Targi auf Karte {{number}} ({{name}}) setzen',
  takeBorder: '{{tokens}} von Karte {{number}} nehmen',
  takeCentre: 'Warenkarte von {{cell}} nehmen',
  takeChoice: '{{tokens}} von der Warenkarte auf {{cell}} nehmen',
  lay: {
    centre: 'Karte von {{cell}} {{price}} in Reihe {{row}} auslegen',
    noble: 'Handkarte mit dem Adeligen {{price}} in Reihe {{row}} auslegen',
    hand: 'Handkarte ohne den Adeligen {{price}} in Reihe {{row}} auslegen',
    drawn: 'Gezogene Karte {{price}} in Reihe {{row}} auslegen',
  },
  price: { paid: 'für {{tokens}}', free: 'kostenlos' },
  keep: { centre: 'Karte von {{cell}} auf die Hand nehmen', drawn: 'Gezogene Karte auf der Hand behalten' },
  discard: {
    centre: 'Karte von {{cell}} abwerfen',
    noble: 'Handkarte mit dem Adeligen abwerfen',
    drawn: 'Gezogene Karte abwerfen',
  },
  trade: '{{give}} gegen {{get}} tauschen',
  leaveTrader: 'Händler verlassen',
  mirage: 'Deinen Marker von {{from}} nach {{to}} versetzen',
  smith: 'Dem Silberschmied {{give}} für {{get}} geben',
  caravan: 'Karawane losschicken: oberste Warenkarte aufdecken und nehmen, was sie zeigt',
  expand: 'Oberste Stammeskarte ziehen',
  gain: '{{tokens}} nehmen',
  gainInstead: '{{tokens}} statt Waren nehmen',
  rearrange: {
    none: 'Auslage lassen, wie sie ist',
    swap: 'Die Karten auf {{one}} und {{other}} tauschen',
    shifts: 'In deiner Auslage {{shifts}} umlegen',
    shift: 'die Karte von {{from}} auf {{to}}',
  },
  end: 'Zug beenden',
  return: '{{tokens}} in den Vorrat zurückgeben',
  raid: {
    goods: 'Überfall mit {{tokens}} bezahlen',
    gold: 'Überfall mit Gold bezahlen',
    vp: 'Überfall mit Punkten bezahlen',
  },
} as const satisfies SameKeys<typeof English>;
