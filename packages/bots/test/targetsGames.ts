import { quickRng } from '@caravanserai/contract';
import {
  init,
  type Options,
  type Seat,
  SEATS,
  type Simulate,
  type State,
  type Step,
  toAct,
} from '@caravanserai/targets';
import { type Level, LEVEL_NAMES, LEVELS, makeBot, nextStep, type TargetsBot } from '../src/targets/index.ts';

/** A level with minimal simulation, for speed. */
export function hasty(name: keyof typeof LEVELS): Level {
  return { ...LEVELS[name], stages: [{ strokes: 3, tries: 1 }] };
}

/** Assigns the levels to the seats in order, starting with level number `shift`. */
export function hastyPlayers(simulate: Simulate, shift = 0): Record<Seat, TargetsBot> {
  const bots = LEVEL_NAMES.map((name) => makeBot(name, hasty(name), simulate));
  return Object.fromEntries(SEATS.map((seat, i) => [seat, bots[(i + shift) % bots.length]])) as Record<
    Seat,
    TargetsBot
  >;
}

export interface BotStep extends Step {
  readonly before: State;
}

const TOO_MANY = 2000;

/** Plays a whole game; `nextStep` throws if a move is refused. */
export function playBots(
  options: Options,
  seed: string,
  players: Readonly<Record<Seat, TargetsBot>>,
  simulate: Simulate,
): readonly BotStep[] {
  const steps: BotStep[] = [];
  let state = init(options, seed);
  while (toAct(state).length > 0) {
    const n = steps.length;
    if (n > TOO_MANY) throw new Error(`${seed} does not end`);
    const step = nextStep(state, players, simulate, (seat) => quickRng(`${seed}/${seat}/${n}`));
    steps.push({ before: state, ...step });
    ({ state } = step);
  }
  return steps;
}

/** Deep-freezes a value, to detect bots that modify their view. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
