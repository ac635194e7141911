import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Impara dai tuoi errori',
  about: 'Le tue mosse peggiori delle partite analizzate, come domande sul tabellone vero.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Problemi',
  about: 'Posizioni in cui un posto è chiaramente il migliore, con un rating tutto tuo.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;

/** The page «What wins». */
export const almanacWords = {
  title: 'Che cosa fa vincere',
  about: 'Quali carte, posti e abitudini fanno vincere, contati in molte partite tra bot di pari forza.',
  aboutTargets: 'Dove si fermano i dadi, che cosa succede e chi vince, contato in molte partite tra bot di pari forza.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
