import { assert, err, ok, type Refusal, type Result } from '@caravanserai/contract';
import {
  type GameRecord,
  type Move,
  type Reason,
  type Seat,
  SEATS,
  seatsOf,
  type State,
  type Step,
  type Turn,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Want } from '@caravanserai/targets/tricks';
import type { Rules } from '@caravanserai/targets/versions';
import type { Drill, Player, Setup, Shot } from '../client.ts';
import { type Judged, judged, startOf } from './drill.ts';
import { shotOf } from './look.ts';

export type FullSetup = Setup & { readonly seed: string };

/** A game or practice with its whole history, and the rules version that it follows to its end. Immutable: every change makes a new value. */
export interface Table {
  readonly id: string;
  readonly rules: Rules;
  readonly setup: FullSetup;
  readonly start: State;
  readonly steps: readonly TableStep[];
  readonly shot: Shot | undefined;
}

export interface TableStep extends Step {
  readonly isReached?: boolean; // in a drill: whether the completed try reached the goal
  readonly missing?: readonly Want[];
  readonly mm?: number; // at a daily shot
}

export function newTable(id: string, setup: FullSetup, rules: Rules): Table {
  return { id, rules, setup, start: beginning(setup, rules), steps: [], shot: undefined };
}

function beginning(setup: FullSetup, rules: Rules): State {
  if (setup.drill) return startOf(setup.drill);
  const state = rules.init(setup.options, setup.seed);
  return setup.kind === 'practice' ? alone(rules, setup, state, state) : state;
}

export function stateOf({ start, steps }: Table): State {
  return steps.at(-1)?.state ?? start;
}

export function isFlick({ move }: Turn): boolean {
  return move.type === 'flick' || move.type === 'golden';
}

export function play(table: Table, seat: Seat, move: Move): Result<Table, Refusal<Reason>> {
  const { rules } = table;
  const before = stateOf(table);
  let result: FlickResult | undefined;
  const played = rules.playWith((...flicking) => (result = rules.flick(...flicking)))(before, seat, move);
  if (!played.ok) return err(whyNot(rules, before, { seat, move }, played.error));
  const { state, events, isReached, missing, mm } = carriedOn(table, { ...played.value, move });
  const tried =
    isReached === undefined ? {} : { isReached, ...(missing && { missing }), ...(mm === undefined ? {} : { mm }) };
  const steps = [...table.steps, { seat, move, events, state, ...tried }];
  const shot = result ? shotOf(rules, before, { seat, n: steps.length, events }, result) : table.shot;
  return ok({ ...table, steps, shot });
}

/** Result of a move: unchanged in a game; in practice, with the table prepared for the next move. */
function carriedOn({ rules, setup, start }: Table, played: Pick<Step, 'state' | 'events' | 'move'>): Judged {
  if (setup.drill) return judged(setup.drill, played, start);
  const state = setup.kind === 'practice' ? alone(rules, setup, played.state, start) : played.state;
  return { state, events: played.events, isReached: undefined };
}

/** Explains a call by a player who has none; more precise than «not your turn». */
function whyNot(rules: Rules, s: State, { seat, move }: Turn, refusal: Refusal<Reason>): Refusal<Reason> {
  const isCall = 'atMs' in move;
  if (refusal.code !== 'not-your-turn' || !isCall) return refusal;
  const reason = rules.refusalOf(s, seat, move);
  return reason ? { code: 'illegal', reason } : refusal;
}

const ALONE = 'red';

/**
 * Practice: the player starts every round and is the only one to act. The other pucks are empty, or their towers stand as long as there are dice to
 * flick at them. What would end a game starts it again.
 */
function alone(rules: Rules, { hasRivals = false }: FullSetup, s: State, start: State): State {
  if (s.phase.name === 'golden' || s.phase.name === 'over') return start;
  const next = rules.clone(s);
  const others = seatsOf(next.options).filter((seat) => seat !== ALONE);
  next.first = ALONE;
  next.calls.passed = [...new Set([...next.calls.passed, ...others])]; // and make no calls
  if (hasRivals && next.towers[ALONE].length > 0) {
    if (next.phase.name === 'flick') next.phase = { name: 'flick', from: ALONE };
    return next;
  }
  for (const seat of others) next.towers[seat] = [];
  next.dice = next.dice.map((die) =>
    die.holder === ALONE ? die : { ...die, spot: 'out', pose: undefined, face: undefined, isFlat: false },
  );
  return next;
}

/** In a drill every try counts. */
export function canUndo({ setup, steps }: Table): boolean {
  return setup.kind === 'practice' && setup.drill === undefined && steps.some(isFlick);
}

/** The table before the last flick. */
export function undo(table: Table): Table | undefined {
  const last = table.steps.findLastIndex(isFlick);
  if (!canUndo(table)) return undefined;
  return { ...table, steps: table.steps.slice(0, last), shot: undefined };
}

/** The same players at another practice table. */
export function lay({ id, rules, setup }: Table, drill: Drill | undefined): Table | undefined {
  if (setup.kind !== 'practice') return undefined;
  const { drill: _, ...bare } = setup;
  return newTable(id, drill ? { ...bare, drill } : bare, rules);
}

export function recordOf({ rules, setup, steps }: Table): GameRecord {
  const { players, options, seed } = setup;
  const names = Object.fromEntries(SEATS.map((seat) => [seat, nameOf(players[seat])])) as GameRecord['players'];
  return { rulesVersion: rules.version, seed, options, players: names, moves: steps.map(turnOf) };
}

function nameOf(player: Player | undefined): string {
  if (!player) return '';
  return player.kind === 'bot' ? player.level : player.name;
}

export function turnOf({ seat, move }: Turn): Turn {
  return { seat, move };
}

/** Resumes a stored table by replaying every move; in an error, `at` is the index of the first refused move. */
export function resume(
  id: string,
  setup: FullSetup,
  turns: readonly Turn[],
  rules: Rules,
): Result<Table, { readonly at: number; readonly refusal: Refusal<Reason> }> {
  let table = newTable(id, setup, rules);
  for (const [at, { seat, move }] of turns.entries()) {
    const next = play(table, seat, move);
    if (!next.ok) return err({ at, refusal: next.error });
    table = next.value;
  }
  return ok(table);
}

export function botSeats(
  { rules, setup }: Table,
  s: State,
): readonly { readonly seat: Seat; readonly level: BotLevel }[] {
  return rules.toAct(s).flatMap((seat) => {
    const player = setup.players[seat];
    return player?.kind === 'bot' ? [{ seat, level: player.level }] : [];
  });
}
type BotLevel = Extract<Player, { kind: 'bot' }>['level'];

export function playerOf({ setup }: Table, seat: Seat): Player {
  const player = setup.players[seat];
  assert(player !== undefined, `${seat} sits at the table`);
  return player;
}
