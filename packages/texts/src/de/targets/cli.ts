import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Targets spielen, gegen Bots oder mit jemandem daneben',
      text: 'Du spielst Rot; die anderen sind, wenn nichts anderes gesagt ist, der Bot juggler. Der Tisch ruft Targets für dich, außer es wird „Pas vu, pas pris!“ gespielt. Ziele mit einer Taste des Menüs, dann Tempo und Abweichung: `d1 1100 -5`. Die Partie wird nach jedem Zug gespeichert; `--resume` macht genau dort weiter. Beim Spielen zeigt `?`, was du tippen kannst. Mit `--json` ist jede Stellung eine Zeile JSON, und jede gesendete Zeile ein Zug in Notation.',
    },
    selfplay: {
      summary: 'Bots Targets spielen lassen und zählen',
      text: 'Zwei bis vier Bots spielen ganze Partien mit echter Physik: wer wie oft und wodurch gewonnen hat, und was aus ihren Schnipsern wurde. Mit `--log` ist jeder Anfang, jeder Zug und jedes Ende eine Zeile JSON, mit dem ganzen Tisch nach jedem Zug. Mit `--file` wird die letzte Partie als Text geschrieben, den `replay` lesen kann.',
    },
    flick: {
      summary: 'Einen Schnipser als Bild von oben zeigen',
      text: 'Die Datei ist JSON: der Tisch („scene“: Sockel und Würfel), der Schnipser („flick“) und wie viele Scheiben in der Mitte liegen („discs“, Standard 3). Es darf auch eine Liste davon sein, wie packages/targets/golden/shots.json. Das Bild wird hier gezeichnet oder als SVG geschrieben. Die Datei `-` ist die Standardeingabe.',
    },
    replay: {
      summary: 'Eine gespeicherte Partie Targets prüfen und nacherzählen',
      text: 'Jeder Schnipser wird neu gerollt und jede Ansage neu geprüft. Eine beschädigte Datei wird abgelehnt, mit Zeile und Spalte des ersten Fehlers. Die Datei `-` ist die Standardeingabe.',
    },
    levels: {
      summary: 'Die Stufen der Bots für Targets nennen',
      text: 'Ihre Namen für andere Befehle, und was von ihnen zu erwarten ist.',
    },
    arena: {
      summary: 'Zwei Bots einen Wettkampf in Targets spielen lassen und messen',
      text: 'Partien zu zweit, jeder Startwert zweimal, mit vertauschten Plätzen. Ein Bot ist eine Stufe oder `naive`, der ungefähr auf irgendetwas zielt.',
    },
    verify: {
      summary: 'Prüfen, ob es bei einer Online-Partie Targets mit rechten Dingen zuging',
      text: 'FILE ist der Nachweis (JSON), den die Seite einer beendeten Online-Partie anbietet. Fingerabdruck, Startwert, Stand der Würfel, Schnipser, Ansagen und Ergebnis werden neu berechnet; der Exit-Code ist 1, wenn etwas nicht stimmt. docs/fairness.md sagt, was das beweist.',
    },
  },
  flag: {
    players: 'Wie viele mitspielen',
    variants: 'Varianten, mit Kommas dazwischen: pasvu, 3x3, teams',
    svg: 'Das Bild in diese Datei schreiben, als SVG',
    file: 'Die Datei: flick liest sie, selfplay schreibt die letzte Partie hinein, play speichert dort',
    seed: 'Woraus der Zufall entsteht; derselbe Startwert gibt dieselben Partien',
    at: 'Welcher Schnipser einer Liste',
    bots: 'Die Bots, mit Kommas getrennt: einer für alle anderen oder je einer im Uhrzeigersinn; bei `play` ist `human` ein Mensch. Eine Stufe, `naive`, `file:MODULE` oder `proc:COMMAND`',
  },
  verify: {
    notOurs:
      '{{file}} ist kein Nachweis einer Online-Partie Targets. Lade ihn von der Seite einer beendeten Partie herunter.',
  },
  wrong: {
    variant: 'Eine Variante „{{word}}“ gibt es nicht. Es gibt: {{variants}}.',
    variantNear: 'Eine Variante „{{word}}“ gibt es nicht. Meintest du {{near}}?',
    botCount:
      'Genannte Bots: {{bots}}; am Tisch: {{players}}. Nenne einen Bot für alle oder einen für jeden Platz, im Uhrzeigersinn.',
    oddGames:
      'Jeder Startwert wird zweimal gespielt, mit vertauschten Plätzen: {{games}} ist ungerade. Wähle eine gerade Zahl von Partien.',
  },
  shot: {
    'not-json': 'das ist kein JSON ({{detail}}).',
    'no-such-shot': 'einen Schnipser {{at}} gibt es darin nicht; es sind {{count}}.',
    'bad-part':
      'der Teil {{part}} fehlt oder ist falsch. Nötig ist ein Objekt mit „scene“ (pucks, dice), „flick“ und vielleicht „discs“, alle Zahlen ganz.',
    flick: {
      malformed:
        'der Teil flick fehlt oder ist falsch. Er hat „die“, „vxMmS“, „vzMmS“, „highPm“, „sidePm“ und „tower“.',
      'not-whole': 'die Zahlen des Schnipsers müssen ganz sein.',
      'too-fast': 'der Schnipser ist zu schnell. Höchstens 4000 mm/s.',
      'no-speed': 'der Schnipser hat keinen Schwung.',
      'beside-the-die': 'der Schnipser verfehlt den Würfel. „highPm“ und „sidePm“ gehen von -1000 bis 1000.',
      'unknown-die': 'diesen Würfel gibt es nicht. Würfel heißen red1 bis green3.',
      'not-there': 'der geschnippte Würfel ist nicht auf dem Tisch.',
      'no-tower': 'der geschnippte Würfel steht in keinem Turm.',
    },
  },
  flick: {
    title: '{{die}} wird mit {{speed}} m/s geschnippt.',
    wholeTower: 'Der ganze Turm von {{die}} wird mit {{speed}} m/s geschnippt.',
    legend:
      '░ Scheibe, ▓ schwarze Mitte, ▒ Sockel, · Weg. Ein kleiner Buchstabe und eine Ziffer: ein Würfel und seine Zahl. Ein großer Buchstabe: ein Turm und seine Höhe.',
    written: 'Das Bild ist in {{file}}.',
    tower: '{{die}} bleibt auf dem eigenen Sockel.',
    off: '{{die}} verlässt den Tisch.',
    unsettled: '{{die}} kommt nicht zur Ruhe.',
    slid: '{{die}} ist gerutscht, ohne zu rollen.',
    cocked: '{{die}} steht schräg oder liegt auf etwas und zählt nirgends.',
    table: '{{die}} zeigt {{face}}.',
    onDisc: '{{die}} zeigt {{face}}, ganz auf Scheibe {{disc}}.',
    black: '{{die}} zeigt {{face}} und berührt die schwarze Mitte von Scheibe {{disc}}.',
    took: 'In Ruhe nach {{seconds}} s. Fingerabdruck der ganzen Bewegung: {{hash}}.',
  },
  play: {
    towerOf: 'der Turm: {{colour}}',
    middle: 'die Mitte des Tisches',
    aimText:
      'dorthin schnippen: eine Taste des Menüs, dann das Tempo in mm/s (üblich 1100, höchstens 4000) und Grad nach rechts (minus: links)',
    notationText: 'der Schnipper selbst, in Notation (docs/notation-targets.md); auch Rufe: `targets:red1`',
    letGoText: 'nichts zu sagen: die anderen machen weiter',
  },
  selfplay: {
    head_one: '{{count}} Partie, Startwert {{seed}}',
    head_other: '{{count}} Partien, Startwert {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} Sieg ({{share}}), {{discs}} Scheiben je Partie',
    seat_other: '{{seat}} ({{bot}}): {{count}} Siege ({{share}}), {{discs}} Scheiben je Partie',
    decided:
      'Entschieden durch die vierte Scheibe {{fourth}}, nach der letzten Runde {{lastRound}}, durch Golden Targets {{golden}}',
    length: '{{rounds}} Runden und {{moves}} Züge je Partie',
  },
  tally:
    'Schnipser {{flicks}}, ganz auf einer Scheibe {{share}}; Targets {{targets}}, nicht angesagt {{missed}}; Doubles {{doubles}}, gestohlen {{steals}}, entwaffnet {{disarms}}',
  arena: {
    head_one: '{{a}} gegen {{b}}: {{count}} Partie zu zweit, Startwert {{seed}}',
    head_other: '{{a}} gegen {{b}}: {{count}} Partien zu zweit, Startwert {{seed}}',
    margin: 'Vorsprung {{mean}} Scheiben je Partie ({{low}} bis {{high}})',
    games: 'gewonnen {{won}}, verloren {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms je Schnipser, 95 % davon in höchstens {{p95}} ms, der längste {{max}} ms',
  },
  replay: {
    head: 'Startwert {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: gewonnen {{won}}, unter dem Sockel {{stored}}.',
    unfinished_one: 'Die Partie ist nicht zu Ende: Sie bricht nach {{count}} Zug ab.',
    unfinished_other: 'Die Partie ist nicht zu Ende: Sie bricht nach {{count}} Zügen ab.',
  },
} as const satisfies SameKeys<typeof English>;
