import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'Was gewinnt',
  lead: '{{games}} Partien zwischen zwei Bots derselben Stufe: was darin geschah und wer gewann.',
  level: 'Stufe',
  contents: 'Auf dieser Seite',
  rounds: {
    label: 'Runden',
    all: 'Alle',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'So liest du diese Seite',
    often: 'Pro Partie: wie oft es in einer Partie vorkam, bei beiden zusammen.',
    wins: 'Siege: der Anteil dieser Partien, den die Seite gewann, die es tat. Ein Unentschieden zählt als halber Sieg.',
    points:
      'Punkte: der Abstand am Ende, verglichen mit dem, der zu Beginn der Runde nach dem Besitz beider zu erwarten war. Ein Vorsprung von vorher zählt also nicht. Bei Karten ist 0 die durchschnittliche Karte.',
    error:
      'Der Balken zeigt, wo der wahre Wert in 95 von 100 solchen Zählungen liegt. Berührt er die Linie in der Mitte, kann der Unterschied reiner Zufall sein.',
    cause:
      'Eine Zahl ist keine Ursache. Eine Karte legt aus, wer sie erreichen und bezahlen kann, und Menschen spielen anders als Bots.',
    again: 'Mit {{command}} kann jeder die Zählung wiederholen.',
  },
  column: {
    often: 'Pro Partie',
    wins: 'Siege',
    points: 'Punkte',
    discs: 'Scheiben',
    round: 'Runde',
    winner: 'Sieg',
    loser: 'Niederlage',
    players: 'Anzahl',
  },
  few: 'zu wenige',
  asTable: 'Als Tabelle',
  cards: {
    about: 'Wähle einen Spaltenkopf, um zu sortieren. Die Runden sind die, in denen die Karte ausgelegt wurde.',
  },
  spaces: {
    about: 'Die Zahlen der Seite, deren Targi dort stand, nach Runden.',
    opening: 'Der erste Targi der Partie',
  },
  turns: {
    title: 'Kreuzungen und Reihenfolge',
    crossings: 'Kreuzungen in der Runde: {{crossings}}',
    first: 'Handelt in der Runde zuerst',
    second: 'Handelt in der Runde als Zweites',
  },
  deals: {
    title: 'Tausch und Überfälle',
    raid: 'Überfall {{number}}: {{tokens}}',
  },
  rows: {
    title: 'Die Auslage am Ende',
    made: 'Reihen aus einem Symbol: {{equal}}, aus vier: {{varied}}',
  },
  habits: {
    title: 'Gewohnheiten',
    about: 'Die Zahlen der Seite, die es in der ganzen Partie öfter tat als die andere.',
    goodsSpaces: 'Targis auf Waren',
    goodsCards: 'Genommene Warenkarten',
    crossings: 'Kreuzungen',
    laid: 'Ausgelegte Stammeskarten',
    laidEarly: 'Stammeskarten bis Runde 6',
    kept: 'Stammeskarten auf die Hand',
    gold: 'Erhaltenes Gold',
    returned: 'Am Limit zurückgegebene Waren',
    raidPoints: 'Punkte für Überfälle',
  },
  course: {
    title: 'Der Verlauf einer Partie',
    leads: 'Wie oft die führende Seite gewinnt',
    leadsAbout: 'Nach dem Vorsprung in Punkten zu Beginn einer Runde.',
    picture: 'Wie oft die führende Seite gewinnt, nach Runden: {{leads}}. Die Zahlen stehen in der Tabelle.',
    lead: '{{least}} bis {{most}} Vorsprung',
    leadMost: '{{least}} oder mehr Vorsprung',
    scores: 'Endstände',
    scoresPicture: 'Endstände von {{least}} bis {{most}}. Die Zahlen stehen in der Tabelle.',
    sources: 'Woher die Punkte kommen',
    source: {
      tokens: 'Punkteplättchen',
      printed: 'Aufgedruckt auf Karten',
      effect: 'Wirkungen von Karten',
      equal: 'Reihen aus einem Symbol',
      varied: 'Reihen aus vier Symbolen',
    },
    ends: '{{display}} der Partien endeten mit einer vollen Auslage, die anderen mit dem letzten Überfall.',
  },
  sayings: {
    title: 'Zwei Weisheiten, geprüft',
    goods: '„Nimm Warenkarten an guten Plätzen auch mit zehn Waren, damit Stammeskarten dorthin kommen.“',
    goodsHow:
      'Am Ende eines Zuges ging alles zurück, was eine Warenkarte gegeben hatte. Von dieser Wahl an wurde zweimal weitergespielt: mit genommener und mit liegengelassener Karte. Geprüfte Fälle: {{choices}}.',
    goodsNone: 'Auf dieser Stufe nicht geprüft: Ihre Partien dauern zu lange.',
    goodsFirst: 'Wenn du in der nächsten Runde zuerst handelst',
    goodsSecond: 'Wenn du in der nächsten Runde als Zweites handelst',
    start: '„Wer anfängt, ist im Vorteil.“',
    startHow: 'Beide sind gleich stark. Ohne Vorteil gewönne die beginnende Seite die Hälfte der Partien.',
    starting: 'Die beginnende Seite',
    result: '{{points}} Punkte (± {{error}})',
    resultWins: '{{wins}} der Partien gewonnen (± {{error}})',
    agree: 'Die Zahlen geben ihr recht.',
    disagree: 'Die Zahlen sagen das Gegenteil.',
    open: 'Die Zahlen zeigen keinen Unterschied, den nicht auch der Zufall erklären könnte.',
  },
  targets: {
    discs: 'Scheiben: der Abstand am Ende, in Scheiben, für die Seite, die es tat.',
    cause:
      'Eine Zahl ist keine Ursache: Wer vorn liegt, tut manches vielleicht öfter, und Menschen schnippen anders als Bots.',
    where: 'Wo die Würfel liegen bleiben',
    flickOn: 'Schnipser {{number}} der Runde: auf einer Scheibe',
    flickBeside: 'Schnipser {{number}} der Runde: neben den Scheiben',
    events: 'Was in einer Partie geschieht',
    awarded: 'Scheiben am Ende einer Runde',
    ahead: 'Vorsprung in Scheiben zu Beginn einer Runde: {{discs}}',
    ends: 'Gewonnen mit der vierten Scheibe: {{fourth}} der Partien; nach der letzten Runde: {{lastRound}}; in Golden Targets: {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;
