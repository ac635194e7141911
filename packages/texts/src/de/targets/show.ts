import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}} bei {{disc}}',
    far: '{{die}}, fern der Scheiben',
    leans: '{{colour}}, schräg',
    left: '{{disc}} links',
    right: '{{disc}} rechts',
    front: '{{disc}} vorn',
    back: '{{disc}} hinten',
    how: 'Tippe auf den Tisch oder drücke die Nummer.',
  },
  sign: {
    straddles: 'über dem Rand',
    leans: 'liegt schräg',
    missed: 'nicht angesagt',
    secured: 'gesichert',
    nobody: 'niemand',
  },
  aims: '{{name}} zielt …',
  end: {
    best: 'Schnipser der Partie',
    bestBy: '{{seat}}, Runde {{round}}',
    bestBy_you: 'Du, Runde {{round}}',
    watch: 'Ansehen',
    stats: 'Die Partie in Zahlen',
    flicks: 'Schnipser',
    hits: 'Auf einer Scheibe',
    targets: 'Targets angesagt',
    doubles: 'Doubles angesagt',
    stolen: 'Scheiben gestohlen',
    disarmed: 'Türme entwaffnet',
    missed: 'Ansagen verpasst',
    faults: 'Fehler',
    fastest: 'Schnellste Ansage',
    seconds: '{{seconds}} s',
    won: 'Scheiben gewonnen',
  },
  practice: {
    again: 'Denselben Schnipser noch einmal',
    map: 'Zeigen, wo meine Würfel liegen blieben',
    clear: 'Marken löschen',
    rivals: 'Türme der Gegner',
  },
  talk: 'Bots reden mit',
  say: {
    leftHand: {
      glad: { a: 'Ich hab was getroffen!', b: 'Hast du das gesehen?' },
      cross: { a: 'Falsche Hand, Entschuldigung.', b: 'O nein. Schon wieder.' },
      taunt: { a: 'Das kann sogar ich. Vielleicht.' },
    },
    tavern: {
      glad: { a: 'Darauf einen Tee!', b: 'Wie in alten Zeiten.' },
      cross: { a: 'Der Tisch ist schief.', b: 'Wer hat die Scheibe verrückt?' },
      taunt: { a: 'Ich kannte eine Ziege, die besser zielte.' },
    },
    juggler: {
      glad: { a: 'Abrakadabra.', b: 'Achte auf die andere Hand.' },
      cross: { a: 'Ein Windstoß!', b: 'Das war nur die Probe.' },
      taunt: { a: 'Vorsicht, das sind Würfel, keine Datteln.' },
    },
    master: {
      glad: { a: 'Wie vorhergesehen.', b: 'Einer von hundert.' },
      cross: { a: 'Unwahrscheinlich.', b: 'Vermerkt.' },
      taunt: { a: 'Das hatte ich mir anders vorgestellt.' },
    },
  },
} as const satisfies SameKeys<typeof English>;
