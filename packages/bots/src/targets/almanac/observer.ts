import { assert } from '@caravanserai/contract';
import { type Event, score, type Seat, seatsOf, type State } from '@caravanserai/targets';
import { add, type Counts, type Happening, type Pages, type Result, talliesOf } from '../../measure/almanac.ts';

/** One move of a game. */
export interface Step {
  readonly before: State;
  readonly events: readonly Event[];
  readonly state: State;
}

/** What a player may do more often than the opponent. */
const HABITS = ['targets', 'stole', 'disarmed', 'doubled', 'awarded', 'fault', 'missed'] as const;
type Habit = (typeof HABITS)[number];
type Habits = Record<Habit, number>;

/** Follows a game of two players, move by move, and notes what happened to whom. Margins are in discs. */
export class TargetsObserver {
  readonly #happenings: Happening<Seat>[] = [];
  readonly #counts: Counts = {};
  readonly #habits = new Map<Seat, Habits>();
  readonly #flicks = new Map<Seat, number>(); // in this round
  #round = 1;
  #isStarted = false;

  see({ before, events, state }: Step): void {
    if (!this.#isStarted) this.#start(before);
    for (const event of events) this.#hear(event, state);
  }

  /** After the last move. */
  pages(end: State): Pages {
    const { seats, decidedBy } = score(end);
    add(this.#counts, `rounds ${this.#round}`, 1);
    add(this.#counts, `ended ${decidedBy}`, 1);
    for (const { total } of seats) add(this.#counts, `score ${total}`, 1);
    this.#compareHabits();
    return { tallies: talliesOf(this.#happenings, resultsOf(end)), counts: this.#counts };
  }

  #start(s: State): void {
    this.#isStarted = true;
    for (const seat of seatsOf(s.options)) {
      this.#habits.set(seat, { targets: 0, stole: 0, disarmed: 0, doubled: 0, awarded: 0, fault: 0, missed: 0 });
    }
  }

  #note(key: string, seat: Seat): void {
    this.#happenings.push({ key, seat, expected: 0 });
  }

  #hear(event: Event, state: State): void {
    switch (event.type) {
      case 'flicked':
        this.#hearFlicked(event);
        break;
      case 'fault':
      case 'targets':
      case 'missed':
      case 'stole':
      case 'doubled':
        this.#did(event.type, event.seat);
        break;
      case 'disarmed':
        this.#did(event.type, event.by);
        break;
      case 'awarded':
        if (event.seat) this.#did(event.type, event.seat);
        else add(this.#counts, 'award none', 1);
        break;
      case 'roundStarted':
        this.#round = event.round;
        this.#flicks.clear();
        this.#noteLeader(state);
        break;
      default:
    }
  }

  /** Where the die came to rest, by the number of the player's flick in the round. */
  #hearFlicked({ seat, disc }: Event & { readonly type: 'flicked' }): void {
    if (this.#flicks.size === 0 && this.#round === 1) this.#note('first', seat);
    const n = (this.#flicks.get(seat) ?? 0) + 1;
    this.#flicks.set(seat, n);
    this.#note(`flick ${Math.min(4, n)} ${disc ? 'disc' : 'table'}`, seat);
  }

  #did(habit: Habit, seat: Seat): void {
    this.#note(`event ${habit}`, seat);
    const habits = this.#habits.get(seat);
    if (habits) habits[habit]++;
  }

  #noteLeader(s: State): void {
    const [one, other] = score(s).seats;
    assert(one !== undefined && other !== undefined, 'a game of two');
    const lead = one.won + one.stored - other.won - other.stored;
    if (lead !== 0) this.#note(`ahead ${Math.min(3, Math.abs(lead))}`, lead > 0 ? one.seat : other.seat);
  }

  #compareHabits(): void {
    const [one, other] = [...this.#habits];
    assert(one !== undefined && other !== undefined, 'a game of two');
    for (const habit of HABITS) {
      const more = one[1][habit] - other[1][habit];
      if (more !== 0) this.#note(`more ${habit}`, more > 0 ? one[0] : other[0]);
    }
  }
}

/** The margin is in discs. */
export function resultsOf(end: State): Readonly<Record<Seat, Result>> {
  const { seats, winners } = score(end);
  const all = seats.reduce((sum, { total }) => sum + total, 0);
  const results = seats.map(({ seat, total }): [Seat, Result] => [
    seat,
    { wins: winners.includes(seat) ? (winners.length === 1 ? 2 : 1) : 0, margin: 2 * total - all },
  ]);
  return Object.fromEntries(results) as Record<Seat, Result>;
}
