import { err, ok, type PuzzleFigures, type PuzzleTry, TRIES_AT_ONCE, VOTES } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { PUZZLE_TRIES } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import type { Routes } from './route.ts';
import * as S from './schemas.ts';
import type { MustHold, SameType } from './sameType.ts';
import { closed, named, oneOf } from './wire/schema.ts';

const Points = Type.Integer({ minimum: 0, maximum: 4000 });
const Try = named(
  'PuzzleTry',
  closed({
    puzzle: Type.String({ pattern: '^[0-9A-Za-z]{1,16}$' }),
    isSolved: Type.Boolean(),
    isRated: Type.Boolean({ description: 'whether it counts for the ratings: the player had not chosen the puzzle' }),
    playerPoints: Type.Integer({ ...Points, description: 'rating of the player before the try' }),
    puzzlePoints: Type.Integer({ ...Points, description: 'rating of the puzzle before the try' }),
    atMs: Type.Integer({ minimum: 0, description: 'a time in the future counts as now' }),
    vote: Type.Optional(oneOf(VOTES)),
  }),
);
const Figures = named(
  'PuzzleFigures',
  closed({
    puzzle: Type.String(),
    tries: Type.Array(closed({ points: Type.Number(), tries: Type.Integer(), solved: Type.Integer() }), {
      description: 'rated first tries by accounts, by the rating of the players',
    }),
    up: Type.Integer(),
    down: Type.Integer(),
  }),
);

const KEEP_MS = 5 * 60_000; // figures change slowly, and adding them up reads all tries

/** Puzzles are played on the player's device, which also checks the answers. The server stores first tries. */
export function addPuzzleRoutes(routes: Routes, { store: { puzzles }, now }: ServerNode): void {
  const kept = new Map<string, { readonly untilMs: number; readonly figures: Promise<readonly PuzzleFigures[]> }>();
  function figuresOf(game: string): Promise<readonly PuzzleFigures[]> {
    const known = kept.get(game);
    if (known && now() < known.untilMs) return known.figures;
    const figures = puzzles.figures(game);
    kept.set(game, { untilMs: now() + KEEP_MS, figures });
    figures.catch(() => kept.delete(game)); // the next request asks again
    return figures;
  }

  routes.seated({
    method: 'POST',
    url: '/puzzles/:game/tries',
    name: 'addPuzzleTries',
    summary: `Store first tries at puzzles, at most ${TRIES_AT_ONCE}. A later try at a puzzle changes only the vote.`,
    params: S.GameParams,
    body: closed({ tries: Type.Array(Try, { maxItems: TRIES_AT_ONCE }) }),
    budget: 'writes',
    handle: async ({ params: { game }, body, user }) => {
      const tries = body.tries.map((one) => ({ ...one, atMs: Math.min(one.atMs, now()) }));
      return (await puzzles.add(game, user.id, tries, PUZZLE_TRIES)) ? ok(undefined) : err({ code: 'too-large' });
    },
  });

  routes.seated({
    method: 'GET',
    url: '/puzzles/:game/tries',
    name: 'listPuzzleTries',
    summary: 'List all your first tries at puzzles, the oldest first.',
    params: S.GameParams,
    answer: Type.Array(Try),
    budget: 'pictures',
    handle: async ({ params: { game }, user }) => ok(await puzzles.list(game, user.id)),
  });

  routes.open({
    method: 'GET',
    url: '/puzzles/:game',
    name: 'listPuzzleFigures',
    summary: 'How players fare at each puzzle, and whether they like it.',
    params: S.GameParams,
    answer: Type.Array(Figures),
    budget: 'lists',
    handle: async ({ params: { game } }) => ok(await figuresOf(game)),
  });
}

/** Compile-time check: the types of the contract match these schemas. */
export type Checked = [
  MustHold<SameType<PuzzleTry, Static<typeof Try>>>,
  MustHold<SameType<PuzzleFigures, Static<typeof Figures>>>,
];
