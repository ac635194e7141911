import { TRIBE_CARDS, type TribeCard } from '../src/cards.ts';
import { type Event, GAIN_SOURCES } from '../src/events.ts';
import * as L from '../src/layout.ts';
import type { Move } from '../src/moves.ts';
import type { Score } from '../src/scoring.ts';

/** Random games must contain each of these. A new kind of move or event does not compile until it is added here. */
const MOVE_TYPES = {
  place: true,
  take: true,
  lay: true,
  keep: true,
  discard: true,
  trade: true,
  leaveTrader: true,
  mirage: true,
  smith: true,
  caravan: true,
  expand: true,
  gain: true,
  rearrange: true,
  end: true,
  return: true,
  raid: true,
} as const satisfies Record<Move['type'], true>;

const EVENT_TYPES = {
  roundStarted: true,
  robberMoved: true,
  raidStarted: true,
  raidPaid: true,
  raidSpared: true,
  raidShortfall: true,
  raidVp: true,
  placed: true,
  markersSet: true,
  turnStarted: true,
  took: true,
  goodsBonus: true,
  traded: true,
  leftTrader: true,
  smithed: true,
  markerMoved: true,
  caravanShown: true,
  tribeDrawn: true,
  laid: true,
  kept: true,
  discarded: true,
  refilled: true,
  reshuffled: true,
  gained: true,
  goldStored: true,
  targisLimited: true,
  rearranged: true,
  turnEnded: true,
  returned: true,
  revealed: true,
  gameOver: true,
} as const satisfies Record<Event['type'], true>;

/** Effects of cards that have no event of their own. */
const EFFECTS_WITHOUT_EVENT = [
  ...['W5', 'C7', 'O5', 'G6', 'N6'].map((card) => `discount by ${card}`),
  'discount by N7',
  'laid without the Noble',
  'placed on the robber',
  'one for one',
  'paid with stored gold',
  'two Targis',
  ...['goods', 'gold', 'vp'].map((choice) => `gained ${choice}`),
  ...GAIN_SOURCES.map((source) => `gained from ${source}`),
  ...['dates', 'salt', 'pepper'].map((good) => `one more ${good}`),
  ...['display', 'raid'].map((by) => `over by ${by}`),
  'scored by a row of equal symbols',
  'scored by a row of different symbols',
  'scored by a row that G5 lifts',
];

const CARDS: readonly TribeCard[] = TRIBE_CARDS;
const SCORING = CARDS.filter(({ effect }) => effect?.kind.startsWith('score') && effect.kind !== 'scoreVariedRows');

/** Everything that must occur in random games. */
export const WANTED: readonly string[] = [
  ...Object.keys(MOVE_TYPES).map((type) => `move ${type}`),
  ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
  ...L.PHASES.map((phase) => `phase ${phase}`),
  ...CARDS.map(({ id }) => `laid ${id}`),
  ...SCORING.map(({ id }) => `scored by ${id}`),
  ...EFFECTS_WITHOUT_EVENT,
];

export class Coverage {
  readonly #met = new Set<string>();

  missing(): string[] {
    return WANTED.filter((thing) => !this.#met.has(thing));
  }

  meetMove(move: Move): void {
    this.#met.add(`move ${move.type}`);
    if (move.type === 'trade' && move.count === 1) this.#met.add('one for one');
    if (move.type === 'gain') this.#met.add(`gained ${'goods' in move ? 'goods' : move.instead}`);
  }

  meetPhase(phase: (typeof L.PHASES)[number]): void {
    this.#met.add(`phase ${phase}`);
  }

  /** `robber` and `laid` (the player's cards) are from before the move. */
  meetEvent(event: Event, robber: number, laid: readonly string[]): void {
    this.#met.add(`event ${event.type}`);
    if (event.type === 'laid') this.#meetLaid(event, laid);
    if (event.type === 'placed' && event.at === robber) this.#met.add('placed on the robber');
    if (event.type === 'gained') this.#met.add(`gained from ${event.from}`);
    if (event.type === 'goodsBonus') this.#met.add(`one more ${event.good}`);
    if (event.type === 'targisLimited') this.#met.add('two Targis');
    if (event.type === 'gameOver') this.#met.add(`over by ${event.by}`);
  }

  #meetLaid({ card, from, paid }: Extract<Event, { type: 'laid' }>, laid: readonly string[]): void {
    this.#met.add(`laid ${card}`);
    if (from === 'hand') this.#met.add('laid without the Noble');
    if (paid.stored) this.#met.add('paid with stored gold');
    const { cost, symbol } = CARDS.find(({ id }) => id === card) ?? CARDS[0];
    const count = ({ dates = 0, salt = 0, pepper = 0 }: { dates?: number; salt?: number; pepper?: number }) =>
      dates + salt + pepper;
    const isCheaper = count(paid) < count(cost) && (paid.gold ?? 0) + (paid.stored ?? 0) === (cost.gold ?? 0);
    if (!isCheaper || from === 'hand') return;
    if (from === 'noble' && laid.includes('N7')) this.#met.add('discount by N7');
    else {
      const by = CARDS.find(({ effect }) => effect?.kind === 'discount' && effect.symbol === symbol);
      this.#met.add(`discount by ${by?.id}`);
    }
  }

  meetScore({ blue, white }: Score): void {
    for (const line of [...blue.lines, ...white.lines]) {
      if (line.kind === 'effect') this.#met.add(`scored by ${line.card}`);
      if (line.kind !== 'row') continue;
      const isLifted = line.pattern === 'varied' && line.vp === 4;
      this.#met.add(
        isLifted
          ? 'scored by a row that G5 lifts'
          : `scored by a row of ${line.pattern === 'equal' ? 'equal' : 'different'} symbols`,
      );
    }
  }
}
