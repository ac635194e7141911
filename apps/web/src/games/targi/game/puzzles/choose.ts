import { type Theme, THEMES } from '@caravanserai/bots/targi/puzzles';
import type { Listed } from './puzzles.ts';
import { type PuzzleRecord, ratingOf } from './record.ts';

/** How puzzles follow each other. `one`: a puzzle opened by its link. */
export type Mode =
  | { readonly kind: 'rated' | 'streak' }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'one'; readonly id: string };

/** The themes that occur, each with its number of puzzles. */
export function themesOf(all: readonly Listed[]): readonly { readonly theme: Theme; readonly count: number }[] {
  const counts = THEMES.map((theme) => ({ theme, count: all.filter((each) => each.theme === theme).length }));
  return counts.filter(({ count }) => count > 0);
}

/** From the last part of the address. */
export function modeOf(id: string): Mode {
  if (id === 'rated' || id === 'streak') return { kind: id };
  const theme = THEMES.find((each) => each === id);
  return theme ? { kind: 'theme', theme } : { kind: 'one', id };
}

const NEAREST = 5;
const STEP = 8; // puzzles of the list between two of a streak

/**
 * The next puzzle: one of the nearest to the player's rating, those not tried before first. A streak climbs from the easiest up. `chance` is
 * from 0 to 1.
 */
export function choosePuzzle(
  mode: Mode,
  all: readonly Listed[],
  {
    record,
    done,
    chance,
  }: { readonly record: PuzzleRecord; readonly done: readonly string[]; readonly chance: number },
): Listed | undefined {
  if (mode.kind === 'one') return done.length === 0 ? all.find(({ id }) => id === mode.id) : undefined;
  const liked = mode.kind === 'theme' ? all : all.filter(({ isDisliked }) => !isDisliked);
  const fresh = liked.filter(({ id, theme }) => !done.includes(id) && (mode.kind !== 'theme' || theme === mode.theme));
  const tried = new Set(record.tries.map(({ puzzle }) => puzzle));
  const untried = fresh.filter(({ id }) => !tried.has(id));
  if (mode.kind === 'streak')
    return oneOf(fresh.slice(done.length * (STEP - 1), done.length * (STEP - 1) + STEP), chance);
  const { points } = ratingOf(record);
  const some = (untried.length > 0 ? untried : fresh).toSorted(
    (a, b) => Math.abs(a.rating - points) - Math.abs(b.rating - points),
  );
  return oneOf(some.slice(0, NEAREST), chance);
}

function oneOf<T>(items: readonly T[], chance: number): T | undefined {
  return items[Math.min(items.length - 1, Math.floor(chance * items.length))];
}
