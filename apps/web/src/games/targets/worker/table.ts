import { assert, err, ok, type Refusal, type Result } from '@caravanserai/contract';
import {
  type GameRecord,
  type Move,
  type Reason,
  type Seat,
  SEATS,
  type State,
  type Step,
  type Turn,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Rules } from '@caravanserai/targets/versions';
import type { Player, Setup, Shot } from '../client.ts';
import { shotOf } from './look.ts';

export type FullSetup = Setup & { readonly seed: string };

/** A game or a practice with all that has happened in it, and the rules that it follows to its end. Every change is a new one. */
export interface Table {
  readonly id: string;
  readonly rules: Rules;
  readonly setup: FullSetup;
  readonly start: State;
  readonly steps: readonly Step[];
  readonly shot: Shot | undefined;
}

export function newTable(id: string, setup: FullSetup, rules: Rules): Table {
  return { id, rules, setup, start: beginning(setup, rules), steps: [], shot: undefined };
}

function beginning({ kind, options, seed }: FullSetup, rules: Rules): State {
  const state = rules.init(options, seed);
  return kind === 'practice' ? alone(rules, state, state) : state;
}

export function stateOf({ start, steps }: Table): State {
  return steps.at(-1)?.state ?? start;
}

export function isFlick({ move }: Turn): boolean {
  return move.type === 'flick' || move.type === 'golden';
}

export function play(table: Table, seat: Seat, move: Move): Result<Table, Refusal<Reason>> {
  const { rules, setup, start } = table;
  const before = stateOf(table);
  let result: FlickResult | undefined;
  const played = rules.playWith((scene, flick) => (result = rules.flick(scene, flick)))(before, seat, move);
  if (!played.ok) return err(whyNot(rules, before, { seat, move }, played.error));
  const { events } = played.value;
  const state = setup.kind === 'practice' ? alone(rules, played.value.state, start) : played.value.state;
  const steps = [...table.steps, { seat, move, events, state }];
  const shot = result ? shotOf(rules, before, { seat, n: steps.length, events }, result) : table.shot;
  return ok({ ...table, steps, shot });
}

/** A call of somebody who has none: the judge knows better than «not your turn» what is wrong with it. */
function whyNot(rules: Rules, s: State, { seat, move }: Turn, refusal: Refusal<Reason>): Refusal<Reason> {
  const isCall = 'atMs' in move;
  if (refusal.code !== 'not-your-turn' || !isCall) return refusal;
  const reason = rules.refusalOf(s, seat, move);
  return reason ? { code: 'illegal', reason } : refusal;
}

const RESTING_SEAT = 'blue';

/** Practice: the other puck stays empty, and who flicks begins every round. A tie with nobody begins everything again. */
function alone(rules: Rules, s: State, start: State): State {
  if (s.phase.name === 'golden') return start;
  const next = rules.clone(s);
  next.first = 'red';
  next.towers[RESTING_SEAT] = [];
  if (!next.calls.passed.includes(RESTING_SEAT)) next.calls.passed.push(RESTING_SEAT); // and calls nothing
  next.dice = next.dice.map((die) =>
    die.holder === RESTING_SEAT ? { ...die, spot: 'out', pose: undefined, face: undefined, isFlat: false } : die,
  );
  return next;
}

/** To before the last flick. */
export function undo(table: Table): Table | undefined {
  const last = table.steps.findLastIndex(isFlick);
  if (table.setup.kind !== 'practice' || last < 0) return undefined;
  return { ...table, steps: table.steps.slice(0, last), shot: undefined };
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
