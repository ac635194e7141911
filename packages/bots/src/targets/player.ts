import { assert, pick, type Rng } from '@caravanserai/contract';
import {
  clone,
  type DieId,
  guess,
  LEVELS as TOWER_LEVELS,
  type Move,
  needs,
  playUnchecked,
  type Seat,
  type Simulate,
  type State,
  type View,
} from '@caravanserai/targets';
import { type Decision, finish, SOONEST_FLICK_MS, type TargetsBot } from './bot.ts';
import { seeCall, type Span, within } from './calling.ts';
import { aim } from './flicking.ts';
import type { Level } from './levels.ts';
import { callAll } from './outcome.ts';
import { worthOf } from './worth.ts';

const CHOOSING_MS: Span = [900, 2200];
const FLICKING_MS: Span = [SOONEST_FLICK_MS, 4500]; // the same for all levels

/** `simulate` is the physics in a real game, and a fake in tests. */
export function makeBot(name: string, level: Level, simulate: Simulate): TargetsBot {
  const react: TargetsBot['react'] = (view, rng) => reaction(situationOf(view, rng), level, simulate, rng);
  const think: TargetsBot['think'] = (view, rng) => deliberate(view, level, simulate, rng);
  return { name, react, think, decide: (view, rng) => finish(think(view, rng)) };
}

interface Situation {
  readonly s: State;
  readonly seat: Seat;
}

/** A state consistent with the view; its random seed does not matter. */
function situationOf(view: View, rng: Rng): Situation {
  const { viewer: seat } = view;
  assert(seat !== 'spectator', 'who decides has a seat');
  return { s: guess(view, rng), seat };
}

function reaction({ s, seat }: Situation, { eyes, sense }: Level, simulate: Simulate, rng: Rng): Decision | undefined {
  return s.phase.name === 'flick' ? seeCall(s, seat, eyes, sense, simulate, rng) : undefined;
}

function* deliberate(view: View, level: Level, simulate: Simulate, rng: Rng): Generator<number, Decision | undefined> {
  const situation = situationOf(view, rng);
  const call = reaction(situation, level, simulate, rng);
  if (call) return call;
  const { s, seat } = situation;
  const need = needs(s);
  const isAsked = 'seats' in need ? need.seats.includes(seat) : 'seat' in need && need.seat === seat;
  if (!isAsked) return undefined;
  const afterMs = within(rng, CHOOSING_MS);
  const laterMs = Math.max(s.calls.lastMs, within(rng, FLICKING_MS));
  switch (need.kind) {
    case 'start': {
      const atMs = within(rng, level.eyes.targetsMs); // T30
      return { move: { type: 'begin', atMs }, afterMs: atMs };
    }
    case 'swap':
      // All dice are equal. The partner's goes to the bottom, so that the two dice of the bot's own colour are flicked first and can add up.
      return { move: { type: 'swap', die: pick(rng, s.stacks[seat]), level: TOWER_LEVELS[0] }, afterMs };
    case 'keep':
      return { move: bestKeep(s, seat, need.dice, level, simulate), afterMs };
    case 'remove':
      return { move: { type: 'remove', disc: pick(rng, need.discs) }, afterMs };
    case 'golden':
      return { move: { type: 'golden', ...(yield* aim(s, seat, level, simulate, rng)) }, afterMs };
    case 'calls':
      return { move: { type: 'pass' }, afterMs }; // independent of possible calls, so that the timing reveals nothing
    case 'flick':
      return { move: { type: 'flick', ...(yield* aim(s, seat, level, simulate, rng)) }, afterMs: laterMs };
    default:
      return undefined;
  }
}

/** T17: keeps the die that gives the better position. */
function bestKeep(s: State, seat: Seat, dice: readonly DieId[], { sense }: Level, simulate: Simulate): Move {
  const judged = dice.map((die) => {
    const next = clone(s);
    playUnchecked(next, seat, { type: 'keep', die }, simulate, []);
    callAll(next, simulate);
    return { die, worth: worthOf(next, seat, sense) };
  });
  return { type: 'keep', die: judged.reduce((a, b) => (b.worth > a.worth ? b : a)).die };
}
