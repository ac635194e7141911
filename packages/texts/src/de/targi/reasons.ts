import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'Die Partie ist zu Ende; es lässt sich nichts mehr spielen.',
  'not-now': 'Das geht an dieser Stelle der Runde nicht. Wähle einen der Züge, die jetzt möglich sind.',
  corner: 'Auf einer Ecke darf kein Targi stehen. Wähle eine Karte an einer der Seiten.',
  robber: 'Auf dieser Karte steht der Räuber. Wähle eine andere; ihm gegenüber ist erlaubt.',
  occupied: 'Dort steht schon ein Targi. Wähle eine freie Karte.',
  'facing-opponent':
    'Gegenüber steht ein gegnerischer Targi. Wähle eine Karte, deren anderes Ende frei ist oder dir gehört.',
  'no-piece-there': 'Dort wartet keine deiner Figuren. Nutze eine Karte, auf der ein Targi oder Marker von dir steht.',
  'finish-first': 'Bringe erst zu Ende, was du begonnen hast.',
  'face-down': 'Diese Karte liegt noch verdeckt. Sie kommt ins Spiel, wenn die neuen Karten aufgedeckt werden.',
  'not-a-goods-card': 'Dort liegt eine Stammeskarte. Lege sie aus, behalte sie oder wirf sie ab.',
  'not-a-tribe-card': 'Dort liegt eine Warenkarte. Du kannst nur nehmen, was sie zeigt.',
  'choose-a-good': 'Diese Karte gibt eine Ware nach Wahl. Sag, welche: Datteln, Salz oder Pfeffer.',
  'no-choice-here': 'Diese Karte lässt keine Wahl. Du nimmst genau, was sie zeigt.',
  'hand-full': 'Du hast schon eine Karte auf der Hand. Lege die neue aus oder wirf sie ab.',
  'hand-empty': 'Du hast keine Karte auf der Hand. Behalte erst eine und komm dann wieder.',
  'wrong-payment': 'Das ist nicht der Preis der Karte. Bezahle genau, was sie dich jetzt kostet.',
  'cannot-pay': 'Du hast nicht alles, was das kostet. Wähle etwas, das du bezahlen kannst.',
  'no-stored-gold': 'Auf deinen Karten liegt kein Gold. Bezahle mit dem Gold in deinem Beutel.',
  'row-full': 'Diese Reihe hat schon vier Karten. Wähle eine andere.',
  'display-full':
    'Deine Auslage hat schon zwölf Karten. Du kannst die Karte nur behalten, wenn deine Hand leer ist, oder sie abwerfen.',
  'kept-this-round':
    'Diese Karte hast du erst in dieser Runde behalten. Über den Adeligen kannst du sie ab der nächsten Runde auslegen oder gleich jetzt abwerfen.',
  'needs-noble':
    'Ohne den Adeligen kannst du eine Handkarte nur auslegen, wenn du die Stammeskarte hast, die das erlaubt.',
  'not-that-card':
    'Von dieser Karte lässt sich nicht einfach etwas nehmen. Waren bekommst du auf den Karten Datteln, Salz und Pfeffer.',
  'bad-exchange':
    'Das bietet der Händler nicht an. Gib drei gleiche Waren für 1 Gold oder zwei gleiche Waren für 1 andere Ware.',
  'not-enough-goods': 'So viel hast du von dieser Ware nicht. Biete eine an, von der du genug hast.',
  'back-and-forth':
    'Bei einem Besuch darf eine Ware im Tausch eins zu eins nicht zugleich gegeben und genommen werden. Tausche anders oder geh.',
  'no-marker': 'Dort hast du keinen ungenutzten Marker. Wähle einen Platz, auf dem einer von dir liegt.',
  'mirage-target': 'Dorthin kann der Marker nicht. Wähle eine offene Karte der Mitte ohne Marker.',
  'bad-offer': 'Das bietet der Silberschmied nicht an. Gib zwei oder vier gleiche Waren oder 1 oder 2 Gold.',
  'wrong-gain': 'Das steht dir nicht zu. Nimm genau so viele Waren, wie du wählen darfst.',
  'wrong-return': 'Gib genau so viele Waren zurück, wie du über zehn hast, und nur solche, die du hast.',
  'wrong-raid-payment':
    'Damit ist der Überfall nicht bezahlt. Zahle, was die Karte verlangt, auf eine ihrer beiden Arten.',
  'bad-rearrangement':
    'Höchstens zwei Karten dürfen den Platz wechseln, keine andere darf sich verschieben, und keine Lücke darf bleiben.',
  'not-a-move': 'Diesen Zug gibt es in diesem Spiel nicht. Wähle einen aus der Liste.',
} as const satisfies SameKeys<typeof English>;
