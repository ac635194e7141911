/** How a simple bot plays Targets, where moves cannot be listed: it makes them from the view. Calls what it may, and flicks at a disc. */
interface Point {
  readonly xUm: number; // micrometres from the middle of the table
  readonly zUm: number;
}

interface View {
  readonly viewer: string;
  readonly phase: { readonly name: string; readonly dice?: readonly string[] };
  readonly open: readonly { readonly call: string; readonly die?: string; readonly dice?: readonly string[] }[];
  readonly pucks: readonly (Point & { readonly seat: string })[];
  readonly middle: readonly (Point & { readonly disc: string })[];
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly towers: Readonly<Record<string, readonly string[]>>;
}

/** Nothing where somebody else is to act. `toAct` has the seat that is waited for first. */
export function chooseTargets(seen: unknown, toAct: readonly string[]): unknown {
  const { viewer: me, phase, open, pucks, middle, stacks, towers } = seen as View;
  if (!toAct.includes(me)) return undefined;
  const own = pucks.find(({ seat }) => seat === me) ?? { xUm: 0, zUm: 0 };
  switch (phase.name) {
    case 'start':
      return { type: 'begin', atMs: 0 };
    case 'swap':
      return { type: 'swap', die: stacks[me]?.[0], level: 1 };
    case 'keep':
      return { type: 'keep', die: phase.dice?.[0] };
    case 'remove':
      return { type: 'remove', disc: middle[0]?.disc };
    case 'golden':
      return { type: 'golden', ...strokeTo(own, { xUm: 0, zUm: 0 }) };
    default: {
      const [call] = open; // only our own are told
      if (call?.call === 'targets') return { type: 'targets', die: call.die, atMs: 0 };
      if (call) return { type: 'double', back: call.dice?.[0], other: call.dice?.[1], atMs: 0 };
      if (Object.values(towers).every((tower) => tower.length === 0)) return { type: 'pass' }; // the round ends
      if (toAct[0] !== me) return undefined;
      const aim = middle[Math.floor(Math.random() * (middle.length + 1))] ?? { xUm: 0, zUm: 0 };
      return { type: 'flick', ...strokeTo(own, aim) };
    }
  }
}

/** 0.8 to 1.5 m/s, a little beside, a little above the middle of the die. The server wants whole numbers. */
function strokeTo(from: Point, to: Point): object {
  const speed = 800 + 700 * Math.random();
  const angle = Math.atan2(to.xUm - from.xUm, to.zUm - from.zUm) + 0.2 * (Math.random() - 0.5);
  return {
    vxMmS: Math.round(speed * Math.sin(angle)),
    vzMmS: Math.round(speed * Math.cos(angle)),
    highPm: 150,
    sidePm: 0,
  };
}
