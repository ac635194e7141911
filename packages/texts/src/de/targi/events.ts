import type { targiEvents as English } from '../../en/targi/events.ts';
import type { SameKeys } from '../../words.ts';

export const targiEvents = {
  roundStarted: 'Runde {{round}}. {{seat}} hat das Amulett und beginnt.',
  robberMoved: 'Der Räuber zieht auf Karte {{number}} ({{name}}).',
  raidStarted: 'Überfall auf Karte {{number}}! {{due}}',
  raidPaid: '{{seat}} bezahlt den Überfall: {{tokens}}.',
  raidSpared: '{{seat}} ist geschützt und muss beim Überfall nichts zahlen.',
  raidShortfall:
    '{{seat}} kann den Überfall nicht bezahlen und verliert nichts. {{opponent}} nimmt {{tokens}} aus dem Vorrat.',
  raidNothing: '{{seat}} hat nichts, was der Überfall nehmen könnte.',
  raidVp: '{{seat}} bekommt beim Überfall 1 Punkt.',
  placed: '{{seat}} setzt einen Targi auf Karte {{number}} ({{name}}).',
  markersSet: 'Marker: {{blue}}; {{white}}.',
  markers: '{{seat}} auf {{cells}}',
  noMarkers: '{{seat}} keine',
  turnStarted: '{{seat}} beginnt mit den Aktionen.',
  took: '{{seat}} nimmt {{tokens}} von {{place}}.',
  goodsBonus: '{{seat}} bekommt {{tokens}} dazu, dank {{card}}.',
  traded: '{{seat}} tauscht {{gave}} gegen {{got}}.',
  leftTrader: '{{seat}} verlässt den Händler.',
  smithed: '{{seat}} gibt dem Silberschmied {{gave}} für {{got}}.',
  markerMoved: '{{seat}} versetzt einen Marker von {{from}} nach {{to}}.',
  caravanShown: 'Die Karawane bringt {{seat}} eine Warenkarte: {{card}}.',
  tribeDrawn: {
    open: '{{seat}} zieht {{card}}.',
    hidden: '{{seat}} zieht eine Stammeskarte.',
  },
  laid: {
    centre: '{{seat}} legt {{card}} von {{cell}} {{price}} in Reihe {{row}} aus.',
    noble: '{{seat}} legt {{card}} über den Adeligen {{price}} in Reihe {{row}} aus.',
    hand: '{{seat}} legt {{card}} ohne den Adeligen {{price}} in Reihe {{row}} aus.',
    drawn: '{{seat}} legt {{card}}, gerade gezogen, {{price}} in Reihe {{row}} aus.',
  },
  kept: {
    centre: '{{seat}} nimmt {{card}} von {{cell}} auf die Hand.',
    drawn: '{{seat}} behält {{card}}, gerade gezogen, auf der Hand.',
    hidden: '{{seat}} behält die gerade gezogene Karte auf der Hand.',
  },
  discarded: {
    centre: '{{seat}} wirft {{card}} von {{cell}} ab.',
    noble: '{{seat}} wirft {{card}} über den Adeligen von der Hand ab.',
    drawn: '{{seat}} wirft {{card}}, gerade gezogen, ab.',
  },
  refilled: {
    goods: 'Eine verdeckte Warenkarte kommt auf {{cell}}.',
    tribe: 'Eine verdeckte Stammeskarte kommt auf {{cell}}.',
  },
  reshuffled: {
    goods_one: 'Die abgeworfenen Warenkarten werden gemischt: ein neuer Stapel aus {{count}} Karte.',
    goods_other: 'Die abgeworfenen Warenkarten werden gemischt: ein neuer Stapel aus {{count}} Karten.',
    tribe_one: 'Die abgeworfenen Stammeskarten werden gemischt: ein neuer Stapel aus {{count}} Karte.',
    tribe_other: 'Die abgeworfenen Stammeskarten werden gemischt: ein neuer Stapel aus {{count}} Karten.',
  },
  gained: {
    caravan: '{{seat}} nimmt {{tokens}} von der Karte der Karawane.',
    laid: '{{seat}} nimmt {{tokens}} für die gerade ausgelegte Karte.',
    dryRound: '{{seat}} hat in dieser Runde von keiner Warenkarte eine Ware bekommen und nimmt {{tokens}}.',
  },
  goldStored: '1 Gold aus dem Vorrat liegt nun auf der neuen Karte von {{seat}}.',
  targisLimited: '{{seat}} setzt in der nächsten Runde nur zwei Targis.',
  rearranged: {
    none: '{{seat}} lässt die Auslage, wie sie ist.',
    swap: '{{seat}} tauscht die Karten auf {{one}} und {{other}}.',
    shifts: '{{seat}} legt um: {{shifts}}.',
  },
  turnEnded: '{{seat}} ist fertig.',
  turnEndedDeclining: '{{seat}} ist fertig und verzichtet auf {{places}}.',
  returned: '{{seat}} gibt {{tokens}} in den Vorrat zurück.',
  revealed: 'Neue Karten: {{cards}}.',
  revealedCard: '{{cell}} {{card}}',
  gameOver: {
    display: 'Die Partie ist zu Ende: Eine Auslage ist voll.',
    raid: 'Die Partie ist zu Ende: Der Räuber hat die ganze Runde gemacht.',
  },
} as const satisfies SameKeys<typeof English>;
