import type { Decision, TargetsBot } from '@caravanserai/bots/targets';
import { assert, assertNever, type Rng } from '@caravanserai/contract';
import {
  parseMove,
  parseTurn,
  playWith,
  type Seat,
  type Simulate,
  type State,
  type Step,
  toAct,
  type View,
  view,
} from '@caravanserai/targets';
import { importBot } from '../arena/player.ts';
import { ProgramError, readObject, type Running, startProgram } from '../arena/program.ts';
import { openBot, parseSpec } from './bots.ts';

/** Anyone who plays in the terminal: a bot of ours, or one of somebody else's that may take its time to answer. */
export interface Player {
  readonly name: string; // as it was asked for
  /** Nothing: the next thing is left to somebody else. */
  decide(view: View, rng: Rng): Decision | undefined | Promise<Decision | undefined>;
  /** When it is done, nothing of the player is left running. */
  close(): Promise<void>;
}

export async function openPlayer(name: string, simulate: Simulate, limitMs: number): Promise<Player> {
  const spec = parseSpec(name);
  assert(spec !== undefined, 'the names of bots were checked');
  const close = async () => {};
  switch (spec.kind) {
    case 'named': {
      const bot = openBot(spec.name, simulate);
      return { name, decide: (seen, rng) => bot.decide(seen, rng), close };
    }
    case 'module': {
      const bot = await importBot<Pick<TargetsBot, 'decide'>>(spec.file, 'decide');
      const decide: Player['decide'] = (seen, rng) => readDecision(name, seen, bot.decide(seen, rng));
      return { name, decide, close };
    }
    case 'program':
      return openProgram(name, spec.command, limitMs);
    default:
      return assertNever(spec);
  }
}

/** One JSON object a line: we ask with the view, it answers with a move, or with none. It is started when first asked. */
function openProgram(name: string, command: string, limitMs: number): Player {
  let running: Running | undefined;
  let asked = 0;
  return {
    name,
    async decide(seen) {
      running ??= startProgram(command);
      const question = { type: 'ask', n: ++asked, seat: seen.viewer, view: seen };
      return readDecision(name, seen, readObject(name, await running.ask(JSON.stringify(question), limitMs)));
    },
    async close() {
      await running?.close();
    },
  };
}

const LATER_MS = 3000; // than the last call: a flick that says nothing of its time

/** `{"move": …}` or `{"notation": "…"}`, with `afterMs` if it matters; anything without a move leaves it to the others. */
function readDecision(program: string, { viewer, calls }: View, answer: unknown): Decision | undefined {
  const { move: wish, notation, afterMs } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if ((wish ?? notation ?? undefined) === undefined) return undefined;
  const move = typeof notation === 'string' ? parseTurn(`${viewer}:${notation}`)?.move : parseMove(wish);
  if (!move) throw new ProgramError({ code: 'not-an-answer', program, sent: JSON.stringify(answer) });
  const atMs = 'atMs' in move ? move.atMs : calls.lastMs + LATER_MS;
  return { move, afterMs: typeof afterMs === 'number' && afterMs >= 0 ? afterMs : atMs };
}

export type Players = Readonly<Partial<Record<Seat, Player>>>;

/** Asks every player who may act, and does what is decided first; of two at the same moment, what the table waits for. */
export async function nextStep(
  s: State,
  players: Players,
  simulate: Simulate,
  chance: (seat: Seat) => Rng,
): Promise<Step | undefined> {
  const decided: (Decision & { readonly seat: Seat; readonly player: Player })[] = [];
  for (const seat of toAct(s)) {
    const player = players[seat];
    const decision = await player?.decide(view(s, seat), chance(seat));
    if (player && decision) decided.push({ seat, player, ...decision });
  }
  const [first] = decided.toSorted((a, b) => a.afterMs - b.afterMs);
  if (!first) return undefined;
  const { seat, move, player } = first;
  const played = playWith(simulate)(s, seat, move);
  if (played.ok) return { seat, move, ...played.value };
  throw new ProgramError({
    code: 'refused',
    program: player.name,
    sent: JSON.stringify(move),
    refusal: played.error,
  });
}

/** The table waits for somebody who does not act. */
export function idle(s: State, players: Players): ProgramError {
  const program = players[toAct(s)[0] ?? 'red']?.name ?? '';
  return new ProgramError({ code: 'not-an-answer', program, sent: '{}' });
}
