import { assert } from '@caravanserai/contract';
import { type DiscId, MIDDLE_SIZE, supply } from './discs.ts';
import { init } from './engine.ts';
import { DIE_UM, type DieId, type Face, ORIENTATIONS, type Seat, SEATS } from './geometry.ts';
import { blackUnder } from './lying.ts';
import { DEFAULT_OPTIONS, type Options, seatsOf } from './options.ts';
import { setUp } from './rounds.ts';
import { type BySeat, dieOf, sendHome, type State } from './state.ts';
import { stack } from './towers.ts';

/** A position composed for a lesson or a practice task. */
export interface Arrangement {
  readonly options?: Partial<Options>;
  /** The number of discs in the middle, 3 by default; 0 is Money time. */
  readonly middle?: 0 | 1 | 2 | 3;
  /** The number of dice on each puck, 3 by default. The others are in `lying` or out. */
  readonly towers?: Partial<BySeat<0 | 1 | 2 | 3>>;
  readonly stored?: Partial<BySeat<readonly DiscId[]>>;
  readonly lying?: readonly LaidDie[];
  readonly seed?: string;
}

export interface LaidDie {
  readonly die: DieId;
  readonly face: Face;
  readonly xMm: number;
  readonly zMm: number;
  readonly isFresh?: boolean; // moved by the last flick, so it can be called
}

const UM_IN_MM = 1000;

/** Red flicks first. The result is deterministic: all randomness comes from the seed. */
export function arrange({ options, middle, towers = {}, stored = {}, lying = [], seed = 'laid' }: Arrangement): State {
  const s = init({ ...DEFAULT_OPTIONS, first: 'red', ...options }, seed);
  const taken = new Set(Object.values(stored).flat());
  const free = supply(s.options).filter((disc) => !taken.has(disc));
  const count = middle ?? MIDDLE_SIZE;
  setUp(s, free.slice(0, count));
  s.aside = count === 0 ? [] : free.slice(count);
  for (const seat of SEATS) s.stored[seat] = [...(stored[seat] ?? [])];
  for (const seat of seatsOf(s.options)) lower(s, seat, towers[seat] ?? s.stacks[seat].length);
  for (const laid of lying) layDie(s, laid);
  s.flicks = lying.length;
  s.calls.fresh = lying.filter(({ isFresh }) => isFresh).map(({ die }) => die);
  s.calls.targets = s.calls.fresh.filter((die) => blackUnder(s, dieOf(s, die)));
  return s;
}

function lower(s: State, seat: Seat, height: number): void {
  const [standing, others] = [s.stacks[seat].slice(0, height), s.stacks[seat].slice(height)];
  stack(s, seat, standing, standing);
  for (const die of others) sendHome(s, die);
}

function layDie(s: State, { die: id, face, xMm, zMm }: LaidDie): void {
  const die = dieOf(s, id);
  assert(die.spot === 'out', `${id} does not stand in a tower`);
  const q = ORIENTATIONS[(face - 1) * 4];
  assert(q !== undefined, 'a die can stand on each face');
  const pose = { xUm: xMm * UM_IN_MM, yUm: DIE_UM / 2, zUm: zMm * UM_IN_MM, q };
  Object.assign(die, { spot: 'table', pose, face, isFlat: true });
}
