import { type GameRecord, makeMove, type Move, replay, type Replayed, type Seat, targi } from '@caravanserai/targi';
import type { TableClient } from '../client.ts';
import { recordOf } from './retry.ts';

/** One round of one game, from the side of one player. */
export interface RoundOf {
  readonly moves: readonly Move[]; // of this player
  readonly own: number; // points at its end
  readonly other: number;
}

/** A game and the game that it retries, from the round in which they parted. */
export interface SideBySide {
  /** Undefined if both have the same moves. */
  readonly parted: number | undefined;
  readonly rounds: readonly { readonly round: number; readonly here?: RoundOf; readonly original?: RoundOf }[];
}

const LAST_ROUND = 12;

/** Undefined without an original of the same deal, and before the end: its moves tell which cards come. */
export async function compareWithOriginal(client: TableClient, seat: Seat): Promise<SideBySide | undefined> {
  if (client.snapshot().control.kind !== 'over') return undefined;
  const record = await recordOf(client);
  return record.ok ? sideBySide(record.value, seat) : undefined;
}

export function sideBySide(record: GameRecord, seat: Seat): SideBySide | undefined {
  const moves = record.original?.moves;
  const here = replay(record);
  const there = moves && replay({ ...record, moves });
  if (!there?.ok || !here.ok) return undefined;
  const [ours, theirs] = [here.value.steps, there.value.steps];
  const at = ours.findIndex(({ move }, i) => !theirs[i] || makeMove(theirs[i].move) !== makeMove(move));
  const first = at < 0 && theirs.length > ours.length ? ours.length : at;
  if (first < 0) return { parted: undefined, rounds: [] };
  const parted = roundBefore(here.value, first);
  const [own, other] = [roundsOf(here.value, seat), roundsOf(there.value, seat)];
  const last = Math.max(...own.keys(), ...other.keys());
  const rounds = Array.from({ length: last - parted + 1 }, (_, i) => {
    const [mine, others] = [own.get(parted + i), other.get(parted + i)];
    return { round: parted + i, ...(mine && { here: mine }), ...(others && { original: others }) };
  });
  return { parted, rounds };
}

/** The round of a move; the last raid belongs to the last round. */
function roundBefore({ start, steps }: Replayed, index: number): number {
  return Math.min(LAST_ROUND, targi.view(steps[index - 1]?.state ?? start, 'spectator').round);
}

function roundsOf(game: Replayed, seat: Seat): Map<number, RoundOf> {
  const rounds = new Map<number, RoundOf>();
  for (const [i, step] of game.steps.entries()) {
    const round = roundBefore(game, i);
    const score = targi.score(step.state);
    const before = rounds.get(round)?.moves ?? [];
    rounds.set(round, {
      moves: step.seat === seat ? [...before, step.move] : before,
      own: score[seat].total,
      other: score[seat === 'blue' ? 'white' : 'blue'].total,
    });
  }
  return rounds;
}
