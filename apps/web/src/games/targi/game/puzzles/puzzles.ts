import {
  idOf,
  type Puzzle,
  type PuzzleData,
  puzzleRating,
  readPuzzle,
  type Theme,
  TRIES,
} from '@caravanserai/bots/targi/puzzles';

export type { Puzzle };

/** A puzzle of the list; its position is read when it is played. */
export interface Listed {
  readonly id: string;
  readonly theme: Theme;
  /** In points, on the scale of the players' ratings. */
  readonly rating: number;
  readonly data: PuzzleData;
}

/** Displayed ratings of the levels, from the weakest: their Elo in docs/bots.md, 900 points higher. */
const LEVEL_POINTS = [900, 1108, 1296, 1532, 1721, 2113];

let loading: Promise<readonly Listed[]> | undefined;

/** The easiest first. Loaded once, on demand. */
export function loadPuzzles(): Promise<readonly Listed[]> {
  loading ??= import('./puzzles.json', { with: { type: 'json' } }).then(({ default: file }) =>
    (file.puzzles as unknown as readonly PuzzleData[]).map(listed).toSorted((a, b) => a.rating - b.rating),
  );
  loading.catch(() => (loading = undefined)); // the next call tries again
  return loading;
}

export function listed(data: PuzzleData): Listed {
  const { position, theme, found } = data;
  return { id: idOf(position), theme, rating: ratingOf(found), data };
}

/** By the levels that find the best choice. */
function ratingOf(found: readonly number[]): number {
  return puzzleRating(found.map((solved, i) => ({ points: LEVEL_POINTS[i] ?? 0, tries: TRIES, solved })));
}

export function openPuzzle({ data }: Listed): Puzzle {
  return readPuzzle(data);
}
