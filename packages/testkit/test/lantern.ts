import { err, type Game, ok, quickRng, type Rng, shuffle } from '@caravanserai/contract';
import type { GameUnderTest } from '../src/index.ts';

/**
 * A minimal game for testing the suite. There are six cards, which players draw face down and may show. After twelve turns the
 * higher sum of shown cards wins. With the option `open` all hands are visible.
 */
export type Seat = 'left' | 'right';

export interface State {
  open: boolean;
  deck: number[]; // the last card is drawn next
  hands: Record<Seat, number[]>;
  shown: Record<Seat, number[]>;
  turns: number;
}

export type Move = 'draw' | 'show' | 'pass';

export interface Lantern {
  seat: Seat;
  options: { open: boolean };
  state: State;
  move: Move;
  event: { type: 'drew' | 'showed' | 'passed'; seat: Seat; card?: number | 'hidden'; reveals: boolean };
  view: {
    viewer: Seat | 'spectator';
    open: boolean;
    left: number;
    turns: number;
    hands: Record<Seat, (number | 'hidden')[]>;
    shown: Record<Seat, number[]>;
  };
  reason: 'empty' | 'over';
  score: Record<Seat, number>;
}

const SEATS = ['left', 'right'] as const;
const TURNS = 12;

function toAct({ turns }: State): Seat[] {
  return turns === TURNS ? [] : [SEATS[turns % 2]];
}

function refusal(state: State, seat: Seat, move: Move): Lantern['reason'] | undefined {
  if (state.turns === TURNS) return 'over';
  if (move === 'draw') return state.deck.length === 0 ? 'empty' : undefined;
  return move === 'show' && state.hands[seat].length === 0 ? 'empty' : undefined;
}

export const lantern: Game<Lantern> = {
  key: 'lantern',
  rulesVersion: 1,
  seats: SEATS,
  defaultOptions: { open: false },
  moves: {
    kind: 'listed',
    list: (state, seat) =>
      toAct(state).includes(seat)
        ? (['draw', 'show', 'pass'] as const).filter((move) => refusal(state, seat, move) === undefined)
        : [],
  },
  init({ open }, seed) {
    const deck = [1, 2, 3, 4, 5, 6];
    shuffle(deck, quickRng(seed));
    return { open, deck, hands: { left: [], right: [] }, shown: { left: [], right: [] }, turns: 0 };
  },
  toAct,
  play(state, seat, move) {
    if (state.turns < TURNS && !toAct(state).includes(seat)) return err({ code: 'not-your-turn' });
    const reason = refusal(state, seat, move);
    if (reason) return err({ code: 'illegal', reason });
    const next = structuredClone(state);
    next.turns++;
    if (move === 'pass') return ok({ state: next, events: [{ type: 'passed', seat, reveals: false }] });
    const card = (move === 'draw' ? next.deck : next.hands[seat]).pop() ?? 0;
    next[move === 'draw' ? 'hands' : 'shown'][seat].push(card);
    const reveals = move === 'draw' || !state.open;
    return ok({ state: next, events: [{ type: move === 'draw' ? 'drew' : 'showed', seat, card, reveals }] });
  },
  view({ open, deck, hands, shown, turns }, viewer) {
    const handOf = (seat: Seat) => hands[seat].map((card) => (open || viewer === seat ? card : 'hidden'));
    return { viewer, open, left: deck.length, turns, hands: { left: handOf('left'), right: handOf('right') }, shown };
  },
  redact: (event, viewer) => (event.type === 'drew' && event.seat !== viewer ? { ...event, card: 'hidden' } : event),
  guess({ open, left, turns, hands, shown }, rng) {
    const known = new Set([...shown.left, ...shown.right, ...hands.left, ...hands.right]);
    const unseen = [1, 2, 3, 4, 5, 6].filter((card) => !known.has(card));
    shuffle(unseen, rng);
    const handOf = (seat: Seat) => hands[seat].map((card) => (card === 'hidden' ? (unseen.pop() ?? 0) : card));
    const guessed = { left: handOf('left'), right: handOf('right') };
    return { open, deck: unseen.slice(0, left), hands: guessed, shown: structuredClone(shown), turns };
  },
  score: ({ shown }) => ({ left: sum(shown.left), right: sum(shown.right) }),
  hash: (state) => JSON.stringify(state),
};

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

export const underTest: GameUnderTest<Lantern> = {
  game: lantern,
  options: [{ open: false }, { open: true }],
  optionsOf: ({ open }) => ({ open }),
  redeal,
  maxMoves: 20,
};

function redeal(state: State, viewer: Seat | 'spectator', rng: Rng): State {
  const dealt = structuredClone(state);
  const hidden = SEATS.filter((seat) => !state.open && seat !== viewer).map((seat) => dealt.hands[seat]);
  const pool = [dealt.deck, ...hidden].flat();
  shuffle(pool, rng);
  for (const cards of [dealt.deck, ...hidden]) cards.splice(0, cards.length, ...pool.splice(0, cards.length));
  return dealt;
}
