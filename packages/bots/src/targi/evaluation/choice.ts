import { clone, copyInto, type MoveCode, playUnchecked, type State } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { bestEnd } from '../ahead/ends.ts';
import { finishRound, settle } from '../ahead/rest.ts';
import { type Candidate, finalMargin } from './outlook.ts';
import type { Position } from './position.ts';

export const SPARE_DEALS = 8; // for the opponent's turn, and for moves before a draw

/** A choice between turns: a gain, a return or a raid payment. */
export interface Choice extends Candidate {
  readonly after: State;
  readonly theirs: number;
}

export function choiceAfter(position: Position, code: MoveCode): Choice {
  const { s, deals, depth } = position;
  const { worth, nodes } = depth;
  const seat = s[L.TO_ACT];
  const after = clone(s);
  if (s[L.PHASE] !== L.PHASE_RAID) after[L.FIRST] = seat;
  playUnchecked(after, code);
  const isOver = after[L.PHASE] === L.PHASE_OVER;
  const theirs = isOver ? worth(after, seat ^ 1) : theirsAfter(after, position);
  return {
    after,
    theirs,
    base: isOver ? (seat === 0 ? 1 : -1) * finalMargin(after) : worth(after, seat) - theirs,
    reach(n, into) {
      copyInto(into, s);
      deals.deal(n, into);
      playUnchecked(into, code);
      settle(into, worth);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  };
}

/** The value of the opponent's side after the best turn that the opponent can still take in this round. */
export function theirsAfter(end: State, { s, deals, depth: { worth, nodes } }: Position): number {
  const seat = s[L.TO_ACT] ^ 1;
  const isActing = s[L.PHASE] >= L.PHASE_ACT && s[L.PHASE] <= L.PHASE_RETURN;
  if (isSettled(s) || !isActing) return worth(end, seat);
  const after = clone(end);
  after[L.PHASE] = L.PHASE_ACT;
  after[L.TO_ACT] = seat;
  const count = differsByDeal(after, seat) ? Math.min(SPARE_DEALS, deals.count) : 1;
  let sum = 0;
  for (let n = 0; n < count; n++) {
    deals.deal(n, after);
    sum += bestEnd(after, nodes.finish, worth).value;
  }
  return sum / count;
}

function differsByDeal(s: State, seat: number): boolean {
  const isSecret = s[S.playerAt(seat) + L.HAND_SECRET] === 1;
  return mayDraw(s) || (isSecret && s[L.TARGIS + T.NOBLE] === seat + 1);
}

/** Nobody decides anything of weight after the second player's last turn. */
export function isSettled(s: State): boolean {
  return s[L.TO_ACT] !== s[L.FIRST];
}

/** Whether the player to act still has a Targi on a border card that draws. */
export function mayDraw(s: State): boolean {
  const mine = s[L.TO_ACT] + 1;
  return s[L.TARGIS + T.CARAVAN_CARD] === mine || s[L.TARGIS + T.EXPANSION] === mine;
}
