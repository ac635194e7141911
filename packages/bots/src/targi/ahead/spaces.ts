import { copyInto, newState, type State } from '@caravanserai/targi';
import { layout as L, setMarkers, states as S, tables as T } from '@caravanserai/targi/search';
import { bestEnd } from './ends.ts';
import { CARAVAN_BIT, EXPANSION_BIT, facing, MASKS, NOBLE_BIT, SPACE_COUNT, SPACES } from './masks.ts';
import { keepAt, type SideKey, sideKey, slotOf, type TurnCache } from './turnCache.ts';
import type { Worth } from './worth.ts';

// The placement of a round as a game on masks: a position is one mask a player.

const DRAWING = CARAVAN_BIT | EXPANSION_BIT;

/** How closely the turns of the sets of spaces are looked at. */
export interface Look {
  /** Positions of one turn. */
  readonly nodes: number;
  readonly worth: Worth;
}

const scratch = newState();

/** Where the Targis of both stand, how many each has left, and who is next. */
export interface Position {
  readonly masks: readonly [number, number];
  readonly left: readonly [number, number];
  readonly toAct: number;
}

/** Where turns are kept when a round is solved in many deals, and for whom. */
interface Shared {
  readonly turns: TurnCache;
  readonly sides: readonly [SideKey, SideKey];
}

/** One round's placement, from a position of the game on. */
export interface PlacementGame {
  /** The deals: the first counts where nothing is drawn, all of them where something is. */
  readonly deals: readonly State[];
  readonly start: Position;
  /** By seat: where the player may never go. */
  readonly closed: readonly [number, number];
  /** By seat and mask: the worth of the best turn; not a number where nobody asked. */
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

/** The placement of a round that begins in one of many deals. */
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

/** A hand card that nobody else knows is another one in every deal. */
function varyingOf(s: State, seat: number): number {
  return s[S.playerAt(seat) + L.HAND_SECRET] === 1 ? DRAWING | NOBLE_BIT : DRAWING;
}

/** TG-9: in turn, as long as the other has Targis left. */
export function afterSpace({ masks, left, toAct }: Position, bit: number): Position {
  const isBlue = toAct === 0;
  return {
    masks: isBlue ? [masks[0] | bit, masks[1]] : [masks[0], masks[1] | bit],
    left: isBlue ? [left[0] - 1, left[1]] : [left[0], left[1] - 1],
    toAct: left[toAct ^ 1] > 0 ? toAct ^ 1 : toAct,
  };
}

/** The spaces on which a player may place a Targi. */
export function freeFor(game: PlacementGame, seat: number, own: number, others: number): number {
  return (MASKS - 1) & ~(own | others | facing(others) | game.closed[seat]);
}

/** The worth of the best turn with Targis on just these spaces. */
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
