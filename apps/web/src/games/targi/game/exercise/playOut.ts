import type { Thinker } from '@caravanserai/bots/targi';
import { at } from '@caravanserai/contract';
import { type Move, type Seat, targi } from '@caravanserai/targi';
import * as T from '../table.ts';

/** What the player who was asked has at the end of the round. */
export interface RoundEnd {
  readonly own: number; // points
  readonly other: number;
  readonly goods: number;
  readonly gold: number;
}

interface PlayOut {
  readonly thinker: Thinker;
  readonly signal: AbortSignal;
}

const LEVEL = 'amenokal';
const MOST_STEPS = 120;
const MOST_DEALS = 5;
const NEAR = 0.5; // of the points that the answer loses

/** The rest of the round after a move and after the best one, in the same deal. */
export interface Rounds {
  readonly answer: T.Table;
  readonly best: T.Table;
}

/**
 * Plays the round out, both sides by the same level. A single deal may favour the worse move: of a few deals, the first that shows at least half
 * of what it loses is taken, or else the one that shows most.
 */
export async function playRounds(
  start: T.Table,
  { answer, best, cost }: { readonly answer: Move; readonly best: Move; readonly cost: number },
  use: PlayOut,
): Promise<Rounds> {
  const seat = T.seatToAct(start) ?? 'blue';
  let shown: { readonly rounds: Rounds; readonly gain: number } | undefined;
  for (let n = 0; n < MOST_DEALS; n++) {
    const dealt = T.newTable(start.id, { ...start.setup, seed: `${start.id} ${n}` });
    const played = await playOut(dealt, answer, use);
    if (cost === 0) return { answer: played, best: played };
    const rounds = { answer: played, best: await playOut(dealt, best, use) };
    const gain = (await marginOf(rounds.best, seat, use)) - (await marginOf(played, seat, use));
    if (!shown || gain > shown.gain) shown = { rounds, gain };
    if (gain >= NEAR * cost) break;
  }
  return shown?.rounds ?? { answer: start, best: start };
}

/** To the next placement, or to the end of the game. */
async function playOut(start: T.Table, move: Move, { thinker, signal }: PlayOut): Promise<T.Table> {
  const { players } = start.setup;
  const { round } = targi.view(T.stateOf(start), 'spectator');
  const first = T.act(start, move);
  let table = first.ok ? first.value : start;
  for (let n = 0; n < MOST_STEPS; n++) {
    const seat = T.seatToAct(table);
    const state = T.stateOf(table);
    const view = seat && targi.view(state, seat);
    if (!view || (view.round !== round && view.pending.phase === 'place')) break;
    const request = { view, moves: T.legalMoves(table), level: LEVEL, seed: `${start.id} ${n}` } as const;
    const thought = await thinker.think({ ...request, mode: { kind: 'nodes' } }, { signal });
    const next = T.actForBot({ ...table, setup: { ...table.setup, players: REMOTE } }, thought.move);
    table = { ...next, setup: { ...next.setup, players } };
  }
  return table;
}

const REMOTE = { blue: { kind: 'remote', name: '' }, white: { kind: 'remote', name: '' } } as const;

/** The final margin that this seat can expect. */
async function marginOf(table: T.Table, seat: Seat, { thinker, signal }: PlayOut): Promise<number> {
  const toAct = T.seatToAct(table);
  const { own, other } = endOf(table, seat);
  if (!toAct) return own - other;
  const { options } = await thinker.hint(targi.view(T.stateOf(table), toAct), { signal });
  const { margin } = at(options, 0);
  return toAct === seat ? margin : -margin;
}

export function endOf(table: T.Table, seat: Seat): RoundEnd {
  const state = T.stateOf(table);
  const score = targi.score(state);
  const { goods, gold, storedGold } = targi.view(state, seat)[seat];
  return {
    own: score[seat].total,
    other: score[seat === 'blue' ? 'white' : 'blue'].total,
    goods: goods.dates + goods.salt + goods.pepper,
    gold: gold + storedGold,
  };
}
