import { type Event, tell, type Total } from './events.ts';
import { type DieId, discCentres, type Face, type Flick, pucks, type Seat, seatOf } from './geometry.ts';
import { isLyingOn } from './lying.ts';
import { seatsOf, sideOf } from './options.ts';
import {
  type Die,
  dieOf,
  flickOf,
  type FlickOutcome,
  type GoldenStroke,
  noCalls,
  sceneOf,
  sendHome,
  type Simulate,
  type State,
} from './state.ts';
import { rebuild } from './towers.ts';

const [DISC] = discCentres(1);

/** TT-40: one disc, star up, and the towers of the tied players. The disc is only a marker; discs left in the middle are put aside. */
export function startGolden(s: State, tied: readonly Seat[], attempt: number, events: Event[]): void {
  const seats = seatsOf(s.options).filter((seat) => tied.includes(seat));
  for (const { die } of s.dice) sendHome(s, die);
  for (const seat of seatsOf(s.options)) s.towers[seat] = [];
  s.aside.unshift(...s.middle.map(({ disc }) => disc));
  s.middle = [];
  s.pucks = [...pucks(seatsOf(s.options), 1, s.options.gapsCm)];
  s.flicks = 0;
  s.calls = noCalls();
  s.phase = { name: 'golden', attempt, seats, flicked: [] };
  for (const seat of seats) rebuild(s, seat);
  tell(events, attempt === 1 ? 'TT-40' : 'TT-44', { type: 'goldenStarted', attempt, seats }, true);
}

/** T15: collects the strokes. With the last one all towers are flicked at the same moment, and judged. */
export function applyGolden(s: State, stroke: GoldenStroke, simulate: Simulate, events: Event[]): void {
  if (s.phase.name !== 'golden') return;
  s.flicks++;
  s.phase.flicked.push(stroke.seat);
  s.secret.strokes.push(stroke);
  tell(events, 'TT-41', { type: 'goldenFlicked', seat: stroke.seat }, true);
  if (s.phase.flicked.length < s.phase.seats.length) return;
  const strokes = inOrder(s, s.secret.strokes);
  const [first, ...others] = together(s, strokes);
  const dice = rollAll(s, simulate(sceneOf(s), first, others));
  s.secret.strokes = [];
  judgeGolden(s, dice, strokes, events);
}

/** The flicks in the order of the seats; the order in which they were made has no effect. */
export function together(s: State, strokes: readonly GoldenStroke[]): readonly [Flick, ...Flick[]] {
  const [first, ...others] = inOrder(s, strokes).map((stroke) => flickOf(s, stroke.seat, stroke));
  return [first, ...others];
}

function inOrder(s: State, strokes: readonly GoldenStroke[]): readonly GoldenStroke[] {
  return seatsOf(s.options).flatMap((seat) => strokes.filter((stroke) => stroke.seat === seat));
}

interface GoldenDie {
  readonly die: DieId;
  readonly face: Face | undefined; // undefined: does not count
  readonly isOnDisc: boolean;
}

/** TT-41: the dice stay where they come to rest; those off the table are lost. */
function rollAll(s: State, { dice, facts }: FlickOutcome): readonly GoldenDie[] {
  return dice.map(({ die, pose }): GoldenDie => {
    const fact = facts.find((candidate) => candidate.die === die);
    const isFlat = fact?.where === 'table' && fact.isFlat;
    const face = isFlat ? fact.face : undefined;
    const { holder } = dieOf(s, die);
    if (fact?.where !== 'tower') s.towers[holder] = s.towers[holder].filter((one) => one !== die);
    if (fact?.where === 'off') sendHome(s, die);
    else if (fact?.where === 'tower') dieOf(s, die).pose = pose;
    else Object.assign(dieOf(s, die), { spot: 'table', pose, face, isFlat } satisfies Partial<Die>);
    return { die, face, isOnDisc: face !== undefined && isLyingOn({ pose, isFlat: true }, DISC) };
  });
}

/** TT-42 to TT-44. */
function judgeGolden(s: State, dice: readonly GoldenDie[], strokes: readonly GoldenStroke[], events: Event[]): void {
  if (s.phase.name !== 'golden') return;
  const { seats, attempt } = s.phase;
  const onDisc = totals(
    seats,
    dice.filter(({ isOnDisc }) => isOnDisc),
  );
  const onTable = totals(seats, dice);
  const tied = highest(onDisc);
  const best = sidesOf(s, tied).length === 1 ? tied : highest(onTable.filter(({ seat }) => tied.includes(seat)));
  const left = sidesOf(s, best);
  const winners = left.length === 1 ? left[0] : [];
  const rule = sidesOf(s, tied).length === 1 ? 'TT-42' : 'TT-43';
  tell(events, rule, { type: 'goldenJudged', onDisc, onTable, winners, strokes });
  if (left.length > 1) return startGolden(s, left.flat(), attempt + 1, events);
  s.phase = { name: 'over', by: 'golden', winners: [...winners] };
  tell(events, rule, { type: 'gameOver', by: 'golden', winners });
}

function totals(seats: readonly Seat[], dice: readonly { die: GoldenDie['die']; face: Face | undefined }[]): Total[] {
  return seats.map((seat) => ({
    seat,
    total: dice.filter(({ die }) => seatOf(die) === seat).reduce((sum, { face }) => sum + (face ?? 0), 0),
  }));
}

function highest(of: readonly Total[]): readonly Seat[] {
  const most = Math.max(...of.map(({ total }) => total));
  return of.filter(({ total }) => total === most).map(({ seat }) => seat);
}

/** The sides of these colours. */
function sidesOf(s: State, seats: readonly Seat[]): readonly (readonly Seat[])[] {
  return [...new Map(seats.map((seat) => [sideOf(s.options, seat)[0], sideOf(s.options, seat)])).values()];
}
