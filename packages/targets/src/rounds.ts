import { undecided } from './calls.ts';
import { MIDDLE_SIZE } from './discs.ts';
import { type Ending, type Event, tell, type Total } from './events.ts';
import { discCentres, pucks, seatOf } from './geometry.ts';
import { startGolden } from './golden.ts';
import { isLyingOn } from './lying.ts';
import { nextSeat, seatsOf, sides } from './options.ts';
import { flicker, hasFourth, type MiddleDisc, noCalls, type State, wonBy } from './state.ts';
import { rebuild } from './towers.ts';

const SETS = 3; // TT-46

/** Ends the game, the set or the round if the last flick or call completed it. */
export function afterCalls(s: State, events: Event[]): void {
  if (maybeFourth(s, events)) return;
  if (s.middle.length === 0 && s.targetsWon > 0) {
    if (s.options.threeByThree) return endSet(s, events); // TT-48: ends the set at once
    if (s.aside.length === 0 && !isAnyStored(s)) return finish(s, events); // TT-37
  }
  if (flicker(s) === undefined && undecided(s).length === 0) endRound(s, events); // TT-8, TT-29
}

function isAnyStored({ stored }: State): boolean {
  return Object.values(stored).some((discs) => discs.length > 0);
}

/** TT-31 to TT-35; TT-47 and TT-48 in 3 × 3. */
function endRound(s: State, events: Event[]): void {
  tell(events, 'TT-8', { type: 'roundEnded', round: s.round });
  if (!s.options.threeByThree) {
    validate(s, events);
    if (maybeFourth(s, events)) return;
  }
  const isAwarded = award(s, events);
  if (s.middle.length > 0 && s.targetsWon === 0 && !isAwarded) s.phase = { name: 'remove', seat: s.first };
  else goOn(s, events);
}

/** Continues after the awards, or after a disc was removed. */
export function goOn(s: State, events: Event[]): void {
  if (!s.options.threeByThree) return nextRound(s, events);
  if (s.middle.length === 0) endSet(s, events);
  else nextRound(s, events);
}

function validate(s: State, events: Event[]): void {
  for (const seat of seatsOf(s.options)) {
    const discs = s.stored[seat];
    if (discs.length === 0) continue;
    s.won[seat].push(...discs);
    s.stored[seat] = [];
    tell(events, s.options.threeByThree ? 'TT-48' : 'TT-31', { type: 'validated', seat, discs });
  }
}

/** TT-32, TT-33: awards each disc of the middle separately. Returns whether any was awarded. */
function award(s: State, events: Event[]): boolean {
  const left: MiddleDisc[] = [];
  for (const centre of s.middle) {
    const totals = totalsOn(s, centre);
    const best = highestAlone(totals);
    if (best) s.stored[best.seat].push(centre.disc);
    else left.push(centre);
    tell(events, best ? 'TT-32' : 'TT-33', { type: 'awarded', disc: centre.disc, seat: best?.seat, totals });
  }
  const isAwarded = left.length < s.middle.length;
  s.middle = left;
  return isAwarded;
}

/** Totals by colour of dice (TT-50), the highest first. */
function totalsOn(s: State, centre: MiddleDisc): Total[] {
  const lying = s.dice.filter((die) => die.spot === 'table' && isLyingOn(die, centre));
  return seatsOf(s.options)
    .map((seat) => ({
      seat,
      total: lying.filter(({ die }) => seatOf(die) === seat).reduce((sum, { face }) => sum + (face ?? 0), 0),
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

/** TT-33: equal totals cancel each other. */
function highestAlone(totals: readonly Total[]): Total | undefined {
  return totals.find(({ total }) => totals.filter((other) => other.total === total).length === 1);
}

/** TT-48. */
function endSet(s: State, events: Event[]): void {
  validate(s, events);
  if (maybeFourth(s, events)) return;
  if (s.set === SETS) return finish(s, events);
  s.set++;
  nextRound(s, events);
}

/** TT-35, TT-36, TT-37. */
function nextRound(s: State, events: Event[]): void {
  const isRefilled = !s.options.threeByThree || s.middle.length === 0;
  const discs = s.middle.map(({ disc }) => disc);
  if (isRefilled) discs.push(...s.aside.splice(0, MIDDLE_SIZE - discs.length));
  if (discs.length === 0 && !isAnyStored(s)) return finish(s, events);
  s.round++;
  s.first = nextSeat(s.options, s.first);
  setUp(s, discs);
  const { round, set, first } = s;
  tell(events, discs.length === 0 ? 'TT-36' : 'TT-35', { type: 'roundStarted', round, set, first, discs }, true);
}

/** Sets up discs, pucks and towers for a round. */
export function setUp(s: State, discs: readonly MiddleDisc['disc'][]): void {
  const count = discs.length as 0 | 1 | 2 | 3;
  s.middle = discCentres(count).map((centre, i) => ({ disc: discs[i], ...centre }));
  s.pucks = [...pucks(seatsOf(s.options), count, s.options.gapsCm)];
  for (const seat of seatsOf(s.options)) rebuild(s, seat);
  s.flicks = 0;
  s.targetsWon = 0;
  s.calls = noCalls();
  s.phase = { name: 'flick', from: s.first };
}

/** TT-38. */
function maybeFourth(s: State, events: Event[]): boolean {
  if (!hasFourth(s)) return false;
  decide(s, 'fourth', events);
  return true;
}

function finish(s: State, events: Event[]): void {
  decide(s, 'lastRound', events);
}

/** TT-39, TT-40. */
function decide(s: State, by: Ending, events: Event[]): void {
  const most = Math.max(...sides(s.options).map((side) => wonBy(s, side)));
  const leaders = sides(s.options).filter((side) => wonBy(s, side) === most);
  if (leaders.length > 1) return startGolden(s, leaders.flat(), 1, events);
  s.phase = { name: 'over', by, winners: [...leaders[0]] };
  s.calls = noCalls();
  tell(events, by === 'fourth' ? 'TT-38' : 'TT-39', { type: 'gameOver', by, winners: leaders[0] });
}
