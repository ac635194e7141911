import { targetsTerms } from './targets.ts';
import { targiTerms } from './targi.ts';
import { term, type Term } from './term.ts';

export { FORBIDDEN } from './forbidden.ts';
export { sourceOf, SOURCES, wordOf } from './term.ts';

/**
 * In the order of `LANGUAGES`. We had no Polish rulebook of either game, and no German or Spanish rulebook of Targets.
 */
export const TERMS: readonly Term[] = [
  ...targiTerms,
  ...targetsTerms,
  term(
    'shell.setup.first',
    'Who goes first?',
    'Qui commence\u202F?',
    'Chi comincia?',
    'Quem começa?',
    'Wer beginnt?',
    '¿Quién empieza?',
    'Kto zaczyna?',
  ),
  term('shell.setup.firstDrawn', 'Random', 'Tirage au sort', 'A sorte', 'Sortear', 'Auslosen', 'A sorteo', 'Losowo'),
  term('online.lists.shared', 'A draw', 'Égalité', 'Parità', 'Empate', 'Unentschieden', 'Empate', 'Remis'),
  term('online.person.rating', 'Rating', 'Classement', 'Rating', 'Rating', 'Wertungszahl', 'Rating', 'Ranking'),
  term('targets.page.setup.bot', 'A bot', 'Un bot', 'Un bot', 'Um bot', 'Ein Bot', 'Un bot', 'Bot'),
];
