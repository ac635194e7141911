import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}} vicino a {{disc}}',
    far: '{{die}}, lontano dai dischi',
    leans: '{{colour}}, inclinato',
    left: '{{disc}} a sinistra',
    right: '{{disc}} a destra',
    front: '{{disc}} davanti',
    back: '{{disc}} in fondo',
    how: 'Toccalo sul tavolo o premi il suo numero.',
  },
  sign: {
    straddles: 'oltre il bordo',
    leans: 'inclinato',
    missed: 'non dichiarato',
    secured: 'al sicuro',
    nobody: 'nessuno',
  },
  aims: '{{name}} prende la mira…',
  end: {
    best: 'Il tiro della partita',
    bestBy: '{{seat}}, manche {{round}}',
    bestBy_you: 'Tu, manche {{round}}',
    watch: 'Rivedilo',
    stats: 'La partita in numeri',
    flicks: 'Schicchere',
    hits: 'Su un disco',
    targets: 'Targets dichiarati',
    doubles: 'Double dichiarati',
    stolen: 'Dischi rubati',
    disarmed: 'Torri disarmate',
    missed: 'Dichiarazioni mancate',
    faults: 'Falli',
    fastest: 'Dichiarazione più rapida',
    seconds: '{{seconds}} s',
    won: 'Dischi vinti',
  },
  practice: {
    again: 'Stesso tiro',
    map: 'Mostra dove sono finiti i miei tiri',
    clear: 'Cancella i segni',
    rivals: 'Torri avversarie',
  },
  talk: 'I bot parlano',
  say: {
    leftHand: {
      glad: { a: 'Ho preso qualcosa!', b: 'Hai visto?' },
      cross: { a: 'Mano sbagliata, scusa.', b: 'Oh no. Di nuovo.' },
      taunt: { a: 'Questo lo so fare anch’io. Forse.' },
    },
    tavern: {
      glad: { a: 'Qui ci vuole un tè!', b: 'Come ai vecchi tempi.' },
      cross: { a: 'Il tavolo pende.', b: 'Chi ha spostato quel disco?' },
      taunt: { a: 'Conoscevo una capra con più mira.' },
    },
    juggler: {
      glad: { a: 'Abracadabra.', b: 'Guarda l’altra mano.' },
      cross: { a: 'Una folata di vento!', b: 'Era solo una prova.' },
      taunt: { a: 'Attento, sono dadi, non datteri.' },
    },
    master: {
      glad: { a: 'Come previsto.', b: 'Uno su cento.' },
      cross: { a: 'Improbabile.', b: 'Annotato.' },
      taunt: { a: 'Me lo ero immaginato diverso.' },
    },
  },
} as const satisfies SameKeys<typeof English>;
