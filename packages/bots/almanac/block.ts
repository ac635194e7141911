import { keyOf } from '@caravanserai/contract';
import { loadPhysics } from '@caravanserai/targets/physics';
import { type Pages, together } from '../src/measure/almanac.ts';
import { LEVEL_NAMES as TARGETS_LEVELS, type LevelName as TargetsLevel } from '../src/targets/levels.ts';
import { LEVEL_NAMES as TARGI_LEVELS, type LevelName as TargiLevel } from '../src/targi/levels.ts';
import { playTargets } from './playTargets.ts';
import { playTargi } from './playTargi.ts';

/** The levels of both games have different names. */
export type AnyLevel = TargiLevel | TargetsLevel;
export const ALL_LEVELS: readonly AnyLevel[] = [...TARGI_LEVELS, ...TARGETS_LEVELS];

/** Some games of one level. */
export interface Block {
  readonly pages: Pages;
  /** Four hex digits of a hash of the pages. */
  readonly check: string;
  readonly cpuMs: number;
}

export async function playBlock(level: AnyLevel, from: number, games: number): Promise<Block> {
  if (isOfTargets(level)) await loadPhysics();
  const start = process.threadCpuUsage();
  const play = (game: number) => (isOfTargets(level) ? playTargets(level, game) : playTargi(level, game));
  const pages = together(Array.from({ length: games }, (_, i) => play(from + i)));
  const { user, system } = process.threadCpuUsage(start);
  return { pages, check: checkOf(pages), cpuMs: (user + system) / 1000 };
}

export function isOfTargets(level: AnyLevel): level is TargetsLevel {
  return TARGETS_LEVELS.some((name) => name === level);
}

function checkOf({ tallies, counts }: Pages): string {
  const sorted = [tallies, counts].map((record) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const key = keyOf(JSON.stringify(sorted));
  return Array.from(key.subarray(0, 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
