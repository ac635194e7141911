import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: 'Was, wenn jemand einen Überfall auf keine der beiden Arten ganz bezahlen kann?',
    ruling: 'Wer nicht zahlen kann, verliert nichts, und das Gegenüber nimmt die fälligen Punkte aus dem Vorrat.',
    why: 'Eine Anleitung sagt es so, die anderen schweigen. Wer mag, spielt stattdessen „Verlieren, was da ist“.',
  },
  R2: {
    question: 'Was, wenn ein Stapel leer ist?',
    ruling: 'Wird eine Karte gebraucht, werden die abgeworfenen Karten dieser Art zu einem neuen Stapel gemischt.',
    why: 'Von den Warenkarten sagen es alle Anleitungen, von beiden Arten eine. Eine Regel für beide merkt sich leichter.',
  },
  R3: {
    question: 'Was wird aus einer Karte der Mitte, auf die verzichtet wurde?',
    ruling: 'Sie bleibt offen liegen, und der Marker kommt zurück.',
    why: 'Die Anleitungen erlauben, auf jede Aktion zu verzichten, und eine Karte, die niemand genutzt hat, muss nicht weg.',
  },
  R4: {
    question: 'Welche Karte wirft man mit dem Adeligen ab?',
    ruling: 'Die Handkarte.',
    why: 'Darin sind sich drei Anleitungen einig. Die vierte spricht von einer schon ausgelegten Karte; das klingt nach einem Übersetzungsfehler.',
  },
  R5: {
    question: 'Wann lässt sich eine in dieser Runde behaltene Karte auslegen?',
    ruling: 'Über den Adeligen erst in einer späteren Runde. Abwerfen lässt sie sich über ihn sofort.',
    why: 'Die Anleitungen lassen eine behaltene Karte in einer folgenden Runde auslegen. Für das Abwerfen verlangen sie keine solche Wartezeit.',
  },
  R6: {
    question: 'Wohin darf die Fata Morgana einen Marker versetzen?',
    ruling: 'Auf eine offene Karte der Mitte ohne Marker.',
    why: 'Eine verdeckte Karte ist erst im Spiel, wenn sie aufgedeckt ist.',
  },
  R7: {
    question: 'Worauf wirken Rabatte?',
    ruling:
      'Auf Waren, nie auf Gold, und du wählst, auf welche. Rabatte zählen zusammen, gehen nie unter null, gelten nicht für die Karte, die sie bringt, und wirken bei einer Karte mit zwei Preisen nur auf die Seite mit den Waren.',
    why: 'In diesem Spiel ist Gold keine Ware.',
  },
  R8: {
    question: 'Wann gibt eine Karte die Dattel, das Salz oder den Pfeffer, die sie zusätzlich verspricht?',
    ruling:
      'Einmal pro Runde, sobald die Karte ausliegt und dir in der Runde eine Warenkarte, aus der Mitte oder von der Karawane, diese Ware gegeben hat. Eine selbst gewählte Ware zählt, eine Randkarte nicht.',
    why: 'Eine Anleitung nimmt Randkarten aus und lässt eine Karte schon in der Runde helfen, in der sie ausgelegt wird.',
  },
  R9: {
    question: 'Wann bekommt man die Ware für eine Runde, in der Warenkarten keine gebracht haben?',
    ruling: 'Nach deinen Aktionen und vor den Grenzen. Gold und Punkte zählen nicht als Waren.',
    why: 'Erst wenn deine Aktionen vorbei sind, steht fest, dass die Runde keine gebracht hat.',
  },
  R10: {
    question: 'Du darfst einen Targi auf die Karte des Räubers setzen: Und was ist mit der Karte gegenüber?',
    ruling:
      'Die Karte gibt den Platz des Räubers frei und sonst nichts. Einem gegnerischen Targi darfst du weiterhin nicht gegenüberstehen.',
    why: 'Sie hebt ein Verbot auf. Von den anderen ist keine Rede, also gelten sie.',
  },
  R11: {
    question: 'Eine Karte gibt Waren für ausgelegte Karten oder für freie Plätze: Zählt sie selbst mit?',
    ruling:
      'Gezählt wird nach dem Auslegen. Sie gehört zu deinen ausgelegten Karten, und ihr Platz ist nicht mehr frei.',
    why: 'Den Gewinn gibt es gleich nach dem Auslegen.',
  },
  R12: {
    question: 'Wann darf man die Handkarte ohne den Adeligen auslegen?',
    ruling:
      'Jederzeit zwischen deinen eigenen Aktionen, selbst wenn du sie erst in dieser Runde behalten hast. Die zusätzliche Ware wählst du.',
    why: 'Die Karte nennt keine Einschränkung.',
  },
  R13: {
    question: 'Wofür lässt sich das Gold auf einer Karte verwenden?',
    ruling:
      'Es bezahlt das Gold im Preis einer Stammeskarte, sonst nichts. Es zählt nicht für die Grenze von drei, nicht bei Gleichstand und nicht bei Überfällen.',
    why: 'Es liegt auf der Karte und nicht bei deinen Plättchen.',
  },
  R14: {
    question: 'Wann zahlt die Karte aus, die bei Überfällen einen Punkt einbringt?',
    ruling:
      'Bei jedem Überfall, auch beim letzten, sobald du bezahlt hast, was fällig war, und auch, wenn nichts fällig ist. Nicht, wenn du nicht zahlen konntest.',
    why: 'Wer geschützt ist, bleibt nichts schuldig. Wer nicht zahlen kann, schon.',
  },
  R15: {
    question: 'Müssen drei Waren nach Wahl gleich sein?',
    ruling: 'Nein. Nimm drei Waren, beliebig gemischt, oder 1 Gold oder 1 Punkt.',
    why: 'Wo das Spiel gleiche Waren will, etwa beim Händler, da sagt es das auch.',
  },
  R16: {
    question: 'Heißt Umlegen verschieben oder tauschen?',
    ruling:
      'Beides geht: Tausche zwei Karten, lege bis zu zwei an die Enden von Reihen, oder lege eine ans Ende einer Reihe und die andere an ihren Platz. Keine Lücke darf bleiben. Du darfst auch nichts ändern.',
    why: 'Zwei Anleitungen sprechen vom Verschieben, zwei vom Tauschen. So ist beides möglich.',
  },
  R17: {
    question: 'Wie viele Reihen mit vier verschiedenen Symbolen können 4 Punkte bringen?',
    ruling: 'Zwei. Eine dritte bringt ihre üblichen 2.',
    why: 'Die Karte hebt zwei Reihen an. Eine dritte behält, was so eine Reihe immer wert ist.',
  },
  R18: {
    question: 'Was ändert sich beim Händler durch den Tausch eins zu eins?',
    ruling:
      'Der Tausch kommt hinzu, und drei gleiche Waren für 1 Gold bleibt, wie es ist. Bei einem Besuch wird keine Ware eins zu eins zugleich gegeben und genommen.',
    why: 'Die Karte fügt einen Kurs hinzu und ändert keinen. Und ein Tausch im Kreis fände nie ein Ende.',
  },
  R19: {
    question: 'Welches Setzen entfällt, wenn jemand nur zwei Targis setzt?',
    ruling: 'Das letzte, und nur in der nächsten Runde. Dann gibt es höchstens einen Marker.',
    why: 'So behält alles übrige Setzen seine gewohnte Reihenfolge.',
  },
  R20: {
    question: 'Was lässt sich bei voller Auslage noch mit Stammeskarten anfangen?',
    ruling: 'Behalten oder abwerfen. Auslegen lässt sich nichts mehr.',
    why: 'Eine Auslage hat zwölf Plätze, und ausgelegte Karten bleiben.',
  },
  R21: {
    question: 'Was, wenn Punkte, Gold und Waren gleich sind?',
    ruling: 'Die Partie endet unentschieden: Niemand gewinnt.',
    why: 'So sagen es drei Anleitungen. Die vierte verlangt eine neue Partie, und eine Revanche ist immer willkommen.',
  },
  R22: {
    question: 'Wer zahlt bei einem Überfall zuerst?',
    ruling: 'Wer in der beginnenden Runde das Amulett hat.',
    why: 'Eine Anleitung nennt, wer gerade beginnt, und das Amulett hat den Besitzer gewechselt, bevor der Räuber zieht.',
  },
  R23: {
    question: 'Darf man auf einen Teil einer Aktion verzichten?',
    ruling:
      'Nein. Man verzichtet auf die ganze Aktion oder nimmt alles, was sie gibt. Nur eine Karte, die „darfst“ sagt, und der Händler lassen die Wahl.',
    why: 'Eine Anleitung erlaubt, einen Teil einer Aktion auszulassen, und sagt auch, dass man alle Plättchen erhält. Die anderen sprechen von ganzen Aktionen.',
  },
} as const satisfies SameKeys<typeof English>;
