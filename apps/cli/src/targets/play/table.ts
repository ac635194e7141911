import { err, ok, type Refusal, type Result } from '@caravanserai/contract';
import {
  type GameRecord,
  init,
  type Move,
  type Options,
  playWith,
  type Reason,
  RULES_VERSION,
  type Seat,
  seatsOf,
  type Simulate,
  type State,
  type Step,
  toAct,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { AnyT } from '@caravanserai/texts';
import type { Io } from '../../io.ts';
import { botRng } from '../bots.ts';
import { idle, nextStep, type Players } from '../players.ts';

export const HUMAN = 'human';

/** A local game: who has which seat, and every step so far. */
export interface Session {
  readonly io: Io;
  readonly t: AnyT;
  readonly file: string;
  readonly seed: string;
  readonly options: Options;
  readonly names: Readonly<Record<Seat, string>>; // `human`, or a bot as parsed by `parseSpec`
  readonly bots: Players;
  readonly simulate: Simulate;
  steps: readonly Step[];
}

export function stateOf({ options, seed, steps }: Session): State {
  return steps.at(-1)?.state ?? init(options, seed);
}

export function recordOf({ seed, options, names, steps }: Session): GameRecord {
  const moves = steps.map(({ seat, move }) => ({ seat, move }));
  return { rulesVersion: RULES_VERSION, seed, options, players: names, moves };
}

export function peopleOf({ options, names }: Pick<Session, 'options' | 'names'>): readonly Seat[] {
  return seatsOf(options).filter((seat) => names[seat] === HUMAN);
}

/** The people who may act; the one the table waits for comes first. */
export function peopleToAct(session: Session): readonly Seat[] {
  const people = peopleOf(session);
  return toAct(stateOf(session)).filter((seat) => people.includes(seat));
}

export function playMove(session: Session, seat: Seat, move: Move): Result<Step, Refusal<Reason>> {
  const played = playWith(session.simulate)(stateOf(session), seat, move);
  return played.ok ? ok({ seat, move, ...played.value }) : err(played.error);
}

/** The bots' next step, after the people have passed. Undefined if the table waits for people only. */
export async function botStep(session: Session): Promise<Step | undefined> {
  const { bots, simulate, seed, steps } = session;
  const s = stateOf(session);
  const step = await nextStep(s, bots, simulate, (seat) => botRng(seed, seat, steps.length));
  const [waited] = toAct(s);
  if (!step && waited && bots[waited]) throw idle(s, bots);
  return step;
}

/** Caches flicks. They are deterministic and the file is rewritten after every step, so no roll is simulated twice. */
export function remembering(flick: (...roll: Parameters<Simulate>) => FlickResult): Simulate {
  const known = new Map<string, ReturnType<Simulate>>();
  return (scene, flicked) => {
    const key = JSON.stringify([scene, flicked]);
    const outcome = known.get(key) ?? flick(scene, flicked);
    known.set(key, outcome);
    return outcome;
  };
}
