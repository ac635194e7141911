import {
  idOf,
  type Puzzle,
  type PuzzleData,
  puzzleRating,
  readPuzzle,
  type Theme,
  TRIES,
  type Tries,
} from '@caravanserai/bots/targi/puzzles';
import type { PuzzleFigures } from '@caravanserai/contract';

export type { Puzzle };

/** A puzzle of the list; its position is read when it is played. */
export interface Listed {
  readonly id: string;
  readonly theme: Theme;
  /** In points, on the scale of the players' ratings. */
  readonly rating: number;
  /** By most of the players who voted. It is played on request only. */
  readonly isDisliked: boolean;
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
  return { id: idOf(position), theme, rating: ratingOf(found, []), isDisliked: false, data };
}

/** With the first tries and the votes of players. */
export function withFigures(all: readonly Listed[], figures: readonly PuzzleFigures[]): readonly Listed[] {
  const byId = new Map(figures.map((each) => [each.puzzle, each]));
  const rated = all.map((one): Listed => {
    const { tries = [], up = 0, down = 0 } = byId.get(one.id) ?? {};
    return { ...one, rating: ratingOf(one.data.found, tries), isDisliked: down >= ENOUGH_VOTES && down > 2 * up };
  });
  return rated.toSorted((a, b) => a.rating - b.rating);
}

const ENOUGH_VOTES = 10;

/** By the levels that find the best choice, and by the players who do. */
function ratingOf(found: readonly number[], players: readonly Tries[]): number {
  const levels = found.map((solved, i) => ({ points: LEVEL_POINTS[i] ?? 0, tries: TRIES, solved }));
  return puzzleRating([...levels, ...players]);
}

export function openPuzzle({ data }: Listed): Puzzle {
  return readPuzzle(data);
}
