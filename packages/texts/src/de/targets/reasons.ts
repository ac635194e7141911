import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'Die Partie ist zu Ende; es lässt sich nichts mehr spielen.',
  'not-a-move': 'Diesen Zug gibt es in diesem Spiel nicht.',
  'not-now': 'Das geht gerade nicht. Tu, worauf der Tisch wartet.',
  'not-your-flick': 'Du bist mit dem Schnippen nicht an der Reihe. Du kannst nur ansagen.',
  'no-die-left': 'Auf deinem Sockel ist kein Würfel mehr. Du kannst nur ansagen.',
  'not-whole': 'Ein Schnipser besteht aus vier ganzen Zahlen.',
  'no-speed': 'Ein Schnipser braucht etwas Schwung.',
  'too-fast': 'So schnell ist kein Finger: Ein Schnipser hat höchstens 4 m/s.',
  'beside-the-die': 'Du hast den Würfel verfehlt. Triff ihn innerhalb seiner Breite und Höhe.',
  'answer-first': 'Jemand kann noch ein Double ansagen. Der nächste Schnipser wartet auf die Antwort.',
  'not-fallen': 'Dieser Würfel ist nicht eben von deinem Turm gefallen. Behalte einen von denen, die fielen.',
  'not-in-the-middle': 'Diese Scheibe liegt nicht in der Mitte. Wähle eine, die dort liegt.',
  'not-your-die': 'Dieser Würfel gehört nicht dir. Wähle einen von deinen.',
  'not-on-black': 'Dieser Würfel berührt keine schwarze Mitte. Er muss flach liegen und bis an sie reichen.',
  'too-late': 'Zu spät: Der letzte Schnipser hat diesen Würfel nicht bewegt, oder sein Targets wurde aufgehoben.',
  'die-used': 'Einer dieser Würfel wurde schon für eine Ansage benutzt. Ein Würfel, eine Ansage.',
  'not-a-double': 'Das sind nicht zwei Würfel, die flach auf dem Tisch liegen und dieselbe Zahl zeigen.',
  'old-double':
    'Dieses Paar ist nicht neu. Für ein Double muss ein Würfel eben geschnippt oder auf eine neue Seite geschoben worden sein.',
  'double-after-steal': 'Dieser Schnipser hat Scheiben gestohlen, darum lässt sich danach kein Double ansagen.',
  'call-order': 'Eine andere Ansage kam früher und wurde schon ausgeführt. Sag noch einmal an.',
  'let-go': 'Du hast deine Ansagen ausgelassen. Nach dem nächsten Schnipser sind sie wieder offen.',
  'nothing-to-let-go': 'Du hast nichts anzusagen, also gibt es nichts auszulassen.',
  silenced: 'Eine falsche Ansage kostet zwei Sekunden. Warte kurz und sag dann an.',
  'no-pas-vu': 'An diesem Tisch wird ohne „Pas vu, pas pris!“ gespielt.',
  'own-targets': '„Pas vu, pas pris!“ gilt gegen andere. Sag mit deinem eigenen Würfel „Targets!“ an.',
} as const satisfies SameKeys<typeof English>;
