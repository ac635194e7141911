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
import { openBot, parseSpec } from './bots.ts';
import { importBot, orThrownBy } from '../userBots/module.ts';
import { ProgramError } from '../userBots/problem.ts';
import { readObject, type Running, startProgram } from '../userBots/process.ts';

/** A player in the terminal: one of our bots, or a user's, which may answer asynchronously. */
export interface Player {
  readonly name: string; // as given on the command line
  /** Undefined: leaves the next step to another player. */
  decide(view: View, rng: Rng): Decision | undefined | Promise<Decision | undefined>;
  /** Resolves when the player has released its resources. */
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
      const decide: Player['decide'] = (seen, rng) =>
        readDecision(
          name,
          seen,
          orThrownBy(() => bot.decide(seen, rng)),
        );
      return { name, decide, close };
    }
    case 'program':
      return openProgram(name, spec.command, limitMs);
    default:
      return assertNever(spec);
  }
}

/**
 * Protocol: one JSON object per line. We send the view; the program answers with a move, or without one to wait. It is
 * started by the first question.
 */
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

const LATER_MS = 3000; // after the last call: the default time of a flick

/**
 * Parses `{"move": …}` or `{"notation": "…"}`, with an optional `afterMs`; an answer without a move leaves the step to
 * the others.
 */
function readDecision(program: string, { viewer, calls }: View, answer: unknown): Decision | undefined {
  const { move: proposed, notation, afterMs } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if ((proposed ?? notation ?? undefined) === undefined) return undefined;
  const move = typeof notation === 'string' ? parseTurn(`${viewer}:${notation}`)?.move : parseMove(proposed);
  if (!move) throw new ProgramError({ code: 'not-an-answer', program, sent: JSON.stringify(answer) });
  const atMs = 'atMs' in move ? move.atMs : calls.lastMs + LATER_MS;
  return { move, afterMs: typeof afterMs === 'number' && afterMs >= 0 ? afterMs : atMs };
}

export type Players = Readonly<Partial<Record<Seat, Player>>>;

/**
 * Asks every player who may act, and plays the earliest decision. If two are simultaneous, the player for whom the
 * table waits comes first.
 */
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

/** Thrown if the player for whom the table waits does not act. */
export function idle(s: State, players: Players): ProgramError {
  const program = players[toAct(s)[0] ?? 'red']?.name ?? '';
  return new ProgramError({ code: 'not-an-answer', program, sent: '{}' });
}
