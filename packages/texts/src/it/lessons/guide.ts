import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Guida',
  progress: 'Avanzamento del capitolo',
  leave: 'Esci dalla lezione',
  chapter: '{{number}} di {{total}} · {{title}}',
  watch: 'Guarda…',
  goOn: 'Avanti',
  takeBack: 'Torna indietro',
  playCoached: 'Gioca con un allenatore',
  play: 'Gioca senza',
  show: 'Mostrami',
  practise: 'Allenati',
  playNow: 'Gioca una vera partita',
  more: 'Tutte le lezioni',
  wellPlaced: 'Ben piazzati! Nessun tuo Targi starebbe molto meglio altrove.',
  costly_one: 'Bel tentativo! Il tuo Targi su {{number}} · {{card}} costa circa {{count}} punto.',
  costly_other: 'Bel tentativo! Il tuo Targi su {{number}} · {{card}} costa circa {{count}} punti.',
} as const satisfies SameKeys<typeof English>;
