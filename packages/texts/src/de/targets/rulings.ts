import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: 'Wie groß ist alles?',
    ruling:
      'Eine Scheibe misst 100 mm, ihre schwarze Mitte 25 mm. Ein Würfel ist 16 mm breit und hat runde Kanten. Ein Sockel misst 40 mm und ist 10 mm hoch. Der Tisch misst 1 m mal 1 m und hat keinen Rand.',
    why: 'Die Anleitung vergleicht 20 cm mit zwei Scheiben. Der Rest ist so gewählt, dass es munter rollt und Türme stehen.',
  },
  T2: {
    question: 'Wie liegen die Scheiben?',
    ruling:
      'Drei an den Ecken eines gleichseitigen Dreiecks, 16 mm zwischen ihren Rändern; zwei nebeneinander; eine in der Mitte. Sie liegen bündig: Würfel stoßen nicht an ihnen an.',
    why: 'Die Anleitung verlangt eine Würfelbreite dazwischen und nicht mehr. Mit erhöhten Rändern stünde jeder zehnte Würfel schief.',
  },
  T3: {
    question: 'Wann ist ein Würfel gerutscht, ohne zu rollen?',
    ruling: 'Wenn sich die obere Seite zwischen Schnipser und Ruhe nie geändert hat.',
    why: 'Das können alle sehen, und niemand muss beurteilen, wie weit sich ein Würfel gedreht hat.',
  },
  T4: {
    question: 'Welcher der heruntergestoßenen Würfel ist aus dem Spiel?',
    ruling:
      'Der oberste von denen, die fielen. Die anderen kommen in ihrer Reihenfolge zurück auf den Turm, wo immer sie liegen.',
    why: 'Die Anleitung nimmt einen Würfel und sagt nicht, welchen. So gibt es nichts zu streiten.',
  },
  T5: {
    question: 'Wann berührt ein Würfel die schwarze Mitte?',
    ruling: 'Wenn das Quadrat, auf dem er ruht, 14 mm breit, den schwarzen Kreis trifft.',
    why: 'Die Kanten eines Würfels sind rund, also berührt er wirklich nur damit. Dasselbe Quadrat entscheidet alles Übrige.',
  },
  T6: {
    question: 'Wann liegt ein Würfel auf einer Scheibe und auf sonst nichts?',
    ruling:
      'Wenn das Quadrat, auf dem er aufliegt (T5), ganz innerhalb der Scheibe ist und der Würfel flach auf dem Tisch liegt, nicht auf einem anderen Würfel oder einem Sockel.',
    why: 'Die Anleitung zählt keinen Würfel, der eine andere Fläche berührt.',
  },
  T7: {
    question: 'Und ein Würfel, der schief lehnt?',
    ruling:
      'Würfel rollen weiter, bis jeder flach liegt. Einer, der dauerhaft an etwas lehnt, zeigt keine Zahl und zählt nirgends, bis er bewegt wird.',
    why: 'Auch an einem echten Tisch könnte ihn niemand ablesen.',
  },
  T8: {
    question: 'In welcher Reihenfolge wird geklärt, was geschehen ist, wenn die Würfel ruhen?',
    ruling:
      'Fehlwürfe, entwaffnete Türme, Stehlen; dann sind die Ansagen offen. Jede Ansage wird ausgeführt, bevor die nächste drankommt.',
    why: 'Ansagen sind ein Wettlauf. Was keine Wahl lässt, muss geklärt sein, bevor er beginnt.',
  },
  T9: {
    question: 'Bis wann kann man ansagen, und wer war zuerst?',
    ruling:
      'Bis der nächste Schnipser beginnt. Online kostet eine langsame Verbindung nichts. Ein Tisch kann stattdessen mit „automatischen Ansagen“ spielen.',
    why: 'Eine langsame Verbindung soll keinen Wettlauf verlieren, der schon gewonnen war.',
  },
  T10: {
    question: 'Wo liegen gelagerte Scheiben, und wann ist ein Würfel auf ihnen?',
    ruling:
      'Der Sockel steht in der Mitte seines Stapels gelagerter Scheiben, der ringsum hervorschaut. Ein flach liegender Würfel ist auf ihnen, wenn die Mitte des Quadrats, auf dem er ruht (T5), es ist; der Rest darf überstehen.',
    why: 'Die Anleitung fragt, wo der Würfel liegen bleibt. Den ganzen Würfel verlangt sie nur beim Zählen auf einer Scheibe.',
  },
  T11: {
    question: 'Was, wenn niemand mehr schnippen kann?',
    ruling: 'Die Runde endet.',
    why: 'Alle Würfel sind gespielt.',
  },
  T12: {
    question: 'Was, wenn die Würfel nicht zur Ruhe kommen?',
    ruling: 'Nach acht Sekunden werden sie angehalten. Ein Würfel, der sich dann noch bewegt, ist ein Fehlwurf.',
    why: 'Die Partie muss weitergehen.',
  },
  T13: {
    question: 'Was wird aus den Würfeln, wenn eine Scheibe die Mitte verlässt?',
    ruling: 'Sie bleiben, wo sie sind, außer ein Targets schickt sie zurück unter ihre Sockel.',
    why: 'Eine Scheibe lässt sich unter einem Würfel wegziehen. Niemand soll dadurch gewinnen oder verlieren.',
  },
  T14: {
    question: 'Wann genau beendet die vierte Scheibe die Partie?',
    ruling: 'In diesem Augenblick, auch mitten in einer Runde.',
    why: 'Die Anleitung nennt die vierte Scheibe und keinen späteren Zeitpunkt.',
  },
  T15: {
    question: 'Wie schnippen mehrere gleichzeitig?',
    ruling:
      'Alle geben ihren Schnipser ab, ohne die anderen zu kennen. Haben es alle getan, werden alle Türme im selben Augenblick auf einem Tisch geschnippt, und Würfel können aufeinandertreffen. An einem Gerät geschieht die Eingabe nacheinander.',
    why: 'In der Anleitung schnippen alle zusammen, und niemand kann auf die anderen warten.',
  },
  T16: {
    question: 'Wie herum steht ein Würfel in einem Turm?',
    ruling: 'In einer von 24 Lagen, zufällig, für jeden neu gebauten Turm und jeden Würfel, der zurückkommt.',
    why: 'Mit einer festen Lage könnte man mit etwas Übung die Zahl steuern.',
  },
  T17: {
    question: 'Wenn mehrere eigene Würfel fallen: Welcher bleibt?',
    ruling:
      'Das wählt, wem sie gehören, bevor irgendetwas anderes geschieht. Ein Bot und ein Tisch mit automatischen Ansagen behalten den besten: auf Schwarz, dann einen, der stiehlt, dann einen auf einer Scheibe, dann die höhere Zahl.',
    why: 'Die Anleitung überlässt die Wahl denen, die schnippen.',
  },
  T18: {
    question: 'Wo stehen die Türme?',
    ruling:
      'Jeder auf der Tischseite seiner Farbe, gleichmäßig verteilt, mit 20 cm vom Rand des Sockels zum Rand der nächsten Scheibe, für alle gleich, wenn keine Vorgabe vereinbart ist (T31).',
    why: 'Die Anleitung nennt den größten Abstand. Einer für alle ist gerecht.',
  },
  T19: {
    question: 'Wann wird eine Scheibe entfernt?',
    ruling: 'Nur wenn in der Runde keine durch Targets gewonnen wurde und keine vergeben wird.',
    why: 'Die Anleitung will es, wenn keine Scheibe genommen wurde, und ein Targets nimmt eine.',
  },
  T20: {
    question: 'Was, wenn ein Turm geschoben wird und keinen Würfel verliert?',
    ruling:
      'Turm und Sockel kommen gerade an ihren Platz zurück, die Würfel in derselben Reihenfolge und so, wie sie standen.',
    why: 'Dann ist klar, welcher Würfel oben ist, und alle schnippen vom selben Platz.',
  },
  T21: {
    question: 'Was, wenn ein Würfel auf einem Sockel oder einem Turm liegen bleibt?',
    ruling:
      'Das ist ein Fehlwurf, wer immer ihn dorthin brachte, auch wenn er dort liegt, wo ein weggeschobener Sockel hingehört. Ebenso ein geschnippter Würfel, der auf dem eigenen Sockel bleibt.',
    why: 'Ein Sockel gehört zu seinem Turm und an seinen Platz. Und ein zu schwacher Schnipser soll keinen zweiten Versuch bekommen.',
  },
  T22: {
    question: 'Welche Würfel gehen mit einer gewonnenen Scheibe?',
    ruling: 'Jeder, dessen Quadrat die Scheibe berührt, auch nur teilweise, auch oben auf einem anderen Würfel.',
    why: 'Die Anleitung gibt jeden Würfel auf der Scheibe zurück, und die Scheibe wird unter ihnen weggenommen. Zum Zählen muss ein Würfel ganz auf ihr liegen (T6).',
  },
  T23: {
    question: 'Wann schließen die Ansagen nach dem letzten Schnipser einer Runde?',
    ruling:
      'Wenn alle gesagt haben, dass sie nichts mehr ansagen, ob sie könnten oder nicht. Ein Double bringt die Runde wieder in Gang. Online sagt nichts an, wer 20 Sekunden lang nichts sagt, oder so viele Tage, wie ein Zug hat.',
    why: 'Es folgt kein Schnipser, der sie schließen könnte, und niemand soll am Warten merken, wer etwas anzusagen hat.',
  },
  T24: {
    question: 'Heben gleiche Summen im selben Team einander auf?',
    ruling: 'Ja, wie alle anderen.',
    why: 'Summen zählen nach Farbe, und die übrigen Regeln bleiben, wie sie sind.',
  },
  T25: {
    question: 'Was, wenn du den Turm im eigenen Team triffst, oder die Scheiben darunter?',
    ruling: 'Der Turm verliert einen Würfel wie jeder andere. Die Scheiben bleiben, wo sie sind.',
    why: 'Die Anleitung spricht von gegnerischen Scheiben. Ein Turm fragt nicht, wer ihn umgestoßen hat.',
  },
  T26: {
    question: 'Was, wenn ein Schnipser zwei Türme trifft?',
    ruling:
      'Insgesamt ist ein Würfel aus dem Spiel: der oberste gefallene des Turms, der zuerst berührt wurde. Alle anderen kommen zurück auf ihre Türme.',
    why: 'Die Anleitung nimmt von allen gefallenen gegnerischen Würfeln nur einen.',
  },
  T27: {
    question: 'Was, wenn ein vom Turm gestoßener Würfel auf einer schwarzen Mitte liegen bleibt?',
    ruling:
      'Mit ihm darf „Targets!“ angesagt werden. Gefallene Würfel bleiben liegen, bis die Ansagen schließen; dann kommen sie zurück oder aus dem Spiel. Für ein Double zählen sie nicht.',
    why: 'In der Anleitung gilt ein Targets auch für einen geschobenen Würfel, wer immer ihn schob.',
  },
  T28: {
    question: 'Stiehlt ein geschobener Würfel?',
    ruling:
      'Ja, wenn er der Farbe gehört, die geschnippt hat, und dabei bewegt wurde. Fremde Würfel, die dorthin geschoben werden, stehlen nichts.',
    why: 'Die Anleitung spricht von deinem Würfel, wo immer sein Lauf endet.',
  },
  T29: {
    question: 'Was, wenn du ansagst und nichts anzusagen hast?',
    ruling:
      'Es geschieht nichts, und du kannst zwei Sekunden lang nicht ansagen. War nur jemand schneller, kostet es nichts. An Tischen mit automatischen Ansagen gibt es das nicht.',
    why: 'Sonst würde es nichts kosten, nach jedem Schnipser anzusagen.',
  },
  T30: {
    question: 'Wer beginnt?',
    ruling:
      'Wie der Tisch es gewählt hat: jemand Bestimmtes, das Los, oder wer zuerst ansagt, sobald die Türme stehen. Das ist ein Wettlauf wie jede Ansage.',
    why: 'In der Anleitung beginnt, wer zuerst „Targets“ ruft.',
  },
  T31: {
    question: 'Dürfen Türme näher stehen?',
    ruling:
      'Vor dem Spiel kann ein Tisch für jeden Platz 10, 15 oder 20 cm festlegen. Das wird mit der Partie festgehalten.',
    why: 'Die Anleitung sagt höchstens 20 cm. Ein kürzerer Weg hilft Kindern und Neulingen.',
  },
} as const satisfies SameKeys<typeof English>;
