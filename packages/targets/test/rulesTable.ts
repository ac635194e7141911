import type { Refusal } from '@caravanserai/contract';
import { callers, isClosing, undecided } from '../src/calls.ts';
import { init, playWith } from '../src/engine.ts';
import type { Event } from '../src/events.ts';
import {
  type DieFact,
  type DieId,
  type Face,
  faceUp,
  footprint,
  isFlatOnTable,
  ORIENTATIONS,
  type PlacedDie,
  type Point,
  type Pose,
  type Seat,
  SEATS,
  type Where,
} from '../src/geometry.ts';
import { refusalOf } from '../src/judge.ts';
import type { Move } from '../src/moves.ts';
import { CALLINGS, checkOptions, DEFAULT_OPTIONS, type Options, PLAYER_COUNTS } from '../src/options.ts';
import type { Reason } from '../src/rules.ts';
import { dieOf, type FlickOutcome, puckOf, sceneOf, type State } from '../src/state.ts';

const YES_NO = [false, true];

/** All valid combinations of options, except for the first player. */
export const ALL_OPTIONS: readonly Options[] = PLAYER_COUNTS.flatMap((players) =>
  CALLINGS.flatMap((calls) =>
    YES_NO.flatMap((pasVu) =>
      YES_NO.flatMap((threeByThree) =>
        YES_NO.map((teams): Options => ({ ...DEFAULT_OPTIONS, players, pasVu, threeByThree, teams, calls })),
      ),
    ),
  ),
).filter((options) => checkOptions(options).ok);

export function tableOf(options: Partial<Options> = {}): State {
  return init({ ...DEFAULT_OPTIONS, first: 'red', ...options }, 'hand-made');
}

/** Where a die came to rest. Defaults: flat on the table, rolled, moved. */
export interface Rest {
  readonly at?: Point;
  readonly face?: Face;
  readonly where?: Where;
  readonly slid?: boolean;
  readonly cocked?: boolean;
  readonly heightUm?: number; // height of its centre
  readonly pose?: Pose; // overrides the fields above
  readonly since?: number; // the frame in which it was set in motion
}

export function lying({ at = FAR, face = 1, cocked = false, heightUm = 8_000 }: Rest): Pose {
  const q = cocked ? ([300_000, 200_000, 100_000, 927_000] as const) : ORIENTATIONS[(face - 1) * 4];
  return { xUm: at.xUm, zUm: at.zUm, yUm: cocked ? 20_000 : heightUm, q };
}

/** A place on the table away from all discs and pucks. */
export const FAR: Point = { xUm: 300_000, zUm: 300_000 };

export type Rests = { readonly [die in DieId]?: Rest };

/** The result of a flick that moved only these dice. */
export function outcomeOf(s: State, rests: Rests): FlickOutcome {
  const placed = sceneOf(s).dice.map(({ die, pose }): PlacedDie => {
    const rest = rests[die];
    if (!rest) return { die, pose };
    return { die, pose: rest.pose ?? (rest.where === 'tower' ? pose : lying(rest)) };
  });
  return { dice: placed, facts: placed.map(({ die, pose }) => factOf(s, die, pose, rests[die])) };
}

function factOf(s: State, die: DieId, pose: Pose, rest: Rest | undefined): DieFact {
  const where = rest ? (rest.where ?? 'table') : dieOf(s, die).spot === 'tower' ? 'tower' : 'table';
  const face = where === 'table' ? faceUp(pose) : undefined;
  return {
    die,
    where,
    ...(face ? { face } : {}),
    isFlat: where === 'table' && isFlatOnTable(pose),
    moved: rest !== undefined,
    rolled: rest !== undefined && !rest.slid,
    footprint: footprint(pose),
    ...(rest?.since === undefined ? {} : { sinceFrame: rest.since }),
  };
}

export interface Done {
  readonly state: State;
  readonly events: readonly Event[];
}

export function tryMove(s: State, seat: Seat, move: Move, rests: Rests = {}): Done | Refusal<Reason> {
  const played = playWith(() => outcomeOf(s, rests))(s, seat, move);
  return played.ok ? played.value : played.error;
}

