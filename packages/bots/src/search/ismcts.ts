import { assert, below, type GameTypes, type Rng, type SearchGame } from '@caravanserai/contract';
import type { Bot } from '../bot.ts';

/**
 * Single-observer information-set Monte Carlo tree search, after the pseudocode of Cowling, Powley and Whitehouse (2012): each iteration
 * deals anew what the observer does not know, walks down one common tree by UCB over the moves that are legal in this deal,
 * adds one node, plays on to the end, and credits every node with the result for the player who moved into it.
 */
export interface IsmctsOptions<State> {
  readonly name: string;
  readonly iterations: Iterations;
  /** Of UCB; 0.7 in the paper. */
  readonly exploration: number;
  /** From 0 to 1, of a finished game. */
  reward(state: State, seat: number): number;
  /** The next move of a playout; uniform if there is none. */
  playout?(state: State, moves: Uint16Array, count: number, rng: Rng): number;
}

/**
 * How many, the same for every decision; or whether to go on, asked before each with the number done so far. A decision begins at 0,
 * and whoever brings a clock starts it there: the search has none.
 */
export type Iterations = number | ((done: number) => boolean);

interface Node {
  readonly code: number;
  readonly mover: number; // the seat that moved into this node
  readonly parent: Node | undefined;
  readonly children: Map<number, Node>;
  visits: number;
  available: number;
  total: number;
}

function node(code: number, mover: number, parent: Node | undefined): Node {
  return { code, mover, parent, children: new Map(), visits: 0, available: 1, total: 0 };
}

export function ismcts<T extends GameTypes, State>(
  game: SearchGame<State, T['view'], T['move']>,
  options: IsmctsOptions<State>,
): Bot<T> {
  const moves = new Uint16Array(game.maxMoves);
  const state = game.newState();

  const { iterations } = options;
  const goesOn = typeof iterations === 'number' ? (done: number) => done < iterations : iterations;

  /** Down the tree while every legal move has a node; the first that has none gets one. */
  function descend(root: Node, rng: Rng): Node {
    let at = root;
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      const count = game.list(state, moves);
      const untried = pickUntried(at, count, rng);
      if (untried >= 0) {
        const leaf = node(untried, seat, at);
        at.children.set(untried, leaf);
        game.play(state, untried);
        return leaf;
      }
      at = select(at, count);
      game.play(state, at.code);
    }
    return at;
  }

  /** Uniform among the legal moves without a node, or −1. */
  function pickUntried(at: Node, count: number, rng: Rng): number {
    let untried = -1;
    let seen = 0;
    for (let i = 0; i < count; i++) {
      if (at.children.has(moves[i])) continue;
      seen++;
      if (below(rng, seen) === 0) untried = moves[i];
    }
    return untried;
  }

  function select(at: Node, count: number): Node {
    let best: Node | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = at.children.get(moves[i]);
      assert(child !== undefined, 'every legal move has a node here');
      const spread = Math.sqrt(Math.log(child.available) / child.visits);
      const score = child.total / child.visits + options.exploration * spread;
      child.available++;
      if (score > bestScore) [best, bestScore] = [child, score];
    }
    assert(best !== undefined, 'a player to act has a legal move');
    return best;
  }

  function playOut(rng: Rng): void {
    while (game.toAct(state) >= 0) {
      const count = game.list(state, moves);
      game.play(state, options.playout ? options.playout(state, moves, count, rng) : moves[below(rng, count)]);
    }
  }

  return {
    name: options.name,
    choose(view, legal, rng) {
      if (legal.length === 1) return legal[0];
      const start = game.guess(view, rng);
      const observer = game.toAct(start);
      const root = node(-1, -1, undefined);
      for (let i = 0; goesOn(i); i++) {
        game.redeal(start, observer, rng);
        game.copyInto(state, start);
        const leaf = descend(root, rng);
        playOut(rng);
        for (let at: Node | undefined = leaf; at?.parent; at = at.parent) {
          at.visits++;
          at.total += options.reward(state, at.mover);
        }
      }
      const [first, ...others] = root.children.values();
      if (first === undefined) return legal[0]; // there was no time at all
      return game.decode(others.reduce((most, child) => (child.visits > most.visits ? child : most), first).code);
    },
  };
}
