import { assert } from '@caravanserai/contract';
import { type DiscId, MIDDLE_SIZE, supply } from './discs.ts';
import { init } from './engine.ts';
import { DIE_UM, type DieId, type Face, ORIENTATIONS, type Seat, SEATS } from './geometry.ts';
import { blackUnder } from './lying.ts';
import { DEFAULT_OPTIONS, type Options, seatsOf } from './options.ts';
import { setUp } from './rounds.ts';
import { type BySeat, dieOf, sendHome, type State } from './state.ts';
import { stack } from './towers.ts';

/** A table laid by hand, as a lesson or a goal of practice needs it. */
export interface Arrangement {
  readonly options?: Partial<Options>;
  /** How many discs lie in the middle: three, unless said. Without any it is Money time. */
  readonly middle?: 0 | 1 | 2 | 3;
  /** How many dice stand on each puck: all three, unless said. What does not stand lies, or is out. */
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
  readonly isFresh?: boolean; // it came there with the flick before, and may be called
}

const UM_IN_MM = 1000;

/** Red is to flick. Chance comes from the seed, so that the same arrangement is the same table to the last bit. */
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
