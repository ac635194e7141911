import { CELLS, type Event, type Seat, SEATS, type State, targi, totalVp, TRIBE_CARDS } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { add, type Counts, type Happening, type Pages, type Result, talliesOf } from '../../measure/pages.ts';
import { type Habits, newHabits, noteFlows } from './flows.ts';
import { expectedAt, partOf, seatsFrom, type Step } from './happenings.ts';

type Laid = Event & { readonly type: 'laid' };

const SYMBOL_BY_CARD = new Map<string, string>(TRIBE_CARDS.map(({ id, symbol }) => [id, symbol]));
const LEADS = [3, 6, 10]; // points: the least of the second, third and fourth class
const EARLY = 6; // rounds
const MOST_HELD = 10;
const MOST_RETURNED = 6;
const FULL_DISPLAY = 12;

/** Follows a game, move by move, and notes what happened to whom. */
export class Observer {
  readonly #happenings: Happening<Seat>[] = [];
  readonly #counts: Counts = {};
  readonly #habits: Readonly<Record<Seat, Habits>> = { blue: newHabits(), white: newHabits() };
  readonly #seen = new Set<string>();
  readonly #hasLaid = new Set<Seat>();
  #expected = 0; // blue's margin
  #atStart = 0;
  #isOpening = true;
  #started = ''; // the round and phase of `#expected`
  #round = 0;
  #raid = 0;

