import { assert, quickRng } from '@caravanserai/contract';
import { type Move, type Options, type Seat, type State, targi, type Targi, type View } from '@caravanserai/targi';
import type { Bot } from '../src/bot.ts';

/** A decision: the bot's input, and the real state, which is hidden from it. */
export interface Situation {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** The decision of the player to act, or undefined after the end. */
export function situationOf(state: State): Situation | undefined {
  const [seat] = targi.toAct(state);
  if (seat === undefined) return undefined;
  return { state, seat, view: targi.view(state, seat), moves: movesOf(state, seat) };
}

export function movesOf(state: State, seat: Seat): readonly Move[] {
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  return targi.moves.list(state, seat);
}

/** Plays both seats to the end; throws if a move is refused. `visit` is called for each decision with more than one move. */
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

interface SituationQuery {
  readonly count: number;
  readonly seed: string;
  readonly bot: Bot<Targi>;
  readonly options?: Partial<Options>;
  readonly only?: (situation: Situation) => boolean;
}

/** Decisions with more than one move from a game of the bot, spread over all phases. Deterministic for a seed. */
export function someSituations({ count, seed, bot, options, only = () => true }: SituationQuery): Situation[] {
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

/** At most `count` items at even distances. */
export function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]);
}

/** Runs an evaluation to its end; throws if it reports a share of progress outside 0 to 1. */
export function finish<T>(steps: Generator<number, T>): T {
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    if (!(step.value >= 0 && step.value <= 1)) throw new Error(`the share that is done cannot be ${step.value}`);
  }
  return step.value;
}
