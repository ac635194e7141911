import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'Bringt am Ende 1 Punkt für je zwei {{symbol}}-Karten in deiner Auslage.',
  scoreIfMoreCards: 'Bringt am Ende {{points}}, wenn deine Auslage mehr Karten hat als die gegnerische.',
  scoreIfFourth: 'Bringt am Ende {{points}}, wenn sie als vierte in einer vollen Reihe liegt.',
  scoreVariedRows_one: 'Am Ende bringt {{count}} deiner vollen Reihen mit vier verschiedenen Symbolen {{points}}.',
  scoreVariedRows_other:
    'Am Ende bringen bis zu {{count}} deiner vollen Reihen mit vier verschiedenen Symbolen je {{points}}.',
  scoreIfCards_one: 'Bringt am Ende {{points}}, wenn deine Auslage mindestens {{count}} Karte hat.',
  scoreIfCards_other: 'Bringt am Ende {{points}}, wenn deine Auslage mindestens {{count}} Karten hat.',
  discount: 'Jede weitere {{symbol}}-Karte kostet dich eine Ware weniger.',
  nobleDiscount: 'Deine Handkarte mit dem Adeligen auszulegen kostet dich eine Ware weniger.',
  layFromHand: 'Zwischen deinen Aktionen darfst du deine Handkarte ohne den Adeligen auslegen, für eine Ware mehr.',
  placeOnRobber: 'Du darfst einen Targi auf die Karte des Räubers setzen.',
  traderOneForOne: 'Beim Händler darfst du auch eine Ware gegen eine andere tauschen.',
  raidShield: 'Bei Überfällen zahlst du nichts.',
  raidVp: 'Bei jedem Überfall bekommst du 1 Punkt, sobald du bezahlt hast, was fällig war.',
  goodsBonus: 'Einmal pro Runde, wenn dir eine Warenkarte {{some}} gibt, bekommst du {{tokens}} dazu.',
  dryRoundGood:
    'Hat dir in dieser Runde keine Warenkarte eine Ware gegeben, bekommst du nach deinen Aktionen 1 Ware nach Wahl.',
  gainPerLaid: 'Beim Auslegen: 1 Ware nach Wahl für je zwei Karten in deiner Auslage, diese mitgezählt.',
  gainPerFree: 'Beim Auslegen: 1 Ware nach Wahl für je zwei freie Plätze in deiner Auslage.',
  gainChoice: 'Beim Auslegen: {{goods}} oder {{gold}} oder {{points}}.',
  storeGold:
    'Beim Auslegen: Lege 1 Gold aus dem Vorrat auf diese Karte. Es bezahlt das Gold im Preis einer späteren Stammeskarte.',
  rearrange: 'Beim Auslegen: Du darfst bis zu zwei Karten deiner Auslage umlegen.',
  fewerTargis: 'Beim Auslegen: In der nächsten Runde setzt dein Gegenüber nur zwei Targis.',
} as const satisfies SameKeys<typeof English>;
