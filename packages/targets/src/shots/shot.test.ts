import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { playWith } from '../engine.ts';
import { strokeRefusal } from '../moves.ts';
import { flick, loadPhysics } from '../physics/index.ts';
import { scattered } from '../hands.ts';
import { drawShot, missMm } from './shot.ts';

await loadPhysics();
const play = playWith(flick);
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

function missOf(shot: ReturnType<typeof drawShot>, stroke: Parameters<typeof scattered>[0]): number | undefined {
  const played = play(arrange(shot.table), 'red', { type: 'flick', ...stroke });
  return played.ok ? missMm(shot, played.value) : Infinity;
}

test('a seed has one table, and the dates differ; some are about a die that has to be pushed', () => {
  expect(SEEDS.map(drawShot)).toEqual(SEEDS.map(drawShot));
  expect(new Set(SEEDS.map((seed) => JSON.stringify(drawShot(seed)))).size).toBe(SEEDS.length);
  const pushed = SEEDS.filter((seed) => drawShot(seed).push);
  expect(pushed.length).toBeGreaterThan(SEEDS.length / 6);
  expect(pushed.length).toBeLessThan(SEEDS.length / 2);
});

test('the disc of the goal lies in the middle, and a soft flick over the table has a distance or is a fault', () => {
  for (const seed of SEEDS) {
    const shot = drawShot(seed);
    const { middle, pucks } = arrange(shot.table);
    expect(middle.some(({ disc }) => disc.startsWith(shot.disc))).toBe(true);
    expect(pucks.length).toBe(2);
    const lying = (shot.table.lying ?? []).map(({ xMm, zMm }) => ({ xMm, zMm }));
    for (const [i, one] of lying.entries())
      for (const other of lying.slice(0, i))
        expect(Math.hypot(one.xMm - other.xMm, one.zMm - other.zMm)).toBeGreaterThan(30);
    const mm = missOf(shot, { vxMmS: 0, vzMmS: -1100, highPm: 180, sidePm: 0 });
    if (mm !== undefined) expect(mm).toBeLessThan(1000);
  }
});

test('a die that leaves the table has no distance; a die to push that nobody touches keeps its own', () => {
  const free = SEEDS.map(drawShot).find(({ push, table }) => !push && !table.lying);
  const push = SEEDS.map(drawShot).find((shot) => shot.push);
  expect(free && missOf(free, { vxMmS: 0, vzMmS: 3900, highPm: 300, sidePm: 0 })).toBeUndefined();
  const aside = push && missOf(push, { vxMmS: 1100, vzMmS: 0, highPm: 180, sidePm: 0 });
  expect(aside).toBeGreaterThan(20);
});

test('the scatter is small, differs with its seed, and never leaves the range of strokes', () => {
  const meant = { vxMmS: 100, vzMmS: -1500, highPm: 200, sidePm: 0 };
  expect(scattered(meant, 'a')).toEqual(scattered(meant, 'a'));
  expect(scattered(meant, 'a')).not.toEqual(scattered(meant, 'b'));
  for (const seed of SEEDS) {
    const { vxMmS, vzMmS, highPm } = scattered(meant, seed);
    expect(Math.abs(vxMmS - meant.vxMmS)).toBeLessThan(150);
    expect(Math.abs(vzMmS - meant.vzMmS)).toBeLessThan(300);
    expect(Math.abs(highPm - meant.highPm)).toBeLessThan(200);
    expect(strokeRefusal(scattered({ vxMmS: 0, vzMmS: -4000, highPm: 1000, sidePm: -1000 }, seed))).toBeUndefined();
  }
});
