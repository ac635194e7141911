import type { Rng } from '@caravanserai/contract';
import {
  type BorderNumber,
  clone,
  LINES,
  type MoveCode,
  playUnchecked,
  refusalOf,
  type State,
  targi,
  type View,
} from '@caravanserai/targi';
import { codes as M, layout as L, states as S } from '@caravanserai/targi/search';
import { FEATURE_COUNT, FEATURES, writeFeatures } from './features.ts';
import { maskOf, standAlone } from './placement.ts';
import { keepRound, planTurn } from './planner.ts';
import { roundsLeft } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** What the evaluation is made of, in words that a player knows. */
export const PARTS = ['points', 'goods', 'gold', 'hand', 'rows', 'effects', 'targis'] as const;
export type Part = (typeof PARTS)[number];

/** A part of one's own side that a move makes worth more, or less, in points at the end of the game. */
export interface Change {
  readonly part: Part;
  readonly worth: number;
}

/** Why a move is good: what it gains and costs, what the opponent can no longer have, what it leaves for the next Targi. */
export interface Why {
  /** The weightiest first. */
  readonly gains: readonly Change[];
  readonly denies?: { readonly place: BorderNumber; readonly worth: number };
  readonly keeps?: { readonly place: BorderNumber; readonly worth: number };
  /** It draws a tribe card: nobody knows which. */
  readonly draws: boolean;
}

const WORTH_SAYING = 0.25; // points
const NODES = 60; // positions of a turn: enough to tell what it is about
const DEALS = 4; // where a card is drawn
const MOST_ACTIONS = 24; // of a turn, against going round in circles

const PART_OF: readonly Part[] = FEATURES.map((name) => {
  if (name === 'points') return 'points';
  if (/^(kinds|goods)/.test(name)) return 'goods';
  if (/^(gold|stored)/.test(name)) return 'gold';
  if (name.startsWith('hand')) return 'hand';
  if (/^(laid|equal|varied|spoiled)/.test(name)) return 'rows';
  return name === 'limited' ? 'targis' : 'effects';
});

type Parts = Readonly<Record<Part, number>>;
const features = new Float64Array(FEATURE_COUNT);

/** The worth of one side, part by part. */
function partsOf(s: State, seat: number): Parts {
  writeFeatures(s, seat, features);
  const left = roundsLeft(s);
  const parts = { points: 0, goods: 0, gold: 0, hand: 0, rows: 0, effects: 0, targis: 0 };
  for (const [i, part] of PART_OF.entries()) parts[part] += features[i] * (WEIGHTS[i][0] + left * WEIGHTS[i][1]);
  return parts;
}

/** As `partsOf`; but Targis are those that the opponent will have: what one lays can only take some of the other's. */
function sidesOf(s: State, seat: number): Parts {
  return { ...partsOf(s, seat), targis: -partsOf(s, seat ^ 1).targis };
}

/** The chance in it is the asker's: equal questions have equal answers. */
export function whyOf(view: View, code: MoveCode, rng: Rng): Why {
  const deals = Array.from({ length: DEALS }, () => targi.guess(view, rng));
  return deals[0][L.PHASE] === L.PHASE_PLACE ? whyPlace(deals, code) : whyAct(deals, code);
}

function whyAct(deals: readonly State[], code: MoveCode): Why {
  const seat = deals[0][L.TO_ACT];
  const after = deals.map((s) => {
    const next = clone(s);
    if (s[L.PHASE] !== L.PHASE_RAID) keepRound(next, seat);
    playUnchecked(next, code);
    return next;
  });
  const gains = changes(mean(deals.map((s) => sidesOf(s, seat))), mean(after.map((s) => sidesOf(s, seat))));
  return { gains, draws: code === M.EXPAND };
}

function whyPlace(deals: readonly State[], code: MoveCode): Why {
  const [s] = deals;
  const me = s[L.TO_ACT];
  const bit = 1 << M.argumentOf(code);
  const mine = maskOf(s, me);
  const after = clone(s);
  playUnchecked(after, code);
  const gains = changes(turnParts(deals, me, mine), turnParts(deals, me, mine | bit));
  const denies = denied(deals, after);
  const keeps = kept(deals, after, mine | bit);
  return { gains, ...(denies && { denies }), ...(keeps && { keeps }), draws: false };
}

/** What the best turn with these spaces comes to, part by part. */
function turnParts(deals: readonly State[], seat: number, mask: number): Parts {
  return mean(
    deals.map((deal) => {
      const s = clone(deal);
      standAlone(s, seat, mask);
      for (let actions = 0; actions < MOST_ACTIONS && s[L.TO_ACT] === seat; actions++) {
        const { code } = planTurn(s, NODES);
        if (code === M.END && s[L.PHASE] === L.PHASE_ACT) break;
        keepRound(s, seat);
        playUnchecked(s, code);
      }
      return partsOf(s, seat);
    }),
  );
}

/** The same as one number. */
function turnWorth([deal]: readonly State[], seat: number, mask: number): number {
  const s = clone(deal);
  standAlone(s, seat, mask);
  return planTurn(s, NODES).value;
}

interface Space {
  readonly place: BorderNumber;
  readonly worth: number;
}

/** The best space that is still free for a player, and what it adds to the turn. */
function bestSpace(deals: readonly State[], s: State, seat: number, mask: number): Space | undefined {
  if (s[S.playerAt(seat) + L.TARGIS_LEFT] === 0) return undefined;
  const asked = clone(s);
  asked[L.TO_ACT] = seat;
  asked[L.PHASE] = L.PHASE_PLACE;
  const base = turnWorth(deals, seat, mask);
  const free = LINES.flat().filter((border) => refusalOf(asked, M.PLACE + border) === undefined);
  const spaces = free.map((place) => ({ place, worth: turnWorth(deals, seat, mask | (1 << place)) - base }));
  return spaces.toSorted((a, b) => b.worth - a.worth)[0];
}

/** The opponent's best space, where that is now taken or closed and the next best is worth less. */
function denied(deals: readonly State[], after: State): Why['denies'] {
  const [s] = deals;
  const them = s[L.TO_ACT] ^ 1;
  const mask = maskOf(s, them);
  const before = bestSpace(deals, s, them, mask);
  if (!before) return undefined;
  const worth = before.worth - (bestSpace(deals, after, them, mask)?.worth ?? 0);
  return worth >= WORTH_SAYING ? { place: before.place, worth } : undefined;
}

function kept(deals: readonly State[], after: State, mask: number): Why['keeps'] {
  const next = bestSpace(deals, after, deals[0][L.TO_ACT], mask);
  return next && next.worth >= WORTH_SAYING ? next : undefined;
}

function mean(all: readonly Parts[]): Parts {
  const share = (part: Part) => all.reduce((sum, parts) => sum + parts[part], 0) / all.length;
  return Object.fromEntries(PARTS.map((part) => [part, share(part)])) as Record<Part, number>;
}

function changes(before: Parts, after: Parts): readonly Change[] {
  return PARTS.map((part) => ({ part, worth: after[part] - before[part] }))
    .filter(({ worth }) => Math.abs(worth) >= WORTH_SAYING)
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}
