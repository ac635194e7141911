import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'Der Schnipser des Tages',
  lead: 'Ein Tisch für alle, drei Versuche. Wie nah kommst du heran?',
  stop: {
    amber: 'Bring deinen Würfel so nah wie möglich an die Mitte von Bernstein.',
    jade: 'Bring deinen Würfel so nah wie möglich an die Mitte von Jade.',
    violet: 'Bring deinen Würfel so nah wie möglich an die Mitte von Violett.',
  },
  push: {
    amber: 'Stoß deinen anderen Würfel so nah wie möglich an die Mitte von Bernstein.',
    jade: 'Stoß deinen anderen Würfel so nah wie möglich an die Mitte von Jade.',
    violet: 'Stoß deinen anderen Würfel so nah wie möglich an die Mitte von Violett.',
  },
  terms:
    'Von drei Versuchen zählt der kleinste Abstand, gemessen von Mitte zu Mitte. Der Server verändert jeden Schnipser zufällig ein wenig.',
  toTable: 'An den Tisch',
  tries: 'Versuch {{n}} von {{all}}',
  practice: 'Übung',
  mm: '{{mm}} mm',
  none: 'Kein Abstand: ein Fehler, oder dein Turm ist gefallen.',
  best: 'Bisher am besten: {{mm}} mm.',
  result: 'Dein Ergebnis: {{mm}} mm.',
  noResult: 'Keiner deiner Versuche hat einen Abstand.',
  results: 'Zu den Ergebnissen',
  changesNothing: 'Das ist Übung: Am Ergebnis ändert sich nichts.',
  watch: '{{mm}} mm ansehen',
  watched: 'Das war einer der besten Versuche.',
  yours: 'Deine Versuche',
  bestTries: 'Die besten Versuche',
  bestText: 'Am Tisch kannst du sie ansehen.',
  picture: 'Personen nach kleinstem Abstand, von {{least}} bis {{most}}. Die Zahlen stehen in der Tabelle darunter.',
  distance: 'Abstand',
  noDistance: 'Kein Abstand',
  closed: 'Dieser Tag ist abgeschlossen. Du kannst seinen Tisch auf diesem Gerät spielen, ohne Wertung.',
  play: 'Diesen Tisch spielen',
  practise: 'An diesem Tisch üben',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · besser als {{percent}} %',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend:
    'Ein Zeichen für jeden Versuch: Zielscheibe für Schwarz, Gelb für die Scheibe, Weiß für weiter weg, ein Kreuz ohne Abstand.',
  verify: 'So prüfst du den Schnipser nach',
} as const satisfies SameKeys<typeof English>;
