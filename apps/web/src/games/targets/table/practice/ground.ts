import type { Stroke } from '@caravanserai/targets';
import type { Drill } from '../../client.ts';

/** Flicks per series. */
export const THROWS = 10;
export const STARS = 3;

export interface GroundGoal {
  readonly drill: Drill;
  /** Hits needed for one, two and three stars: `npm run bench -- stars`. */
  readonly bars: readonly [one: number, two: number, three: number];
  /** The intended stroke that most often succeeds with a practised hand. */
  readonly flick: Stroke;
}

/** The exercises, as data: tables and bars. The rules judge the tries. */
export const GROUND = {
  disc: {
    drill: { goal: 'disc', isSeries: true, table: { towers: { blue: 0 } } },
    bars: [3, 6, 8],
    flick: { vxMmS: -147, vzMmS: -1176, highPm: 280, sidePm: 0 },
  },
  black: {
    drill: { goal: 'black', isSeries: true, table: { towers: { blue: 0 } } },
    bars: [1, 2, 4],
    flick: { vxMmS: -103, vzMmS: -1186, highPm: 280, sidePm: 0 },
  },
  topple: {
    drill: { goal: 'topple', isSeries: true, table: {} },
    bars: [4, 7, 9],
    flick: { vxMmS: 0, vzMmS: -3600, highPm: 100, sidePm: 0 },
  },
  steal: {
    drill: { goal: 'steal', isSeries: true, table: { towers: { blue: 0 }, stored: { blue: ['violet3'] } } },
    bars: [1, 3, 5],
    flick: { vxMmS: 0, vzMmS: -1977, highPm: 100, sidePm: 0 },
  },
} as const satisfies Record<string, GroundGoal>;

export type GroundName = keyof typeof GROUND;
export const GROUND_NAMES = Object.keys(GROUND) as readonly GroundName[];

export function starsFor(goal: GroundName, hits: number): number {
  return GROUND[goal].bars.filter((bar) => hits >= bar).length;
}

export interface Series {
  readonly tries: readonly boolean[];
  readonly hits: number;
  readonly isOver: boolean;
}

/** The current series; a finished one stays until the next flick. */
export function seriesOf(tries: readonly boolean[]): Series {
  const from = Math.floor(Math.max(0, tries.length - 1) / THROWS) * THROWS;
  const now = tries.slice(from);
  return { tries: now, hits: now.filter(Boolean).length, isOver: now.length === THROWS };
}
