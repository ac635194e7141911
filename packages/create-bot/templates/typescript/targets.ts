import type { Move } from './bot.ts';

interface Point {
  readonly xUm: number; // micrometres from the centre of the table
  readonly zUm: number;
}

/** The part of the view that this bot uses; docs/view-targets.md has every field. */
export interface TargetsView {
  readonly viewer: string;
  readonly phase: { readonly name: string; readonly dice?: readonly string[] };
  readonly open: readonly { readonly call: string; readonly die?: string; readonly dice?: readonly string[] }[];
  readonly dice: readonly object[];
  readonly pucks: readonly (Point & { readonly seat: string })[];
  readonly middle: readonly (Point & { readonly disc: string })[];
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly towers: Readonly<Record<string, readonly string[]>>;
}

/**
 * Undefined if another player must act. In phases with several players each waits to be first in `toAct`, which avoids
 * conflicting requests.
 */
export function chooseTargets(view: TargetsView, toAct: readonly string[]): Move | undefined {
  const { viewer: me, phase, open, pucks, middle, stacks, towers } = view;
  if (!toAct.includes(me)) return undefined;
  const own = pucks.find(({ seat }) => seat === me) ?? { xUm: 0, zUm: 0 };
  const isFirst = toAct[0] === me;
  switch (phase.name) {
    case 'start':
      return { type: 'begin', atMs: 0 };
    case 'swap':
      return isFirst ? { type: 'swap', die: stacks[me]?.[0], level: 1 } : undefined;
    case 'keep':
      return { type: 'keep', die: phase.dice?.[0] };
    case 'remove':
      return { type: 'remove', disc: middle[0]?.disc };
    case 'golden':
      return isFirst ? { type: 'golden', ...strokeTo(own, { xUm: 0, zUm: 0 }) } : undefined;
    default: {
      const [call] = open; // lists only our own calls
      if (call?.call === 'targets') return { type: 'targets', die: call.die, atMs: 0 };
      if (call) return { type: 'double', back: call.dice?.[0], other: call.dice?.[1], atMs: 0 };
      if (Object.values(towers).every((tower) => tower.length === 0)) return { type: 'pass' }; // ends the round
      if (!isFirst) return undefined;
      return { type: 'flick', ...strokeTo(own, nearest(own, middle)) }; // put your own strategy here
    }
  }
}

function nearest(from: Point, points: readonly Point[]): Point {
  const distance = ({ xUm, zUm }: Point) => Math.hypot(xUm - from.xUm, zUm - from.zUm);
  return points.toSorted((a, b) => distance(a) - distance(b))[0] ?? { xUm: 0, zUm: 0 };
}

/** Aims slightly off, and above the die's centre, so that it rolls. The server requires integers. */
function strokeTo(from: Point, to: Point): object {
  const speed = 900 + 300 * Math.random(); // mm/s
  const angle = Math.atan2(to.xUm - from.xUm, to.zUm - from.zUm) + 0.08 * (Math.random() - 0.5);
  return {
    vxMmS: Math.round(speed * Math.sin(angle)),
    vzMmS: Math.round(speed * Math.cos(angle)),
    highPm: 150,
    sidePm: 0,
  };
}
