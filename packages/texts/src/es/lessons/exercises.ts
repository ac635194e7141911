import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aprende de tus errores',
  about: 'Tus peores jugadas de las partidas analizadas, como preguntas en el tablero real.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Problemas',
  about: 'Posiciones en las que un sitio es claramente el mejor, con un rating propio.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;

/** The page «What wins». */
export const almanacWords = {
  title: 'Qué hace ganar',
  about: 'Qué cartas, sitios y costumbres hacen ganar, contado en muchas partidas entre bots de igual fuerza.',
  aboutTargets:
    'Dónde se paran los dados, qué pasa y quién gana, contado en muchas partidas entre bots de igual fuerza.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
