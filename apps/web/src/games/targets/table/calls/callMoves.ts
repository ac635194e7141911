import { at } from '@caravanserai/contract';
import type { DieId, Move, OpenCall, Seat, View } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';

type Seen = Pick<Snapshot, 'view' | 'lying' | 'open'>;

export const CALLS = ['targets', 'double', 'pasVu'] as const;
export type CallName = (typeof CALLS)[number];

/**
 * What somebody means who shouts. Of a Double there is a move for each die that could go back. Where there is nothing to call it is the
 * most likely mistake, and the judge says what is wrong with it.
 */
export function callMoves(table: Seen, seat: Seat, call: CallName, atMs: number): readonly [Move, ...Move[]] {
  const { open: calls } = table;
  if (table.view.phase.name === 'start') return [{ type: 'begin', atMs }]; // T30: whatever they shout
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
      return doubles(calls, table.view, seat, atMs);
  }
}

/** On a black centre if possible, else on the table, else anywhere. */
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

/** Three of a kind are three pairs; which of the others helps a die back makes no difference. */
function onePerDie(moves: readonly Move[], first: Move): readonly Move[] {
  const backs = new Set<DieId>(first.type === 'double' ? [first.back] : []);
  return moves.filter((move) => {
    if (move.type !== 'double' || backs.has(move.back)) return false;
    backs.add(move.back);
    return true;
  });
}