  see({ before, events, after }: Step): void {
    this.#begin(before);
    for (const event of events) {
      this.#hear(event, before, after);
      noteFlows(event, this.#counts, this.#habits);
    }
  }

  /** After the last move. */
  pages(end: State): Pages {
    for (const id of this.#seen) add(this.#counts, `seen ${id}`, 1);
    add(this.#counts, `rounds ${this.#round}`, 1);
    add(this.#counts, `ended ${isRaid(end) ? 'raid' : 'display'}`, 1);
    add(this.#counts, `decided ${targi.score(end).decidedBy}`, 1);
    add(this.#counts, `margin ${Math.abs(totalVp(end, 0) - totalVp(end, 1))}`, 1);
    for (const seat of SEATS) this.#close(end, seat);
    this.#compareHabits();
    return { tallies: talliesOf(this.#happenings, resultsOf(end)), counts: this.#counts };
  }

  #note(key: string, seat: Seat, expected = this.#expected): void {
    this.#happenings.push({ key, seat, expected: seat === 'blue' ? expected : -expected });
  }

  /** What a player does in the whole game is compared with the start. */
  #noteWhole(key: string, seat: Seat): void {
    this.#note(key, seat, this.#atStart);
  }

  /** The first decision of a round is the payment of the raid before it, or a placement. */
  #begin(s: State): void {
    const isPlacing = s[L.PHASE] === L.PHASE_PLACE;
    const started = `${s[L.ROUND]} ${isPlacing}`;
    if ((!isPlacing && s[L.PHASE] !== L.PHASE_RAID) || started === this.#started) return;
    this.#started = started;
    this.#expected = expectedAt(s);
    if (isPlacing) this.#startRound(s);
  }

  #startRound(s: State): void {
    this.#round = s[L.ROUND];
    const [first, second] = seatsFrom(S.seatName(s[L.FIRST]));
    if (this.#round === 1) {
      this.#atStart = this.#expected;
      this.#note('first', first);
    }
    this.#note('turn first', first);
    this.#note('turn second', second);
    for (const card of s.subarray(L.CENTRE, L.CENTRE + CELLS.length)) {
      if (T.isTribe(card)) this.#seen.add(T.cardId(card));
    }
    for (const seat of SEATS) this.#weigh(s, S.seatIndex(seat));
    const lead = totalVp(s, 0) - totalVp(s, 1);
    if (lead === 0) return;
    const size = 1 + LEADS.filter((least) => Math.abs(lead) >= least).length;
    this.#note(`ahead ${this.#round} ${size}`, lead > 0 ? 'blue' : 'white');
  }

  /** What the players have at the start of a round, on average. */
  #weigh(s: State, seat: number): void {
    const has = (what: string, count: number) => add(this.#counts, `start ${this.#round} ${what}`, count);
    has('players', 1);
    has('points', totalVp(s, seat));
    has('cards', S.laidCount(s, seat));
    has('goods', S.goodsCount(s, seat));
    has('gold', s[S.playerAt(seat) + L.GOLD]);
  }

  #hear(event: Event, before: State, after: State): void {
    const part = partOf(this.#round);
    switch (event.type) {
      case 'raidStarted':
        this.#raid = event.at / 4;
        break;
      case 'raidPaid':
        this.#note(`raid ${this.#raid} ${event.paid.vp ? 'points' : 'tokens'}`, event.seat);
        break;
      case 'placed':
        this.#note(`space ${event.at} ${part}`, event.seat);
        if (this.#isOpening) this.#noteWhole(`opening ${event.at}`, event.seat);
        this.#isOpening = false;
        break;
      case 'markersSet':
        for (const seat of SEATS) {
          this.#note(`crossings ${event[seat].length}`, seat);
          for (const cell of event[seat]) this.#note(`cell ${cell}`, seat);
        }
        break;
      case 'took':
        if (typeof event.at === 'number') break;
        this.#note(`goods ${cardAt(before, event.at)} ${part}`, event.seat);
        this.#note(`held ${heldAt(before, event.seat)} goods`, event.seat);
        break;
      case 'laid':
        this.#hearLaid(event, before, after);
        break;
      case 'kept':
      case 'discarded':
        this.#note(`${event.type} ${event.card}`, event.seat);
        this.#note(`from ${sourceOf(event.from)} ${event.type}`, event.seat);
        break;
      case 'turnEnded':
        for (const at of event.declined) {
          this.#note(`declined ${typeof at === 'number' ? at : cardAt(before, at)}`, event.seat);
        }
        break;
      case 'traded':
        this.#note(`trade ${event.got.gold ? 'gold' : 'good'}`, event.seat);
        break;
      case 'smithed':
        this.#note(`smith ${event.gave.gold ? 'gold' : 'goods'} ${event.got.vp}`, event.seat);
        break;
      case 'markerMoved':
        this.#note(`mirage ${kindAt(before, event.from)} ${kindAt(before, event.to)}`, event.seat);
        break;
      default:
    }
  }

  #hearLaid({ card, seat, from, row, column }: Laid, before: State, after: State): void {
    const part = partOf(this.#round);
    this.#note(`card ${card} ${part}`, seat);
    this.#note(`symbol ${SYMBOL_BY_CARD.get(card)} ${part}`, seat);
    this.#note(`from ${sourceOf(from)} laid`, seat);
    this.#note(`held ${heldAt(before, seat)} tribe`, seat);
    if (!this.#hasLaid.has(seat)) this.#noteWhole(`firstCard ${this.#round}`, seat);
    this.#hasLaid.add(seat);
    if (this.#round <= EARLY) this.#habits[seat].laidEarly++;
    if (column === 4) this.#note(`row ${patternOf(after, seat, row)} ${part}`, seat);
  }

  #close(end: State, seat: Seat): void {
    const score = targi.score(end);
    const side = score.winner === undefined ? 'tied' : score.winner === seat ? 'won' : 'lost';
    const rows = { equal: 0, varied: 0 };
    add(this.#counts, `score ${score[seat].total}`, 1);
    add(this.#counts, `${side} players`, 1);
    for (const line of score[seat].lines) {
      add(this.#counts, `${side} ${line.kind === 'row' ? line.pattern : line.kind}`, line.vp);
      if (line.kind === 'row') rows[line.pattern]++;
      if (line.kind === 'effect') add(this.#counts, `effect ${line.card}`, line.vp);
    }
    const cards = S.laidCount(end, S.seatIndex(seat));
    this.#noteWhole(`rows ${rows.equal} ${rows.varied}`, seat);
    this.#noteWhole(`cards ${cards}`, seat);
    this.#noteWhole(`returned ${Math.min(MOST_RETURNED, this.#habits[seat].returned)}`, seat);
    if (cards === FULL_DISPLAY && !isRaid(end)) this.#noteWhole('full', seat);
  }

  #compareHabits(): void {
    const { blue, white } = this.#habits;
    for (const habit of Object.keys(blue) as (keyof Habits)[]) {
      if (blue[habit] !== white[habit]) this.#noteWhole(`more ${habit}`, blue[habit] > white[habit] ? 'blue' : 'white');
    }
  }
}

export function resultsOf(end: State): Readonly<Record<Seat, Result>> {
  const { blue, white, winner } = targi.score(end);
  const resultOf = (seat: Seat, margin: number) => ({
    wins: winner === undefined ? 1 : winner === seat ? 2 : 0,
    margin,
  });
  return { blue: resultOf('blue', blue.total - white.total), white: resultOf('white', white.total - blue.total) };
}

function isRaid(end: State): boolean {
  return end[L.ENDED_BY] === L.BY_RAID;
}

function heldAt(s: State, seat: Seat): number {
  return Math.min(MOST_HELD, S.goodsCount(s, S.seatIndex(seat)));
}

function cardAt(s: State, cell: (typeof CELLS)[number]): string {
  return T.cardId(s[L.CENTRE + CELLS.indexOf(cell)]);
}

function kindAt(s: State, cell: (typeof CELLS)[number]): 'tribe' | 'goods' {
  return T.isTribe(s[L.CENTRE + CELLS.indexOf(cell)]) ? 'tribe' : 'goods';
}

function sourceOf(from: string): string {
  return (CELLS as readonly string[]).includes(from) ? 'centre' : from;
}

function patternOf(s: State, seat: Seat, row: number): 'equal' | 'varied' | 'mixed' {
  const start = S.playerAt(S.seatIndex(seat)) + L.DISPLAY + (row - 1) * 4;
  const kinds = new Set(Array.from(s.subarray(start, start + 4), (card) => T.SYMBOL_OF[card])).size;
  return kinds === 1 ? 'equal' : kinds === 4 ? 'varied' : 'mixed';
}
