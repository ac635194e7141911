import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aus Fehlern lernen',
  about: 'Deine schlechtesten Züge aus analysierten Partien, als Fragen am echten Brett.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Aufgaben',
  about: 'Stellungen, in denen ein Platz klar der beste ist – mit eigener Wertungszahl.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;

/** The page «What wins». */
export const almanacWords = {
  title: 'Was gewinnt',
  about: 'Welche Karten, Plätze und Gewohnheiten gewinnen – gezählt in vielen Partien zwischen gleich starken Bots.',
  aboutTargets:
    'Wo Würfel liegen bleiben, was in einer Partie geschieht und wer gewinnt – gezählt in vielen Partien zwischen gleich starken Bots.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
