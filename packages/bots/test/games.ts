import { assert, quickRng } from '@caravanserai/contract';
import { type Move, type Options, type Seat, type State, targi, type Targi, type View } from '@caravanserai/targi';
import type { Bot } from '../src/bot.ts';

/** A decision as a bot gets it, and the truth that it does not get. */
export interface Situation {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Anyone who is to act; nothing after the end. */
export function situationOf(state: State): Situation | undefined {
  const [seat] = targi.toAct(state);
  if (seat === undefined) return undefined;
  return { state, seat, view: targi.view(state, seat), moves: movesOf(state, seat) };
}

export function movesOf(state: State, seat: Seat): readonly Move[] {
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  return targi.moves.list(state, seat);
}

/** Both seats play on to the end; a move that is refused is a mistake. `visit` sees each decision that was a choice. */
export function playOn(
  start: State,
  seed: string,
  bot: Bot<Targi>,
  visit?: (situation: Situation, move: Move) => void,
): State {
  let state = start;
  for (let n = 0, at = situationOf(state); at; n++, at = situationOf(state)) {
    const move = bot.choose(at.view, at.moves, quickRng(`${seed}/${n}`));
    if (at.moves.length > 1) visit?.(at, move);
    const played = targi.play(state, at.seat, move);
    if (!played.ok) throw new Error(`${bot.name}: ${JSON.stringify(move)} in game ${seed}, decision ${n}, is refused`);
    state = played.value.state;
  }
  return state;
}

interface Wish {
  readonly count: number;
  readonly seed: string;
  readonly bot: Bot<Targi>;
  readonly options?: Partial<Options>;
  readonly only?: (situation: Situation) => boolean;
}

/** Real choices from a game of the bot, spread over all phases, the same for the same seed. */
export function someSituations({ count, seed, bot, options, only = () => true }: Wish): Situation[] {
  const byPhase = new Map<string, Situation[]>();
  const start = targi.init({ ...targi.defaultOptions, ...options }, seed);
  playOn(start, seed, bot, (situation) => {
    const { phase } = situation.view.pending;
    if (only(situation)) byPhase.set(phase, [...(byPhase.get(phase) ?? []), situation]);
  });
  const queues = [...byPhase.values()].map((found) => spread(found, Math.ceil(count / 2)));
  const found: Situation[] = [];
  for (let i = 0; found.length < count && queues.some((queue) => i < queue.length); i++) {
    for (const queue of queues) if (i < queue.length && found.length < count) found.push(queue[i]);
  }
  return found;
}

/** At most `count` of them, evenly far apart. */
export function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]);
}
