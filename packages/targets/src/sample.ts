import { assert, below, pick, type Rng } from '@caravanserai/contract';
import { openCalls, openTargets, undecided } from './calls.ts';
import { LEVELS } from './events.ts';
import type { Point, Seat } from './geometry.ts';
import { toAct } from './judge.ts';
import type { Move, Stroke } from './moves.ts';
import { flicker, puckOf, type State } from './state.ts';

/** A random legal move. Flicks are aimed roughly at a disc, a puck or the middle. */
export function sampleMove(s: State, seat: Seat, rng: Rng): Move {
  const { phase } = s;
  switch (phase.name) {
    case 'start':
      return { type: 'begin', atMs: below(rng, 3000) };
    case 'swap':
      return { type: 'swap', die: pick(rng, s.stacks[seat]), level: pick(rng, LEVELS) };
    case 'keep':
      return { type: 'keep', die: pick(rng, phase.dice) };
    case 'remove':
      return { type: 'remove', disc: pick(rng, s.middle).disc };
    case 'golden':
      return { type: 'golden', ...sampleStroke(puckOf(s, seat), { xUm: 0, zUm: 0 }, rng) };
    default: {
      assert(toAct(s).includes(seat), 'moves are sampled for players who may act');
      return pick(rng, sampleInTurn(s, seat, rng));
    }
  }
}

/** All possible calls, and a flick if it is this player's turn. */
function sampleInTurn(s: State, seat: Seat, rng: Rng): readonly Move[] {
  const moves: Move[] = [];
  const own = openCalls(s).filter((open) => open.seat === seat);
  const atMs = s.calls.lastMs + below(rng, 1000);
  for (const open of own) {
    if (open.call === 'targets') moves.push({ type: 'targets', die: open.die, atMs });
    else moves.push({ type: 'double', back: open.dice[0], other: open.dice[1], atMs });
    if (open.call === 'double') moves.push({ type: 'double', back: open.dice[1], other: open.dice[0], atMs });
  }
  if (undecided(s).includes(seat)) moves.push({ type: 'pass' });
  if (s.options.pasVu) {
    for (const { die, seat: of } of openTargets(s)) if (of !== seat) moves.push({ type: 'pasVu', die, atMs });
  }
  const mayFlick = flicker(s) === seat && (s.options.calls === 'own' || openCalls(s).length === 0);
  if (mayFlick) {
    const others = s.pucks.filter((puck) => puck.seat !== seat);
    const aims: readonly Point[] = [...s.middle, ...s.middle, ...others, { xUm: 0, zUm: 0 }];
    moves.push({ type: 'flick', ...sampleStroke(puckOf(s, seat), pick(rng, aims), rng) });
  }
  return moves;
}

/** 0.8 to 1.5 m/s, up to 10% off the direction, slightly above the centre. Dice then roll, and the player's own tower stays up. */
export function sampleStroke(from: Point, to: Point, rng: Rng): Stroke {
  const speed = 800 + below(rng, 701);
  const [x, z] = [to.xUm - from.xUm, to.zUm - from.zUm];
  const length = Math.sqrt(x * x + z * z) || 1;
  const off = below(rng, 201) - 100;
  return {
    vxMmS: Math.round((speed * (x - (z * off) / 1000)) / length) + 0,
    vzMmS: Math.round((speed * (z + (x * off) / 1000)) / length) + 0,
    highPm: 100 + below(rng, 101),
    sidePm: below(rng, 101) - 50,
  };
}
