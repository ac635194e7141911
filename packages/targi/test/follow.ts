import { CELLS } from '../src/board.ts';
import type { Seat } from '../src/cards.ts';
import type { Event } from '../src/events.ts';
import * as L from '../src/layout.ts';
import type { Move } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { isTribe } from '../src/tables.ts';
import type { Secrets } from './redeal.ts';

export const NO_SECRETS: Secrets = {
  hands: { blue: false, white: false },
  drawnBy: undefined,
  down: Array<boolean>(9).fill(false),
  downLonger: Array<boolean>(9).fill(false),
};

/** The secrets after a move, derived only from public moves and events. */
export function secretsAfter(
  before: Secrets,
  s: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
  handsAreOpen: boolean,
): Secrets {
  const hands = { ...before.hands };
  let drawnBy = before.drawnBy;
  if (move.type === 'expand') drawnBy = handsAreOpen ? undefined : seat;
  if ((move.type === 'lay' || move.type === 'keep' || move.type === 'discard') && move.from === 'drawn') {
    drawnBy = undefined;
  }
  if (move.type === 'keep') hands[seat] = move.from === 'drawn' && !handsAreOpen;
  if ((move.type === 'lay' || move.type === 'discard') && (move.from === 'noble' || move.from === 'hand')) {
    hands[seat] = false;
  }

  const down = [...before.down];
  const downLonger = [...before.downLonger];
  for (const event of events) {
    if (event.type === 'reshuffled') {
      down.forEach((isDown, cell) => {
        const isSameKind = isTribe(s[L.CENTRE + cell]) === (event.kind === 'tribe');
        if (isDown && isSameKind) downLonger[cell] = true;
      });
    } else if (event.type === 'refilled') {
      down[CELLS.indexOf(event.cell)] = true;
    } else if (event.type === 'revealed') {
      for (const { cell } of event.cards) down[CELLS.indexOf(cell)] = downLonger[CELLS.indexOf(cell)] = false;
    }
  }
  return { hands, drawnBy, down, downLonger };
}

/**
 * Whether the move reveals something to the viewer, by the rulebook: the Caravan turns up a card, Tribal Expansion shows one to its
 * drawer, the end of a round reveals face-down cards, and a secret card becomes public when it is laid or discarded.
 */
export function tells(
  viewer: Seat | 'spectator',
  seat: Seat,
  move: Move,
  before: Secrets,
  { roundEnds, handsAreOpen }: { readonly roundEnds: boolean; readonly handsAreOpen: boolean },
): boolean {
  if (roundEnds && before.down.includes(true)) return true;
  if (move.type === 'caravan') return true;
  if (move.type === 'expand') return handsAreOpen || viewer === seat;
  if (viewer === seat || (move.type !== 'lay' && move.type !== 'discard')) return false;
  if (move.from === 'drawn') return before.drawnBy === seat;
  return (move.from === 'noble' || move.from === 'hand') && before.hands[seat];
}
