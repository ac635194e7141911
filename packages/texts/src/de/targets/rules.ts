import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Zwei, drei oder vier spielen mit: Rot, Blau, Gelb und Grün, im Uhrzeigersinn in dieser Reihenfolge. Alle haben einen Sockel aus Holz und drei Würfel der eigenen Farbe.',
  'TT-2':
    'Es gibt neun Scheiben, je drei in drei Farben. Eine Seite zeigt eine Zielscheibe mit schwarzer Mitte, die andere einen Stern. Drei liegen in der Tischmitte, die Zielscheibe oben, eine Würfelbreite auseinander; sechs werden beiseitegelegt.',
  'TT-3':
    'Jeder Sockel steht auf der Tischseite der eigenen Farbe, höchstens 20 cm von den Scheiben entfernt; näher dran ist als Vorgabe möglich.',
  'TT-4': 'Alle stapeln die eigenen drei Würfel auf dem eigenen Sockel: Das ist der Turm.',
  'TT-5': 'Wer beginnt, bestimmt ihr selbst oder das Los; oder es beginnt, wer zuerst „Targets!“ ansagt.',
  'TT-6':
    'Bist du an der Reihe, schnippst du den obersten Würfel deines Turms. Richtung, Kraft und Treffpunkt entscheiden, wohin er rollt. Er bleibt, wo er liegen bleibt, wenn keine Zeile weiter unten etwas anderes sagt.',
  'TT-7':
    'Dann geht es im Uhrzeigersinn weiter. Wer keinen Würfel auf dem Sockel hat, wird übersprungen; wer allein noch Würfel hat, schnippt noch einmal.',
  'TT-8': 'Eine Runde endet, wenn auf keinem Sockel mehr ein Würfel ist.',
  'TT-9':
    'Ein Würfel zählt nach der Seite, die oben liegt, und für eine Scheibe nur, wenn er nichts als diese Scheibe berührt.',
  'TT-10':
    'Ruhen alle Würfel, werden zuerst die Fehlwürfe geklärt (TT-12), dann die entwaffneten Türme (TT-17), dann das Stehlen (TT-18). Danach sind die Ansagen offen (TT-27).',
  'TT-11':
    'Ein Turm, der geschoben wurde und keinen Würfel verlor, kommt samt Sockel gerade an seinen Platz zurück, seine Würfel in derselben Reihenfolge.',
  'TT-12': 'Ein Fehlwurf kostet den Würfel: Er ist für diese Runde aus dem Spiel und liegt unter dem eigenen Sockel.',
  'TT-13': 'Ein Würfel, der den Tisch verlässt, ist ein Fehlwurf, ob geschnippt oder geschoben.',
  'TT-14': 'Ein geschnippter Würfel, der rutschte, ohne zu rollen, ist ein Fehlwurf.',
  'TT-15':
    'Ein Würfel, der auf einem Sockel oder einem Turm liegen bleibt, ist ein Fehlwurf, ebenso ein geschnippter Würfel, der auf dem eigenen Sockel bleibt.',
  'TT-16':
    'Verlassen mit einem Schnipser mehrere Würfel deinen eigenen Turm, behältst du einen davon auf dem Tisch. Er gilt als der geschnippte, die anderen sind Fehlwürfe.',
  'TT-17':
    'Entwaffnen: Stößt ein Schnipser Würfel von fremden Türmen, ist einer davon, und insgesamt nur einer, für diese Runde aus dem Spiel. Die anderen kommen zurück auf ihre Türme.',
  'TT-18':
    'Stehlen: Bleibt ein eigener Würfel, von dir geschnippt oder geschoben, auf Scheiben liegen, die unter einem gegnerischen Sockel lagern (TT-32), nimmst du dir sofort alle davon und lagerst sie unter deinem Sockel.',
  'TT-19': 'Nach einem Schnipser, der gestohlen hat, lässt sich kein Double ansagen.',
  'TT-20':
    'Berührt ein eigener Würfel die schwarze Mitte einer Scheibe in der Tischmitte, auch nur teilweise, geschnippt oder von irgendwem dorthin geschoben, darfst du „Targets!“ ansagen. Damit gehört dir die Scheibe sofort endgültig: Sie wird auf den Stern gedreht, zählt als eine und kann nicht gestohlen werden.',
  'TT-21':
    'Alle Würfel, die eine so gewonnene Scheibe berühren, sind für diese Runde aus dem Spiel und kommen zurück unter ihre Sockel.',
  'TT-22': 'Berühren mehrere Würfel dieselbe schwarze Mitte, gewinnt die erste Ansage die Scheibe.',
  'TT-23':
    'Ein Targets, das niemand ansagt, ist verloren: Der Würfel bleibt und lässt sich erst wieder ansagen, wenn er bewegt wurde. Scheiben unter Sockeln lassen sich so nicht gewinnen.',
  'TT-24':
    'Liegen zwei deiner Würfel auf dem Tisch und zeigen dieselbe Zahl, darfst du „Double!“ ansagen und einen der beiden oben auf deinen Turm zurückstellen. Würfel auf Türmen zählen nicht.',
  'TT-25':
    'Ein Double lässt sich nur ansagen, wenn es neu ist: Einer der beiden Würfel wurde eben geschnippt oder auf eine neue Seite geschoben.',
  'TT-26': 'Ein Würfel dient nur zu einer Ansage, Targets oder Double.',
  'TT-27':
    'Ansagen sind offen, sobald die Würfel ruhen, bis der nächste Schnipser beginnt. Nach einer falschen Ansage kannst du zwei Sekunden lang nicht ansagen.',
  'TT-28': 'Ansagen werden nacheinander ausgeführt, in der Reihenfolge, in der sie gemacht wurden.',
  'TT-29':
    'Du darfst deine Ansagen auslassen. Hat niemand mehr einen Würfel zu schnippen, endet die Runde, sobald alle gesagt haben, dass sie nichts mehr ansagen.',
  'TT-30':
    'An einem Tisch können „automatische Ansagen“ gelten. Dann sagt der Tisch ein Targets sofort an, zuerst für die Farbe, die geschnippt hat, dann im Uhrzeigersinn, und fragt vor dem nächsten Schnipser alle, die ein Double ansagen können.',
  'TT-31': 'Am Ende jeder Runde außer der ersten ist jede Scheibe, die unter einem Sockel lagert, endgültig gewonnen.',
  'TT-32':
    'Dann geht jede Scheibe der Mitte an die Farbe, deren Würfel darauf die höchste Summe ergeben. Sie lagert unter diesem Sockel bis zum Ende der nächsten Runde.',
  'TT-33': 'Gleiche Summen heben einander auf, und die nächstniedrigere zählt.',
  'TT-34':
    'Wurde in der Runde keine Scheibe durch Targets gewonnen und wird keine vergeben, entfernt, wer die Runde begonnen hat, eine Scheibe eigener Wahl aus der Mitte.',
  'TT-35':
    'Dann wird die Mitte auf drei Scheiben aufgefüllt, solange welche beiseiteliegen. Alle bauen ihre Türme mit allen Würfeln neu, und im Uhrzeigersinn beginnt die nächste Farbe.',
  'TT-36':
    'Money time: Ist für die Mitte keine Scheibe mehr übrig und lagern noch welche, wird eine letzte Runde gespielt, um zu stehlen und zu verteidigen. Dann sind die gelagerten Scheiben endgültig gewonnen.',
  'TT-37':
    'Ist weder in der Mitte noch beiseite noch unter einem Sockel eine Scheibe übrig, ist die Partie sofort zu Ende.',
  'TT-38':
    'Die Partie endet sofort, wenn jemand vier Scheiben endgültig gewonnen hat, durch Targets oder am Ende einer Runde.',
  'TT-39': 'Wer die meisten Scheiben endgültig gewonnen hat, gewinnt die Partie.',
  'TT-40':
    'Wer mit gleich vielen Scheiben vorn liegt, spielt Golden Targets: eine Scheibe mit dem Stern nach oben in der Mitte, die Türme neu gebaut.',
  'TT-41':
    'Sie alle schnippen gleichzeitig ihren ganzen Turm aus drei Würfeln. Nur ein Würfel, der den Tisch verlässt, ist verloren, und angesagt wird nichts.',
  'TT-42': 'Die höchste Summe der eigenen Würfel auf der Scheibe gewinnt.',
  'TT-43':
    'Ist sie gleich oder liegt niemand auf der Scheibe, gewinnt unter den Gleichauf-Liegenden die höchste Summe der eigenen Würfel irgendwo auf dem Tisch.',
  'TT-44': 'Ist auch das gleich, schnippen diese noch einmal.',
  'TT-45':
    'Pas vu, pas pris: Solange ein Targets offen und noch nicht angesagt ist, dürfen alle anderen es mit der Ansage „Pas vu, pas pris!“ aufheben.',
  'TT-46':
    '3 × 3: Gespielt wird in drei Sätzen. Jeder Satz hat drei Scheiben einer Farbe, und die Mitte wird zwischen seinen Runden nicht aufgefüllt.',
  'TT-47': '3 × 3: Eine Runde, in der niemand eine Scheibe gewonnen hat, entfernt wie üblich eine.',
  'TT-48':
    '3 × 3: Ein Satz endet, sobald die Mitte leer ist, und erst dann sind gelagerte Scheiben endgültig gewonnen. Money time gibt es nicht.',
  'TT-49':
    'Teams: vier Personen, zwei gegen zwei, wer zusammengehört, sitzt sich gegenüber. Vor der ersten Runde tauscht ihr im Team je einen Würfel und stellt ihn irgendwo in den eigenen Turm. Von da an gehört er zu der Farbe, in deren Turm er steht.',
  'TT-50':
    'Teams: Summen zählen nach der Farbe der Würfel, und eine Scheibe geht an den Sockel dieser Farbe. Beispiel: Gelb schnippt den roten Würfel aus dem gelben Turm, doch seine Zahl zählt für Rot.',
  'TT-51':
    'Teams: Die Scheiben eines Teams zählen zusammen, für die vierte Scheibe und für den Sieg. Stehlen kann man nur vom anderen Team.',
  'TT-52': 'Varianten lassen sich frei kombinieren und werden mit der Partie festgehalten.',
  'TT-53':
    'Alles auf dem Tisch ist für alle offen. Wie Würfel in einem Turm stehen werden, weiß niemand, bevor er neu gebaut ist: Das ist Zufall.',
  'TT-54': 'Alles andere liegt an euch: Derselbe Schnipser am selben Turm endet immer gleich.',
} as const satisfies SameKeys<typeof English>;
