import type { targiCoach as English } from '../../en/targi/coach.ts';
import type { SameKeys } from '../../words.ts';
import { analysisBoard } from './analysisBoard.ts';
import { targiStudy } from './study.ts';

export const targiCoach = {
  ...targiStudy,
  board: analysisBoard,
  gotIt: 'Verstanden',
  quiet: 'Hier ist nichts neu. Ich melde mich, wenn es etwas gibt.',
  moment: {
    place:
      'Jeder deiner drei Targis zieht eine Linie über das Brett. Wo sich zwei deiner Linien kreuzen, gehört die Karte dir.',
    robber: 'Der Räuber sperrt jede Runde eine Karte. Ihm gegenüber darfst du aber stehen.',
    crossing:
      'Jetzt können sich deine Linien kreuzen. Schau dir einen Platz an: Du siehst, welche Karte er bringt und was sie kostet.',
    facing:
      'Niemand darf einem fremden Targi gegenüberstehen. Auch deine Targis sperren also einen Platz für dein Gegenüber.',
    amulet: 'Das Amulett wechselt jede Runde. Wer es hat, setzt zuerst und handelt zuerst.',
    draft: 'Noch ist nichts endgültig. Bestätige es, oder nimm es zurück und probiere etwas anderes.',
    raid: 'Ein Überfall: Zahle mit Waren oder mit Punkten, je nachdem, was du leichter entbehrst. Punkte auf ausgelegten Karten sind sicher.',
    lastRaid:
      'Der letzte Überfall kostet 1 Gold oder 3 Punkte. Gold zählt am Ende nichts, also zahle damit, wenn du kannst.',
    act: 'Nutze deine leuchtenden Karten in der Reihenfolge, die dir passt: erst Waren nehmen, dann damit bezahlen.',
    tribeCard: 'Eine Stammeskarte bringt dir am Ende Punkte. Bezahle sie, behalte sie auf der Hand oder wirf sie ab.',
    goodsCard: 'Eine Warenkarte gibt dir, was sie zeigt. Damit bezahlst du andere Karten.',
    lack: 'Diese Karte kannst du noch nicht bezahlen. Hol dir, was fehlt, oder behalte sie, wenn deine Hand leer ist.',
    rows: 'Wähle die Reihe mit Bedacht: Vier gleiche Symbole bringen 4 Punkte, vier verschiedene 2, alles andere nichts.',
    rowThree:
      'Drei Karten in einer Reihe: Die vierte entscheidet über den Bonus. Warte auf das passende Symbol, wenn du kannst.',
    rowFull: 'Eine Reihe ist voll. Das Schild daneben sagt, was sie am Ende bringt.',
    hand: 'Deine Handkarte wartet auf den Adeligen, Karte 1, in einer späteren Runde. Bis dahin passt keine andere auf die Hand.',
    refill:
      'Eine benutzte Karte wird verdeckt ersetzt: Waren durch eine Stammeskarte und umgekehrt. Du siehst sie nächste Runde.',
    goodsLimit: 'Nach deinem Zug darfst du 10 Waren haben. Der Rest geht zurück, also gib ihn jetzt aus.',
    goldLimit: 'Nach deinem Zug darfst du 3 Gold haben. Der Rest geht zurück.',
    raidSoon: 'Nach dieser Runde kommt ein Überfall. Seine Ecke zeigt den Preis: Behalte etwas zum Bezahlen.',
    lastRaidSoon:
      'Nach dieser Runde kommt der letzte Überfall, dann ist Schluss. Behalte dafür 1 Gold und gib den Rest aus.',
    twelve: 'Eine Auslage ist fast voll. Liegen zwölf Karten, ist nach der laufenden Runde Schluss.',
    lastRounds: 'Das Ende ist nah. Waren und Gold zählen dann nichts: Mach Karten und Punkte daraus.',
  },
  border: {
    noble: 'Beim Adeligen bezahlst du deine Handkarte und legst sie aus. Mit leerer Hand hat er nichts für dich.',
    good: 'Diese Karte gibt eine Ware. Das ist wenig, aber ihre Linie ist so gut wie jede andere.',
    trader: 'Der Händler nimmt 2 gleiche Waren für 1 andere oder 3 für 1 Gold. Tausche, bevor du eine Karte bezahlst.',
    fataMorgana:
      'Die Fata Morgana versetzt einen deiner Marker auf eine freie offene Karte, die deine Linien verfehlt haben.',
    silversmith:
      'Der Silberschmied macht aus Waren oder Gold Punkte, einmal pro Besuch. Vier Waren auf einmal lohnen mehr als zwei.',
    caravan:
      'Die Karawane deckt die oberste Warenkarte auf und gibt sie dir. Geh zuerst hin, dann weißt du, was du hast.',
    tribalExpansion:
      'Die Stammeserweiterung zieht eine unbekannte Stammeskarte. Du brauchst Waren dafür oder eine leere Hand.',
  },
  effect: {
    scorePerTwo: 'Sie zählt je zwei Karten eines Symbols. Sammle dieses Symbol, dann wird sie mehr wert.',
    scoreIfMoreCards:
      'Sie zählt nur, wenn du am Ende mehr Karten hast als dein Gegenüber. Behalte beide Auslagen im Auge.',
    scoreIfFourth: 'Sie zählt nur als vierte Karte einer Reihe. Lege sie dorthin, wo schon drei liegen.',
    scoreVariedRows:
      'Mit ihr bringen zwei Reihen aus vier verschiedenen Symbolen 4 statt 2 Punkte. Plane deine Reihen danach.',
    scoreIfCards: 'Sie zählt ab zehn ausgelegten Karten. Viele billige Karten passen zu ihr.',
    discount:
      'Weitere Karten mit diesem Symbol kosten dich eine Ware weniger. Je früher sie liegt, desto mehr spart sie.',
    nobleDiscount:
      'Über den Adeligen ausgelegte Karten kosten dich eine Ware weniger. Dann lohnt sich die Karte auf der Hand.',
    layFromHand:
      'Mit ihr legst du die Handkarte ohne den Adeligen aus, für eine Ware mehr. Deine Hand wird schneller frei.',
    placeOnRobber: 'Du darfst auf der Karte des Räubers stehen: ein Platz mehr als dein Gegenüber.',
    traderOneForOne: 'Beim Händler tauschst du Waren eins zu eins. Was dir fehlt, ist nie weit.',
    raidShield: 'Überfälle kosten dich nichts mehr. Vor dem ersten spart sie am meisten.',
    raidVp: 'Jeder Überfall bringt dir einen Punkt, wenn du bezahlt hast. Es gibt vier, also lege sie früh.',
    goodsBonus: 'Einmal pro Runde gibt dir eine Warenkarte mit dieser Ware eine mehr. Lege sie früh.',
    dryRoundGood:
      'Gibt dir in einer Runde keine Warenkarte eine Ware, bekommst du eine nach Wahl. Gut für Runden mit zwei Stammeskarten.',
    gainPerTwo: 'Beim Auslegen gibt sie dir Waren. Schau, ob sie Karten oder freie Plätze zählt, und wähle den Moment.',
    gainChoice:
      'Beim Auslegen gibt sie dir drei Waren, ein Gold oder einen Punkt. Nimm, was dich zur nächsten Karte bringt.',
    storeGold: 'Auf ihr liegt ein Gold für eine spätere Stammeskarte. Kein Überfall und keine Grenze rührt es an.',
    rearrange: 'Beim Auslegen darfst du bis zu zwei deiner Karten umlegen: So rettest du eine Reihe.',
    fewerTargis: 'Nächste Runde setzt dein Gegenüber nur zwei Targis, also höchstens eine Kreuzung. Nutze die Runde.',
  },
  hint: {
    title: 'Ein Tipp',
    thinking: 'Jeder Zug wird abgewogen …',
    notNow: 'Tipps gibt es, sobald du etwas entscheiden musst.',
    chance: 'Gewinnchance {{chance}}',
    numbers: 'Erwarteter Vorsprung {{margin}} Punkte, plus oder minus {{spread}}.',
    certain: 'Das steht fest: Endabstand {{margin}} Punkte.',
    others: 'Was die anderen Züge kosten, in Punkten',
    more_one: 'und {{count}} weiterer Zug',
    more_other: 'und {{count}} weitere Züge',
    show: 'Auf dem Spielfeld zeigen',
    play: 'Diesen Zug spielen',
  },
  analysis: {
    working: 'Die Partie wird Zug für Zug durchgesehen …',
    lead: 'Erwarteter Abstand nach jedem Zug; nach oben heißt: Vorteil für {{name}}. Die Marken zeigen, wo die Partie kippte.',
    lead_you:
      'Erwarteter Abstand nach jedem Zug; nach oben heißt: Vorteil für dich. Die Marken zeigen, wo die Partie kippte.',
    curve: 'Kurve des erwarteten Abstands. Dasselbe in Zahlen steht darunter.',
    turning: '{{name}}: {{lost}} Punkte verschenkt',
    turning_you: 'Du: {{lost}} Punkte verschenkt',
    none: 'Keine nennenswerten Wendepunkte.',
    point: 'Zug {{n}}, Runde {{round}}',
    played: 'Gespielt: {{move}}',
    better: 'Besser: {{move}}',
    numbers: 'Die Kurve in Zahlen',
    afterRound: 'Nach Runde',
    margin: 'Abstand',
    chance: 'Gewinnchance',
  },
  why: {
    than: 'Verglichen mit „{{move}}“, in Punkten:',
    gain: {
      points: 'Mehr Punkte',
      goods: 'Mehr brauchbare Waren',
      gold: 'Mehr Gold',
      hand: 'Eine bessere Handkarte',
      rows: 'Bessere Reihen',
      effects: 'Mehr nützliche Karten',
      targis: 'Mehr Targis in der nächsten Runde',
      opponent: 'Weniger für dein Gegenüber',
      later: 'Eine bessere nächste Runde',
    },
    cost: {
      points: 'Weniger Punkte',
      goods: 'Weniger brauchbare Waren',
      gold: 'Weniger Gold',
      hand: 'Eine schlechtere Handkarte',
      rows: 'Schlechtere Reihen',
      effects: 'Weniger nützliche Karten',
      targis: 'Weniger Targis in der nächsten Runde',
      opponent: 'Mehr für dein Gegenüber',
      later: 'Eine schlechtere nächste Runde',
    },
    rest: 'Kleinere Unterschiede',
    together: 'Zusammen',
    lays: 'Damit kannst du auslegen: {{cards}}',
    misses: 'Du würdest nicht auslegen: {{cards}}',
    nextCard: 'Danach kreuzen sich mit {{place}} deine Linien bei: {{card}}.',
    draws: {
      goods: 'Damit bekommst du eine weitere Warenkarte.',
      tribe: 'Damit bekommst du eine weitere Stammeskarte.',
    },
    equal: 'Etwa gleich gut: {{moves}}',
    allEqual: 'Hier sind alle Züge etwa gleich gut.',
    only: 'Das ist der einzige Zug.',
  },
  warn: {
    careful_one: 'Vorsicht, das kostet etwa {{count}} Punkt.',
    careful_other: 'Vorsicht, das kostet etwa {{count}} Punkte.',
    leaves: 'Damit bleibt {{place}} für dein Gegenüber frei.',
    leavesCard: 'Damit bleibt {{place}} für dein Gegenüber frei, dessen Linien sich dann kreuzen bei: {{card}}.',
    misses: 'Mit {{place}} kreuzen sich deine Linien hier: {{card}}.',
    row: 'Reihe {{row}} passt besser zu dieser Karte.',
    lay: '{{card}} jetzt zu bezahlen und auszulegen ist mehr wert.',
    keep: '{{card}} auf der Hand zu behalten ist mehr wert.',
    better: 'Besser: {{move}}. {{reason}}.',
    takeBack: 'Noch kannst du es zurücknehmen.',
  },
} as const satisfies SameKeys<typeof English>;
