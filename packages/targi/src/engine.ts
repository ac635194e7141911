import {
  below,
  chacha,
  err,
  keyOf,
  ok,
  type Played as GamePlayed,
  type Refusal,
  type Result,
  shuffle,
} from '@caravanserai/contract';
import { playUnchecked } from './actions.ts';
import { CELL_COUNT } from './board.ts';
import type { Seat } from './cards.ts';
import { DEAL_STREAM, draw } from './decks.ts';
import type { Event } from './events.ts';
import type { Targi } from './index.ts';
import { refusalOf } from './judge.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import { decodeMove, encodeMove, type Move } from './moves.ts';
import { type Options, writeOptions } from './options.ts';
import { startRound } from './rounds.ts';
import type { Reason } from './rules.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const START = { goods: 2, gold: 1, vp: 4 } as const; // TG-1

/** TG-1 to TG-5, and the robber's first move. Shuffles the goods cards, then the tribe cards, then draws the first player. */
export function init(options: Options, seed: string): State {
  const s = S.newState();
  writeOptions(s, options);
  const key = keyOf(seed);
  s.set(key, L.KEY);
  const rng = chacha(key, DEAL_STREAM);
  for (const [pile, cards] of [
    [L.GOODS_PILE, T.GOODS_DECK],
    [L.TRIBE_PILE, T.TRIBE_DECK],
  ] as const) {
    const deck = Uint8Array.from(cards);
    shuffle(deck, rng);
    s.set(deck, pile.deck);
    s[pile.left] = deck.length;
  }
  s[L.FIRST] = options.first === 'drawn' ? below(rng, 2) : S.seatIndex(options.first);
  for (let cell = 0; cell < CELL_COUNT; cell++)
    s[L.CENTRE + cell] = draw(s, cell % 2 === 0 ? L.GOODS_PILE : L.TRIBE_PILE);
  for (let seat = 0; seat < 2; seat++) {
    const me = S.playerAt(seat);
    s.fill(START.goods, me + L.GOODS_HELD, me + L.GOODS_HELD + 3);
    s[me + L.GOLD] = START.gold;
    s[me + L.VP] = START.vp;
  }
  startRound(s);
  return s;
}

export function toAct(s: State): readonly Seat[] {
  return s[L.PHASE] === L.PHASE_OVER ? [] : [S.seatName(s[L.TO_ACT])];
}

/** Pure: checks the move, then plays it on a copy. */
export function play(state: State, seat: Seat, move: Move): Result<GamePlayed<Targi>, Refusal<Reason>> {
  if (state[L.PHASE] === L.PHASE_OVER) return err({ code: 'illegal', reason: 'game-over' });
  if (S.seatIndex(seat) !== state[L.TO_ACT]) return err({ code: 'not-your-turn' });
  const code = encodeMove(move);
  if (code === undefined) return err({ code: 'illegal', reason: 'not-a-move' });
  const reason = refusalOf(state, code);
  if (reason) return err({ code: 'illegal', reason });
  const next = S.clone(state);
  const events: Event[] = [];
  playUnchecked(next, code, events);
  return ok({ state: next, events });
}

const buffer = new Uint16Array(MAX_MOVES);

export function legalMoves(s: State, seat: Seat): readonly Move[] {
  if (S.seatIndex(seat) !== s[L.TO_ACT]) return [];
  const count = listMoves(s, buffer);
  const moves: Move[] = [];
  for (let i = 0; i < count; i++) moves.push(decodeMove(buffer[i]));
  return moves;
}
