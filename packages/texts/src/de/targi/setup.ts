import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Eine neue Partie Targi',
  lead: 'Ein Spiel für zwei. Wähle, wer spielt, und setz dich.',
  who: 'Wer spielt?',
  bot: 'Du gegen einen Bot',
  botText: 'Er läuft auf diesem Gerät und sieht nur, was man an seiner Stelle sehen würde.',
  friend: 'Zwei Personen an diesem Gerät',
  friendText: 'Reicht das Gerät hin und her oder sitzt nebeneinander.',
  level: 'Wie stark soll er sein?',
  side: 'Deine Figuren',
  sideOf: { blue: 'Blau, rund', white: 'Weiß, kantig' },
  name: 'Dein Name',
  nameOf: { blue: 'Spielt Blau', white: 'Spielt Weiß' },
  curtain: 'Ein Vorhang für Geheimes',
  curtainText: 'Er fällt nur, wenn die nächste Person eine Karte hat, die das Gegenüber nicht sehen darf.',
  options: 'Hausregeln',
  optionsText: 'Wie gedruckt, wenn du nichts änderst.',
  shortfall: 'Wenn ein Überfall nicht bezahlt werden kann',
  hands: 'Handkarten',
  drop: 'Ziehe eine .targi-Datei hierher',
  equal: {
    name: 'Auf Augenhöhe',
    text: 'Wählt die Stärke nach deinen letzten Ergebnissen auf diesem Gerät: zurzeit Stufe {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