/** The reason for refusing a move, or 'accepted'. For a miscall, which is legal (T29), the reason why it is one. */
export function refusal(s: State, seat: Seat, move: unknown): Reason | 'not-your-turn' | 'accepted' {
  const done = tryMove(s, seat, move as Move);
  if ('state' in done)
    return find(done.events, 'miscalled').length > 0 ? (refusalOf(s, seat, move as Move) ?? 'accepted') : 'accepted';
  return done.code === 'illegal' ? done.reason : 'not-your-turn';
}

export function act(s: State, seat: Seat, move: Move, rests: Rests = {}): Done {
  const done = tryMove(s, seat, move, rests);
  if (!('state' in done)) throw new Error(`${seat} ${JSON.stringify(move)} was refused: ${JSON.stringify(done)}`);
  return done;
}

export const STROKE = { vxMmS: 0, vzMmS: -1000, highPm: 150, sidePm: 0 } as const;

export function flick(s: State, seat: Seat, rests: Rests): Done {
  return act(s, seat, { type: 'flick', ...STROKE }, rests);
}

/** The centre of a disc of the middle, or a place at this offset from it. */
export function on(s: State, disc: number, xUm = 0, zUm = 0): Point {
  const centre = s.middle[disc];
  return { xUm: centre.xUm + xUm, zUm: centre.zUm + zUm };
}

/** A place beside a puck, on the discs stored under it. */
export function besidePuck(s: State, seat: Seat): Point {
  const { xUm, zUm } = puckOf(s, seat);
  return { xUm: xUm + 35_000, zUm };
}

export function typesOf(events: readonly Event[]): readonly Event['type'][] {
  return events.map(({ type }) => type);
}

export function find<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
}

export function spotsOf(s: State): Readonly<Record<string, string>> {
  return Object.fromEntries(s.dice.map(({ die, spot }) => [die, spot]));
}

/** Changes a copy, for positions that would take many moves to reach. */
export function changed(s: State, change: (copy: State) => void): State {
  const copy = structuredClone(s);
  change(copy);
  return copy;
}

/** Takes these dice off the towers and puts them on the table. */
export function withLying(s: State, rests: Rests): State {
  return changed(s, (copy) => {
    for (const [id, rest] of Object.entries(rests) as [DieId, Rest][]) {
      const pose = lying(rest);
      Object.assign(dieOf(copy, id), { spot: 'table', pose, face: faceUp(pose), isFlat: isFlatOnTable(pose) });
      for (const seat of SEATS) copy.towers[seat] = copy.towers[seat].filter((die) => die !== id);
    }
  });
}

/** Puts these dice out for the round. */
export function without(s: State, ...dice: readonly DieId[]): State {
  return changed(s, (copy) => {
    for (const id of dice) {
      Object.assign(dieOf(copy, id), { spot: 'out', pose: undefined, face: undefined, isFlat: false });
      for (const seat of SEATS) copy.towers[seat] = copy.towers[seat].filter((die) => die !== id);
    }
  });
}

/** One flick before the end of a round: red has one die left; all others are out, or as given in `rests`. */
export function nearEnd(
  options: Partial<Options>,
  rests: (s: State) => Rests,
  change: (copy: State) => void = () => {},
): State {
  const s = changed(tableOf({ ...options, first: 'red' }), (copy) => {
    copy.phase = { name: 'flick', from: 'red' };
    change(copy);
  });
  const lying = rests(s);
  const others = s.dice.map(({ die }) => die).filter((die) => die !== 'red3' && !lying[die]);
  return withLying(without(s, ...others), lying);
}

export const AWAY: Rest = { where: 'off' };

/** Red's last flick, after which all players pass. */
export function endRound(s: State, rest: Rest = AWAY): Done {
  return allPass(flick(s, 'red', { red3: rest }));
}

/** Passes for all players without a call, and returns the events except the passes. */
export function allPass({ state, events }: Done): Done {
  let done: Done = { state, events };
  for (const seat of isClosing(state) ? undecided(state) : []) {
    if (callers(done.state).includes(seat)) continue;
    const passed = act(done.state, seat, { type: 'pass' });
    done = { state: passed.state, events: [...done.events, ...passed.events.filter(({ type }) => type !== 'passed')] };
  }
  return done;
}

/** At rest on a disc of the middle, clear of black. */
export function beside(s: State, disc: number, face: Face, place = 0): Rest {
  return { at: on(s, disc, 30_000, (place - 1) * 17_000), face };
}
