import { at } from '@caravanserai/contract';
import type { DieId, Move, OpenCall, Seat, View } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';
import { NEAR_MM } from '../words/sayThing.ts';

type Seen = Pick<Snapshot, 'view' | 'lying' | 'open'>;

export const CALLS = ['targets', 'double', 'pasVu'] as const;
export type CallName = (typeof CALLS)[number];

/**
 * The moves that a call may mean. A Double has one for each die that could be returned. If there is nothing to call, the result is the most likely
 * mistake, so that the judge can explain it.
 */
export function callMoves(table: Seen, seat: Seat, call: CallName, atMs: number): readonly [Move, ...Move[]] {
  const { open: calls } = table;
  if (table.view.phase.name === 'start') return [{ type: 'begin', atMs }]; // T30: any call
  switch (call) {
    case 'targets': {
      const open = calls.find((each) => each.call === 'targets' && each.seat === seat);
      const die = open?.call === 'targets' ? open.die : likeliest(table, (holder) => holder === seat);
      return [{ type: 'targets', die, atMs }];
    }
    case 'pasVu': {
      const open = calls.find((each) => each.call === 'targets' && each.seat !== seat);
      const die = open?.call === 'targets' ? open.die : likeliest(table, (holder) => holder !== seat);
      return [{ type: 'pasVu', die, atMs }];
    }
    case 'double':
      return alike(table, doubles(calls, table.view, seat, atMs));
  }
}

/** Prefers a die on a black centre, then one on the table, then any. */
function likeliest({ view, lying }: Seen, isMeant: (holder: Seat) => boolean): DieId {
  const meant = lying.filter(({ holder }) => isMeant(holder));
  const seen = meant.find(({ black }) => black !== undefined) ?? meant[0];
  return (seen ?? view.dice.find(({ holder }) => isMeant(holder)) ?? at(view.dice, 0)).die;
}

function doubles(calls: readonly OpenCall[], view: View, seat: Seat, atMs: number): readonly [Move, ...Move[]] {
  const double = (back: DieId, other: DieId): Move => ({ type: 'double', back, other, atMs });
  const [first, ...rest] = calls.flatMap((open) =>
    open.call === 'double' && open.seat === seat ? [double(...open.dice), double(open.dice[1], open.dice[0])] : [],
  );
  if (first) return [first, ...onePerDie(rest, first)];
  const held = view.dice.filter(({ holder }) => holder === seat);
  const pairs = held.flatMap((one, i) => held.slice(i + 1).map((other) => [one, other] as const));
  const [one, other] =
    pairs.find((pair) => pair[0].face !== undefined && pair[0].face === pair[1].face) ?? at(pairs, 0);
  return [double(one.die, other.die)];
}

/** Dice with the same face that lie on the same disc, or far from any, need no choice. */
function alike({ lying }: Seen, moves: readonly [Move, ...Move[]]): readonly [Move, ...Move[]] {
  const places = moves.map((move) => {
    const found = lying.find(({ die }) => move.type === 'double' && die === move.back);
    const isFar = found && !found.disc && !found.over && (found.near?.mm ?? Infinity) > NEAR_MM;
    return isFar ? 'far' : found?.disc;
  });
  const [first] = places;
  return first !== undefined && places.every((place) => place === first) ? [moves[0]] : moves;
}

/** Three of a kind make three pairs; the partner of a returned die does not matter. */
function onePerDie(moves: readonly Move[], first: Move): readonly Move[] {
  const backs = new Set<DieId>(first.type === 'double' ? [first.back] : []);
  return moves.filter((move) => {
    if (move.type !== 'double' || backs.has(move.back)) return false;
    backs.add(move.back);
    return true;
  });
}
