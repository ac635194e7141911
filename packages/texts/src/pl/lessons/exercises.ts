import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Ucz się na błędach',
  about: 'Twoje najgorsze ruchy z przeanalizowanych partii jako pytania na prawdziwej planszy.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Zadania',
  about: 'Pozycje, w których jedno miejsce jest wyraźnie najlepsze, i twój własny ranking.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;

/** The page «What wins». */
export const almanacWords = {
  title: 'Co wygrywa',
  about: 'Które karty, pola i zwyczaje wygrywają: policzone w wielu partiach równych botów.',
  aboutTargets: 'Gdzie zatrzymują się kości, co się dzieje i kto wygrywa: policzone w wielu partiach równych botów.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
