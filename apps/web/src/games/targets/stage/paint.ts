import type { DiscId, Seat } from '@caravanserai/targets';
import type { Tone } from './stage.ts';

/** Never colour alone: each seat has its own shape of pips and of the puck's inlay. */
export type PipShape = 'round' | 'square' | 'diamond' | 'triangle';

export interface SeatPaint {
  readonly body: string;
  readonly light: string;
  readonly shade: string;
  readonly pip: string;
  readonly shape: PipShape;
}

export const SEAT_PAINT = {
  red: { body: '#b93526', light: '#dd6a4c', shade: '#7c1f1c', pip: '#fff3df', shape: 'round' },
  blue: { body: '#2f4c9f', light: '#6481cf', shade: '#1c2f6b', pip: '#fff3df', shape: 'square' },
  yellow: { body: '#ecb535', light: '#fbdc84', shade: '#b07a17', pip: '#3a2317', shape: 'diamond' },
  green: { body: '#2f7a4b', light: '#63ab74', shade: '#1b5032', pip: '#fff3df', shape: 'triangle' },
} as const satisfies Record<Seat, SeatPaint>;

type DiscColour = 'amber' | 'jade' | 'violet';

export interface DiscPaint {
  readonly rim: string;
  readonly ring: string;
  readonly deep: string;
  /** Ornament in the outer ring, so that discs differ without colour too. */
  readonly ornament: 'rays' | 'waves' | 'beads';
}

const DISC_PAINT = {
  amber: { rim: '#a65a12', ring: '#e39324', deep: '#c4711a', ornament: 'rays' },
  jade: { rim: '#14594e', ring: '#2b9a83', deep: '#1c7767', ornament: 'waves' },
  violet: { rim: '#4a2a6e', ring: '#8a5bb8', deep: '#6a4095', ornament: 'beads' },
} as const satisfies Record<DiscColour, DiscPaint>;

export function discPaint(disc: DiscId): DiscPaint {
  return DISC_PAINT[disc.slice(0, -1) as DiscColour];
}

export const TABLE_PAINT = {
  ink: '#241611',
  black: '#1d1718',
  bone: '#fbf1dc',
  gold: '#e5ae37',
  goldLight: '#ffe49a',
  goldShade: '#a56f14',
  planks: ['#b58153', '#ad794c', '#bc8a5a', '#a87348', '#b78555', '#b07b4e', '#be8e5f', '#ab774c'],
  grain: '#6f3f1e',
  grainLight: '#e0ae72',
  joint: '#4d2a14',
  edge: '#6d4122',
  bandGround: '#3a2013',
  bandClay: '#b5532c',
  bandIndigo: '#27305f',
  puck: '#c6935a',
  puckShade: '#8a5c31',
  lit: '#ffd35c',
  yes: '#2fae6b',
  no: '#e0523a',
} as const;

export const TONE_PAINT = {
  choose: TABLE_PAINT.lit,
  counts: '#6ff0a4',
  fails: '#ff6a4d',
  called: '#fff6dc',
} as const satisfies Record<Tone, string>;
