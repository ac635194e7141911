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
import type { Rules } from '@caravanserai/targets/versions';
import type { Drill, Player, Setup, Shot } from '../client.ts';
import { judged, startOf } from './drill.ts';
import { shotOf } from './look.ts';

export type FullSetup = Setup & { readonly seed: string };

/** A game or a practice with all that has happened in it, and the rules that it follows to its end. Every change is a new one. */
export interface Table {
  readonly id: string;
  readonly rules: Rules;
  readonly setup: FullSetup;
  readonly start: State;
  readonly steps: readonly TableStep[];
  readonly shot: Shot | undefined;
}

export interface TableStep extends Step {
  readonly isReached?: boolean; // of a drill: the goal, by a try that is over
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
  const played = rules.playWith((scene, flick) => (result = rules.flick(scene, flick)))(before, seat, move);
  if (!played.ok) return err(whyNot(rules, before, { seat, move }, played.error));
  const { state, events, isReached } = carriedOn(table, { ...played.value, move });
  const steps = [...table.steps, { seat, move, events, state, ...(isReached === undefined ? {} : { isReached }) }];
  const shot = result ? shotOf(rules, before, { seat, n: steps.length, events }, result) : table.shot;
  return ok({ ...table, steps, shot });
}

/** A game goes on as it is; practice has a table of its own after each move. */
function carriedOn({ rules, setup, start }: Table, played: Pick<Step, 'state' | 'events' | 'move'>) {
  if (setup.drill) return judged(setup.drill, played, start);
  const state = setup.kind === 'practice' ? alone(rules, setup, played.state, start) : played.state;
  return { state, events: played.events, isReached: undefined };
}

/** A call of somebody who has none: the judge knows better than «not your turn» what is wrong with it. */
function whyNot(rules: Rules, s: State, { seat, move }: Turn, refusal: Refusal<Reason>): Refusal<Reason> {
  const isCall = 'atMs' in move;
  if (refusal.code !== 'not-your-turn' || !isCall) return refusal;
  const reason = rules.refusalOf(s, seat, move);
  return reason ? { code: 'illegal', reason } : refusal;
}

const ALONE = 'red';

/**
 * Practice: who flicks begins every round, and nobody else does anything. The other pucks are empty, or their towers stand for as long as
 * there is a die to flick at them. What would end a game begins everything again.
 */
function alone(rules: Rules, { hasRivals = false }: FullSetup, s: State, start: State): State {
  if (s.phase.name === 'golden' || s.phase.name === 'over') return start;
  const next = rules.clone(s);
  const others = seatsOf(next.options).filter((seat) => seat !== ALONE);
  next.first = ALONE;
  next.calls.passed = [...new Set([...next.calls.passed, ...others])]; // and call nothing
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

/** To before the last flick. */
export function undo(table: Table): Table | undefined {
  const last = table.steps.findLastIndex(isFlick);
  if (!canUndo(table)) return undefined;
  return { ...table, steps: table.steps.slice(0, last), shot: undefined };
}

/** The same people at another table of practice. */
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

/** A kept table, every move judged again; `at` is the index of the first that is refused. */
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
