import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Tiri d’abilità',
  lead: 'Tavoli con un obiettivo ciascuno, in una sola schicchera. I dadi sono messi allo stesso modo per tutti, e i tentativi non hanno limite.',
  start: 'Primo tiro',
  goOn: 'Prossimo tiro da riuscire',
  stars: 'Stelle: {{stars}} su {{all}}',
  level: {
    easy: 'Per scaldarsi',
    tricky: 'Insidiosi',
    hard: 'Per maestri',
  },
  untried: 'Non ancora riuscito.',
  best: 'Riuscito al tentativo {{tries}}. Stelle: {{stars}} su 3.',
  one: 'Tiro {{n}}',
  try: 'Tiro {{n}}, tentativo {{tries}}',
  goal: 'Con una schicchera: {{wants}}.',
  bars: 'Tre stelle fino al tentativo {{three}}, due fino al tentativo {{two}}.',
  made: 'Riuscito al tentativo {{tries}}! Stelle: {{stars}} su 3.',
  again: 'La prossima schicchera conta di nuovo come primo tentativo.',
  undone: 'Manca ancora: {{wants}}.',
  shown: 'Ecco un modo di farlo. Non conta. Ora tocca a te.',
  show: 'Mostrami come',
  next: 'Tiro successivo',
  none: 'Questo tiro non fa parte della raccolta.',
  want: {
    stop: {
      any: 'fermarsi su un disco',
      amber: 'fermarsi sull’ambra',
      jade: 'fermarsi sulla giada',
      violet: 'fermarsi sul viola',
    },
    face: '{{stop}} mostrando un {{face}}',
    black: {
      amber: 'toccare il centro nero dell’ambra',
      jade: 'toccare il centro nero della giada',
      violet: 'toccare il centro nero del viola',
    },
    near: 'fermarsi al massimo a {{mm}} mm dal dado avversario',
    double: 'mostrare lo stesso numero dell’altro tuo dado',
    steal: {
      single: 'rubare il disco avversario',
      both: 'rubare entrambi i dischi avversari',
    },
    topple: 'abbattere la torre avversaria',
    push: {
      disc: 'spingere l’altro tuo dado su un disco',
      black: 'spingere l’altro tuo dado su un centro nero',
      off: 'spingere il dado avversario giù dal tavolo',
    },
    clear: 'spingere il dado avversario fuori dal suo disco',
    leave: 'non spostare il dado avversario',
  },
} as const satisfies SameKeys<typeof English>;
