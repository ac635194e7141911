import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Zwei spielen, Blau und Weiß. Beide haben drei Targis und zwei Stammesmarker und beginnen mit 2 Datteln, 2 Salz, 2 Pfeffer, 1 Gold und 4 Siegpunkten in Plättchen.',
  'TG-2': 'Der Vorrat geht nie aus: Wem etwas zusteht, der bekommt es. Gold ist keine Ware.',
  'TG-3':
    'Das Spielfeld ist ein Quadrat von fünf mal fünf Karten. Die sechzehn Randkarten laufen im Uhrzeigersinn, von der Ecke links oben, der 16, an: Karte 1 liegt gleich rechts daneben. Die Ecken 4, 8, 12 und 16 sind Überfälle. Die Linien 1–11, 2–10 und 3–9 sind Spalten, 5–15, 6–14 und 7–13 sind Zeilen; die beiden Enden einer Linie liegen einander gegenüber.',
  'TG-4':
    'Warenkarten und Stammeskarten werden getrennt gemischt. Die neun Plätze der Mitte werden in Leserichtung offen von den Stapeln belegt, Waren und Stamm im Wechsel: fünf Warenkarten in den Ecken und in der Mitte, vier Stammeskarten dazwischen.',
  'TG-5':
    'Wer beginnt, hat das Amulett. Nach der gedruckten Anleitung ist das, wer zuletzt Datteln gegessen hat, sonst Blau; an diesem Tisch bestimmt ihr selbst, wer beginnt, oder das Los.',
  'TG-6':
    'Eine Runde hat fünf Teile: Der Räuber zieht, Targis werden gesetzt, Marker werden gelegt, Aktionen werden ausgeführt, neue Karten werden aufgedeckt.',
  'TG-7':
    'Zu Beginn einer Runde zieht der Räuber im Uhrzeigersinn eine Karte weiter. In der ersten Runde betritt er Karte 1.',
  'TG-8':
    'Erreicht der Räuber eine Ecke, kommt zuerst ein Überfall; gleich danach zieht er noch eine Karte weiter. So gibt es höchstens zwölf Runden.',
  'TG-9':
    'Wer das Amulett hat, beginnt; dann setzt ihr abwechselnd je einen Targi, bis alle gesetzt sind, drei von jeder Farbe.',
  'TG-10': 'Auf einer Ecke darf kein Targi stehen.',
  'TG-11': 'Auf der Karte, auf der der Räuber steht, darf kein Targi stehen. Ihm gegenüber ist erlaubt.',
  'TG-12': 'Auf einer Karte, auf der schon ein Targi steht, darf kein zweiter stehen.',
  'TG-13': 'Einem gegnerischen Targi darf kein Targi gegenüberstehen, einem eigenen schon.',
  'TG-14':
    'Nach dem letzten Targi kommt auf jeden Platz der Mitte, auf dem sich eine Zeile und eine Spalte derselben Farbe kreuzen, ein Marker dieser Farbe. Meist sind es zwei; nur einer, wenn zwei Targis auf einer Linie stehen, und keiner, wenn alle drei in Zeilen oder alle in Spalten stehen. Zu wählen gibt es dabei nichts.',
  'TG-15':
    'Wer das Amulett hat, führt zuerst alle eigenen Aktionen aus: Ein Targi nutzt die Randkarte, auf der er steht, ein Marker die Karte der Mitte unter ihm. Die Reihenfolge ist frei, doch jede Aktion wird vor der nächsten beendet. Dann folgt das Gegenüber.',
  'TG-16':
    'Auf jede Aktion darf man verzichten, aber nur im Ganzen. Die Figur kommt zurück, und eine Karte der Mitte, auf die verzichtet wurde, bleibt offen liegen.',
  'TG-17': 'Eine Randkarte bleibt nach der Nutzung an ihrem Platz; der Targi kommt zurück.',
  'TG-18':
    'Eine genutzte Karte der Mitte verlässt ihren Platz, der Marker kommt zurück, und der Platz wird verdeckt mit einer Karte der anderen Art gefüllt. Eine verdeckte Karte ist erst im Spiel, wenn sie aufgedeckt ist.',
  'TG-19':
    'Wird eine Karte gebraucht und ihr Stapel ist leer, werden die abgeworfenen Karten dieser Art zu einem neuen Stapel gemischt.',
  'TG-20':
    'Wer an der Reihe ist, sagt selbst, wann Schluss ist, auch ohne übrige Figur: Vielleicht lässt sich die Karte auf der Hand noch auslegen (TG-60). Auf alles Ungenutzte ist damit verzichtet.',
  'TG-21':
    'Warenkarte: Nimm alles, was sie zeigt. Eine Karte, auf der Striche die drei Waren trennen, gibt eine Ware nach Wahl.',
  'TG-22':
    'Stammeskarte: Bezahle sie und lege sie in deine Auslage, oder behalte sie auf der Hand, wenn die Hand leer ist, oder wirf sie ab.',
  'TG-23': 'Die Hand fasst eine Karte. Sie lässt sich nicht austauschen, und nur der Adelige kann sie abwerfen.',
  'TG-24':
    'Eine Stammeskarte kostet genau die Waren und das Gold, die sie zeigt. Zwei Karten zeigen zwei Preise; wähle einen davon.',
  'TG-25':
    'Rabatte nehmen Waren vom aufgedruckten Preis, nie Gold, und nie unter null; welche Waren, wählst du. Sie zählen zusammen, gelten nicht für die Karte, die sie bringt, und wirken bei einer Karte mit zwei Preisen nur auf die Seite mit den Waren.',
  'TG-26':
    'Gold, das auf einer Karte liegt (TG-70), bezahlt nur das Gold im Preis einer Stammeskarte. Es zählt weder für die Grenze von drei noch bei Gleichstand noch bei einem Überfall. Mit welchem Gold du zahlst, wählst du.',
  'TG-27':
    'Die Auslage hat drei Reihen zu vier Plätzen. Jede Reihe wird von links ohne Lücke gefüllt; die Reihe wählst du, und du darfst eine neue beginnen, bevor eine voll ist. Ausgelegte Karten bleiben, wo sie sind.',
  'TG-28': 'Mit zwölf Karten ist die Auslage voll. Stammeskarten lassen sich dann nur noch behalten oder abwerfen.',
  'TG-29': 'Datteln (2, 7), Salz (3, 15) und Pfeffer (6, 11): Nimm eine Ware dieser Sorte.',
  'TG-30':
    'Adeliger (1): Bezahle deine Handkarte und lege sie aus, oder wirf sie ab. Ohne Handkarte bewirkt der Adelige nichts.',
  'TG-31':
    'Eine in dieser Runde behaltene Karte lässt sich erst in einer späteren Runde mit dem Adeligen auslegen. Abwerfen darf man sie sofort.',
  'TG-32':
    'Händler (5): Bei einem Besuch werden, so oft du willst, drei gleiche Waren zu 1 Gold oder zwei gleiche Waren zu 1 anderen Ware.',
  'TG-33':
    'Der Besuch beim Händler ist eine einzige Aktion und endet, wenn du gehst. Ein Besuch ohne Tausch gilt als Verzicht: Der Targi kommt trotzdem zurück.',
  'TG-34':
    'Fata Morgana (9): Versetze einen deiner noch nicht genutzten Marker auf eine andere Karte der Mitte; sie muss offen liegen und darf keinen Marker tragen. Der Marker kann dann diese Karte nutzen.',
  'TG-35':
    'Silberschmied (10): ein einziges Mal zwei gleiche Waren für 1 Punkt, vier gleiche Waren für 3 Punkte, 1 Gold für 2 Punkte oder 2 Gold für 4 Punkte.',
  'TG-36': 'Karawane (13): Decke die oberste Warenkarte auf, nimm, was sie zeigt, und wirf sie ab.',
  'TG-37':
    'Stammeserweiterung (14): Ziehe die oberste Stammeskarte; bezahle sie und lege sie aus, behalte sie, wenn die Hand leer ist, oder wirf sie ab. Eine behaltene Karte sieht dein Gegenüber nicht.',
  'TG-38':
    'Nach den eigenen Aktionen darf man zehn Waren und drei Gold haben. Gold darüber hinaus geht zurück; bei den Waren wählt man, welche.',
  'TG-39':
    'Haben beide ihre Aktionen beendet, werden alle verdeckten Karten aufgedeckt, und das Amulett wechselt den Besitzer.',
  'TG-40':
    'Hat jetzt eine Auslage zwölf Karten, endet die Partie, bevor der Räuber wieder zieht. Nach einer zwölften Karte wird die Runde also zu Ende gespielt, und auch das Gegenüber kommt noch an die Reihe.',
  'TG-41':
    'Bei einem Überfall verlieren beide Waren eigener Wahl oder Punkte: 1 Ware oder 1 Punkt auf Karte 4, 2 Waren oder 1 Punkt auf 8, 3 Waren oder 2 Punkte auf 12 und 1 Gold oder 3 Punkte auf 16.',
  'TG-42':
    'Zuerst zahlt, wer in der beginnenden Runde das Amulett hat. Zahlen lassen sich nur Punkteplättchen, nie die Punkte auf ausgelegten Karten.',
  'TG-43':
    'Wer einen Überfall weder mit Waren noch mit Punkten ganz bezahlen kann, verliert nichts. Stattdessen nimmt das Gegenüber so viele Punkte aus dem Vorrat, wie fällig waren.',
  'TG-44':
    'Variante „Verlieren, was da ist“: Stattdessen verliert man alle Waren (beim letzten Überfall alles Gold) oder alle Punkte in Plättchen und wählt, wenn beides da ist; das Gegenüber bekommt nichts. Beispiel: Wer auf Karte 12 nur 1 Dattel, 1 Salz und 1 Punkt hat, verliert beide Waren oder den Punkt.',
  'TG-45': 'Der vierte Überfall, auf Karte 16, beendet die Partie.',
  'TG-46':
    'Das Ergebnis ist die Summe aus Punkteplättchen, den Punkten auf ausgelegten Karten, den Punkten aus ihren Wirkungen und den Punkten für volle Reihen.',
  'TG-47':
    'Es gibt fünf Symbole: Brunnen, Kamelreiter, Oase, Targia und Zelt. Eine volle Reihe mit vier gleichen Symbolen ist 4 Punkte wert, eine mit vier verschiedenen 2 Punkte, jede andere nichts.',
  'TG-48':
    'Das höhere Ergebnis gewinnt. Bei Gleichstand entscheidet mehr Gold, dann mehr Waren; ist auch das gleich, endet die Partie unentschieden, und niemand gewinnt.',
  'TG-49':
    'Offen für alle: beide Auslagen, alle Plättchen, die offenen Karten, die Höhe der Stapel, die abgeworfenen Karten und eine Handkarte, die aus der offenen Mitte stammt.',
  'TG-50':
    'Verborgen: die Reihenfolge der Stapel und die Vorderseiten verdeckter Karten. Die Art einer verdeckten Karte ist bekannt.',
  'TG-51':
    'Eine über die Stammeserweiterung gezogene Karte kennt nur, wer sie gezogen hat, bis sie ausgelegt oder abgeworfen wird. Wer zuschaut, sieht keine solche Karte, solange die Partie läuft.',
  'TG-52': 'Variante „Offene Hände“: Karten auf der Hand und gezogene Karten sind für alle sichtbar, zum Lernen.',
  'TG-53': 'Bringt am Ende 1 Punkt für je zwei Karten des genannten Symbols in deiner Auslage, abgerundet.',
  'TG-54': 'Bringt am Ende 1 Punkt, wenn deine Auslage mehr Karten hat als die gegnerische.',
  'TG-55': 'Bringt am Ende 2 Punkte, wenn sie als vierte in einer vollen Reihe liegt.',
  'TG-56':
    'Bis zu zwei deiner vollen Reihen mit vier verschiedenen Symbolen bringen 4 statt 2 Punkte; eine dritte bringt 2.',
  'TG-57': 'Bringt am Ende 1 Punkt, wenn deine Auslage zehn oder mehr Karten hat.',
  'TG-58': 'Jede weitere Karte des genannten Symbols kostet dich eine Ware weniger.',
  'TG-59': 'Die Handkarte mit dem Adeligen auszulegen kostet dich eine Ware weniger.',
  'TG-60':
    'Zwischen deinen eigenen Aktionen darfst du die Handkarte jederzeit ohne den Adeligen auslegen, für eine Ware mehr nach deiner Wahl, selbst wenn du sie erst in dieser Runde behalten hast. Nicht während eines Besuchs beim Händler und nicht, solange eine gezogene Karte auf deine Entscheidung wartet.',
  'TG-61':
    'Du darfst einen Targi auf die Karte des Räubers setzen. Einem gegnerischen Targi darf er weiterhin nicht gegenüberstehen.',
  'TG-62':
    'Beim Händler wird auch 1 Ware zu 1 anderen. Bei einem Besuch darf zu diesem Kurs keine Ware zugleich gegeben und genommen werden: Nach 1 Dattel für 1 Salz kannst du so kein Salz mehr geben und keine Datteln nehmen. Drei gleiche Waren für 1 Gold bleibt, wie es ist.',
  'TG-63': 'Bei Überfällen zahlst du nichts.',
  'TG-64':
    'Du bekommst bei jedem Überfall 1 Punkt, auch beim letzten, sobald du bezahlt hast, was fällig war; ist nichts fällig, bekommst du ihn ebenso. Nicht, wenn du nicht zahlen konntest.',
  'TG-65':
    'Einmal pro Runde, sobald die Karte ausliegt und dir in dieser Runde, auch schon vorher, eine Warenkarte, aus der Mitte oder von der Karawane, die genannte Ware gegeben hat, bekommst du eine weitere davon. Randkarten zählen nicht.',
  'TG-66':
    'Hat dir in dieser Runde keine Warenkarte eine Ware gegeben, bekommst du nach deinen Aktionen, bevor die Grenzen für Waren und Gold gelten (TG-38), eine Ware nach Wahl. Gold und Punkte sind keine Waren.',
  'TG-67':
    'Beim Auslegen bekommst du eine Ware nach Wahl für je zwei Karten in deiner Auslage, diese mitgezählt, abgerundet.',
  'TG-68':
    'Beim Auslegen bekommst du eine Ware nach Wahl für je zwei Plätze, die in deiner Auslage noch frei sind, abgerundet.',
  'TG-69': 'Beim Auslegen bekommst du drei Waren nach Wahl, beliebig gemischt, oder 1 Gold oder 1 Punkt.',
  'TG-70':
    'Beim Auslegen kommt 1 Gold aus dem Vorrat auf diese Karte. Es bezahlt das Gold im Preis einer späteren Stammeskarte.',
  'TG-71':
    'Beim Auslegen darfst du bis zu zwei deiner Karten umlegen, auch diese: Tausche sie miteinander, lege sie an die Enden von Reihen, oder lege eine ans Ende einer Reihe und die andere an ihren Platz. Keine andere Karte verschiebt sich, und keine Lücke darf bleiben.',
  'TG-72': 'In der nächsten Runde setzt dein Gegenüber nur zwei Targis; das letzte Setzen entfällt.',
} as const satisfies SameKeys<typeof English>;
