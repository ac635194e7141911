import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Un tavolo di legno alla luce di una lampada. Torri di dadi si alzano su quattro basi attorno a tre dischi dipinti; un dado è appena partito.',
  pitch:
    'Con una schicchera lancia il dado in cima alla tua torre verso i dischi al centro. Colpisci il nero, dichiaralo prima degli altri e ruba ciò che non hanno ancora messo al sicuro.',
  facts: 'Da 2 a 4 giocatori · un quarto d’ora',
  start: 'Tira subito',
  round: 'Round {{round}}',
  level: {
    leftHand: {
      name: 'Mano sinistra',
      text: 'Lancia con la mano sbagliata, si accontenta di colpire un disco e spesso si perde una dichiarazione. Un primo avversario.',
    },
    tavern: {
      name: 'Habitué della taverna',
      text: 'Ci ha giocato per molte sere: mira ai punti, con una mano non del tutto ferma.',
    },
    juggler: {
      name: 'Giocoliere del mercato',
      text: 'Dita svelte: tiene d’occhio anche i tuoi dischi, ruba e fa crollare le torri quando conviene.',
    },
    master: {
      name: 'Maestro dei dadi',
      text: 'Immagina più di cento schicchere prima di ognuna, e gioca pensando a tutta la partita.',
    },
  },
} as const satisfies SameKeys<typeof English>;
