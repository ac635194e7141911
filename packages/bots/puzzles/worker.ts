import { parentPort } from 'node:worker_threads';
import { assert, connect } from '@caravanserai/contract';
import { verifiedGap } from '../src/targi/puzzles/gates.ts';
import { bestOf, movesOf, type PuzzleData, readPuzzle } from '../src/targi/puzzles/puzzle.ts';
import { type GameSearch, searchGame } from './search.ts';

export interface PuzzleAnswers {
  search(game: number): GameSearch;
  /** The gap to the second choice in other deals; undefined if another choice is the best. */
  verify(puzzle: PuzzleData): number | undefined;
}

const OTHER_SEEDS = ['verify 1', 'verify 2', 'verify 3'];

const port = parentPort;
assert(port !== null, 'this runs in a worker');
const answers: PuzzleAnswers = {
  search: searchGame,
  verify(data) {
    const puzzle = readPuzzle(data);
    const [best] = bestOf(puzzle);
    return verifiedGap({ view: puzzle.view, moves: movesOf(puzzle) }, best, OTHER_SEEDS);
  },
};
port.on('message', connect((message) => port.postMessage(message), answers).hear);
