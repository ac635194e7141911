import { type Event, tell, type Total } from './events.ts';
import { discCentres, type Face, pucks, type Seat, seatOf } from './geometry.ts';
import { isLyingOn } from './lying.ts';
import { seatsOf, sideOf } from './options.ts';
import { type FlickOutcome, type GoldenDie, noCalls, sendHome, type State } from './state.ts';
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
  s.phase = { name: 'golden', attempt, seats, results: [] };
  for (const seat of seats) rebuild(s, seat);
  tell(events, attempt === 1 ? 'TT-40' : 'TT-44', { type: 'goldenStarted', attempt, seats }, true);
}

/** T15: each flick is simulated on the same table, which does not change until all of them are scored together. */
export function applyGolden(s: State, seat: Seat, outcome: FlickOutcome, events: Event[]): void {
  if (s.phase.name !== 'golden') return;
  s.flicks++;
  const held = s.towers[seat];
  const dice = outcome.dice
    .filter(({ die }) => held.includes(die))
    .map(({ die, pose }): GoldenDie => {
      const fact = outcome.facts.find((candidate) => candidate.die === die);
      const isFlat = fact?.where === 'table' && fact.isFlat;
      const face = isFlat ? fact.face : undefined;
      return { die, pose, face, isOnDisc: face !== undefined && isLyingOn({ pose, isFlat: true }, DISC) };
    });
  s.phase.results.push({ seat, dice });
  tell(events, 'TT-41', { type: 'goldenFlicked', seat }, true);
  if (s.phase.results.length === s.phase.seats.length) judgeGolden(s, events);
}

/** TT-42 to TT-44. */
function judgeGolden(s: State, events: Event[]): void {
  if (s.phase.name !== 'golden') return;
  const { seats, attempt } = s.phase;
  const dice = s.phase.results.flatMap((result) => result.dice);
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
  tell(events, rule, { type: 'goldenJudged', onDisc, onTable, winners });
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
