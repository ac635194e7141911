import type { GameScore } from '@caravanserai/bots';
import { assert, at, quickRng } from '@caravanserai/contract';
import { type Options, type Seat, targi } from '@caravanserai/targi';
import type { Player } from './player.ts';

/** A value for each of the two bots. */
export interface Both<T> {
  readonly a: T;
  readonly b: T;
}
type Side = keyof Both<unknown>;

export interface GameOutcome extends GameScore {
  readonly points: Both<number>;
  /** Only for decisions with more than one legal move. */
  readonly timesMs: Both<readonly number[]>;
}
export type PairOutcome = readonly [GameOutcome, GameOutcome];

const SEATINGS = [
  { blue: 'a', white: 'b' },
  { blue: 'b', white: 'a' },
] as const satisfies readonly Record<Seat, Side>[];

/**
 * Plays the same deal twice with the seats swapped; who goes first alternates between pairs. All randomness derives
 * from the seed and the pair number, so results do not depend on the thread. Undefined if stopped.
 */
export async function playPair(
  players: Both<Player>,
  seed: string,
  pair: number,
  isStopped: () => boolean,
): Promise<PairOutcome | undefined> {
  const play = (half: 0 | 1) => playGame(players, SEATINGS[half], { deal: `${seed}/${pair}`, pair, half }, isStopped);
  const first = await play(0);
  const second = first && (await play(1));
  return second && [first, second];
}

async function playGame(
  players: Both<Player>,
  seating: Readonly<Record<Seat, Side>>,
  { deal, pair, half }: { readonly deal: string; readonly pair: number; readonly half: number },
  isStopped: () => boolean,
): Promise<GameOutcome | undefined> {
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  const options: Options = { ...targi.defaultOptions, first: at(targi.seats, (pair + 1) % 2) };
  const chance = { a: quickRng(`${deal}/${half}/a`), b: quickRng(`${deal}/${half}/b`) };
  const timesMs: Both<number[]> = { a: [], b: [] };
  let state = targi.init(options, deal);
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    if (isStopped()) return undefined;
    const moves = targi.moves.list(state, seat);
    const side = seating[seat];
    let move = at(moves, 0);
    if (moves.length > 1) {
      const startMs = performance.now();
      move = await players[side].choose(targi.view(state, seat), moves, chance[side]);
      timesMs[side].push(performance.now() - startMs);
    }
    const played = targi.play(state, seat, move);
    assert(played.ok, 'a player chooses among the legal moves');
    state = played.value.state;
  }
  const { winner, ...scores } = targi.score(state);
  const seatOfA = seating.blue === 'a' ? 'blue' : 'white';
  const seatOfB = seatOfA === 'blue' ? 'white' : 'blue';
  const points = { a: scores[seatOfA].total, b: scores[seatOfB].total };
  const result = winner === undefined ? 0.5 : winner === seatOfA ? 1 : 0;
  return { result, margin: points.a - points.b, points, timesMs };
}
