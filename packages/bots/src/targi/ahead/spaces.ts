import { copyInto, newState, type State } from '@caravanserai/targi';
import { layout as L, setMarkers, states as S, tables as T } from '@caravanserai/targi/search';
import { bestEnd } from './ends.ts';
import { CARAVAN_BIT, EXPANSION_BIT, facing, MASKS, NOBLE_BIT, SPACE_COUNT, SPACES } from './masks.ts';
import { keepAt, type SideKey, sideKey, slotOf, type TurnCache } from './turnCache.ts';
import type { Worth } from './worth.ts';

// The placement of a round as a game on masks: a position has one mask per player.

const DRAWING = CARAVAN_BIT | EXPANSION_BIT;

/** The search effort for the turns of sets of spaces. */
export interface Look {
  /** Limit of positions per turn. */
  readonly nodes: number;
  readonly worth: Worth;
}

const scratch = newState();

/** The spaces of both players, their remaining Targis, and the player to act. */
export interface Position {
  readonly masks: readonly [number, number];
  readonly left: readonly [number, number];
  readonly toAct: number;
}

/** A cache of turns, shared by all deals in which a round is solved, and the cache keys of both sides. */
interface Shared {
  readonly turns: TurnCache;
  readonly sides: readonly [SideKey, SideKey];
}

/** The placement of one round. */
export interface PlacementGame {
  /** Turns without draws use only the first deal; turns with draws use the mean of all. */
  readonly deals: readonly State[];
  readonly start: Position;
  /** By seat: spaces that are always closed to the player. */
  readonly closed: readonly [number, number];
  /** Values of the best turns, by seat and mask; NaN if not yet computed. */
  readonly values: readonly [Float64Array, Float64Array];
  /** By seat: the sets of spaces whose turns differ between deals. */
  readonly varying: readonly [number, number];
  readonly shared?: Shared;
}

export function placementGame(deals: readonly State[], values: readonly [Float64Array, Float64Array]): PlacementGame {
  const [s] = deals;
  values[0].fill(Number.NaN);
  values[1].fill(Number.NaN);
  return {
    deals,
    start: {
      masks: [maskOf(s, 0), maskOf(s, 1)],
      left: [s[S.playerAt(0) + L.TARGIS_LEFT], s[S.playerAt(1) + L.TARGIS_LEFT]],
      toAct: s[L.TO_ACT],
    },
    closed: [closedTo(s, 0), closedTo(s, 1)],
    values,
    varying: [varyingOf(s, 0), varyingOf(s, 1)],
  };
}

/** The placement of the next round, in one of many deals. */
export function nextPlacement(
  s: State,
  values: readonly [Float64Array, Float64Array],
  turns: TurnCache,
): PlacementGame {
  return { ...placementGame([s], values), shared: { turns, sides: [sideKey(s, 0), sideKey(s, 1)] } };
}

export function newValues(): readonly [Float64Array, Float64Array] {
  return [new Float64Array(MASKS), new Float64Array(MASKS)];
}

function maskOf(s: State, seat: number): number {
  let mask = 0;
  for (let i = 0; i < SPACE_COUNT; i++) if (s[L.TARGIS + SPACES[i]] === seat + 1) mask |= 1 << i;
  return mask;
}

function closedTo(s: State, seat: number): number {
  const robber = SPACES.indexOf(s[L.ROBBER]);
  const display = S.playerAt(seat) + L.DISPLAY;
  const isOpen = s.subarray(display, display + 12).includes(T.PLACE_ON_ROBBER);
  return robber < 0 || isOpen ? 0 : 1 << robber;
}

/** A secret card in the hand differs between deals, so turns with the Noble do too. */
function varyingOf(s: State, seat: number): number {
  return s[S.playerAt(seat) + L.HAND_SECRET] === 1 ? DRAWING | NOBLE_BIT : DRAWING;
}

/** TG-9: the players alternate while the other one has Targis left. */
export function afterSpace({ masks, left, toAct }: Position, bit: number): Position {
  const isBlue = toAct === 0;
  return {
    masks: isBlue ? [masks[0] | bit, masks[1]] : [masks[0], masks[1] | bit],
    left: isBlue ? [left[0] - 1, left[1]] : [left[0], left[1] - 1],
    toAct: left[toAct ^ 1] > 0 ? toAct ^ 1 : toAct,
  };
}

/** The spaces where a player may place a Targi. */
export function freeFor(game: PlacementGame, seat: number, own: number, others: number): number {
  return (MASKS - 1) & ~(own | others | facing(others) | game.closed[seat]);
}

/** Every set of spaces that a player can reach. */
export function* setsOf(game: PlacementGame): Generator<{ readonly seat: number; readonly mask: number }> {
  const { masks, left } = game.start;
  for (let seat = 0; seat < 2; seat++) {
    const free = freeFor(game, seat, masks[seat], masks[seat ^ 1]);
    for (const mask of grown(masks[seat], free, left[seat])) yield { seat, mask };
  }
}

function* grown(mask: number, free: number, left: number): Generator<number> {
  if (left === 0) {
    yield mask;
    return;
  }
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    yield* grown(mask | bit, rest & ~bit, left - 1);
  }
}

/** The value of the best turn with Targis on exactly these spaces. */
export function turnWorth(game: PlacementGame, seat: number, mask: number, look: Look): number {
  const known = game.values[seat][mask];
  if (!Number.isNaN(known)) return known;
  const worth = game.shared
    ? sharedWorth(game.deals[0], game.shared, seat, mask, look)
    : meanWorth(game, seat, mask, look);
  game.values[seat][mask] = worth;
  return worth;
}

function meanWorth({ deals, varying }: PlacementGame, seat: number, mask: number, look: Look): number {
  const count = (mask & varying[seat]) === 0 ? 1 : deals.length;
  let sum = 0;
  for (let deal = 0; deal < count; deal++) sum += worthIn(deals[deal], seat, mask, look);
  return sum / count;
}

function sharedWorth(s: State, { turns, sides }: Shared, seat: number, mask: number, look: Look): number {
  const slot = slotOf(turns, s, sides[seat], mask);
  const kept = turns.worths[slot];
  if (!Number.isNaN(kept)) return kept;
  const worth = worthIn(s, seat, mask, look);
  keepAt(turns, slot, worth);
  return worth;
}

/** By deal: the values of the best turn with Targis on exactly these spaces; empty if all deals give the same. */
export function turnWorths({ deals, varying }: PlacementGame, seat: number, mask: number, look: Look): number[] {
  return (mask & varying[seat]) === 0 ? [] : deals.map((s) => worthIn(s, seat, mask, look));
}

/** The best end of the turn with Targis on exactly these spaces, in the first deal; valid until the next search. */
export function endOfTurn({ deals: [s] }: PlacementGame, seat: number, mask: number, { nodes, worth }: Look): State {
  prepareTurn(s, seat, mask);
  return bestEnd(scratch, nodes, worth).s;
}

function worthIn(s: State, seat: number, mask: number, { nodes, worth }: Look): number {
  prepareTurn(s, seat, mask);
  return bestEnd(scratch, nodes, worth).value;
}

function prepareTurn(s: State, seat: number, mask: number): void {
  copyInto(scratch, s);
  for (let i = 0; i < SPACE_COUNT; i++) scratch[L.TARGIS + SPACES[i]] = (mask & (1 << i)) === 0 ? 0 : seat + 1;
  setMarkers(scratch, seat);
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  scratch[S.playerAt(seat) + L.TARGIS_LEFT] = 0;
}
