/**
 * `npm run -s ts -- packages/bots/tune/landing.ts` writes packages/bots/src/targets/landings.ts: flicks free dice with the master's hand from each height of
 * a tower, and writes where they came to rest and how far beside that. A cube rolls alike however it stands, so that one tower is all towers.
 */
import { writeFileSync } from 'node:fs';
import { quickRng } from '@caravanserai/contract';
import { towerPose } from '@caravanserai/targets/geometry';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { drawSlip, slipped } from '../src/targets/hand.ts';
import { LEVELS } from '../src/targets/levels.ts';

const FLICKS = 20;
const FROM_MM_S = 800;
const STEP_MM_S = 50;
const CONTACTS = [
  { sidePm: 0, heights: [110, 160, 210], speeds: 21 },
  { sidePm: 300, heights: [190, 220, 260], speeds: 15 }, // spun, a die from the top of the tower strays less
];
const LOST_MM = 80; // a fault counts as so far beside
const PUCK = { seat: 'red', xUm: 0, zUm: 326_000 } as const;
const WIDEST_RAD = 0.2; // discs lie so far to the left and right of the middle

interface Landed {
  readonly farMm: number;
  readonly rightMm: number;
  readonly besideMm: number;
}

await loadPhysics();
const lines = [
  `/** Made by tune/landing.ts; never edited. */

/** Of one way to strike a die, by speed. */
export interface Landing {
  readonly highPm: number;
  readonly sidePm: number;
  readonly farMm: readonly number[]; // how far a die goes in the mean
  readonly rightMm: readonly number[]; // and how far to the right
  readonly besideMm: readonly number[]; // how far from there it comes to rest: the root of the mean square
}

export const FROM_MM_S = ${FROM_MM_S}; // the first of each list
export const STEP_MM_S = ${STEP_MM_S}; // from one to the next

/** By the height in the tower of the die that is flicked. */
export const LANDINGS: readonly (readonly Landing[])[] = [`,
];
for (const level of [0, 1, 2]) {
  lines.push('  [');
  for (const { sidePm, heights, speeds } of CONTACTS) {
    for (const highPm of heights) {
      const row = smooth(
        Array.from({ length: speeds }, (_, i) => landing(level, FROM_MM_S + STEP_MM_S * i, highPm, sidePm)),
      );
      const list = (of: keyof Landed) => JSON.stringify(row.map((one) => Math.round(one[of]) + 0));
      lines.push(
        `    { highPm: ${highPm}, sidePm: ${sidePm}, farMm: ${list('farMm')}, rightMm: ${list('rightMm')}, besideMm: ${list('besideMm')} },`,
      );
    }
  }
  lines.push('  ],');
}
lines.push('];');
writeFileSync(new URL('../src/targets/landings.ts', import.meta.url), `${lines.join('\n')}\n`);

/** With its two neighbours, a quarter each: chance counts for less. */
function smooth(row: readonly Landed[]): readonly Landed[] {
  return row.map((one, i) => {
    const near = [row[Math.max(0, i - 1)], one, one, row[Math.min(row.length - 1, i + 1)]];
    const mean = (of: (landed: Landed) => number) => near.reduce((sum, landed) => sum + of(landed), 0) / near.length;
    return {
      farMm: mean(({ farMm }) => farMm),
      rightMm: mean(({ rightMm }) => rightMm),
      besideMm: Math.sqrt(mean(({ besideMm }) => besideMm ** 2)),
    };
  });
}

function landing(level: number, mmS: number, highPm: number, sidePm: number): Landed {
  const rng = quickRng(`landing ${level} ${mmS} ${highPm} ${sidePm}`);
  const dice = (['red1', 'red2', 'red3'] as const)
    .slice(0, level + 1)
    .map((die, i) => ({ die, pose: towerPose(PUCK, i, 0) }));
  const landed: { readonly along: number; readonly right: number }[] = [];
  for (let i = 0; i < FLICKS; i++) {
    const turn = WIDEST_RAD * ((2 * i) / (FLICKS - 1) - 1);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const stroke = slipped({ vxMmS: mmS * sin, vzMmS: -mmS * cos, highPm, sidePm }, LEVELS.master.hand, drawSlip(rng));
    const { facts, dice: rested } = flick({ pucks: [PUCK], dice }, { die: dice[level].die, ...stroke, tower: false });
    const isFault =
      !facts[level].rolled || !facts[level].isFlat || facts.slice(0, level).some(({ where }) => where !== 'tower');
    if (isFault) continue;
    const { xUm, zUm } = rested[level].pose;
    const [x, z] = [xUm / 1000, (PUCK.zUm - zUm) / 1000];
    landed.push({ along: x * sin + z * cos, right: x * cos - z * sin });
  }
  const mean = (of: (one: (typeof landed)[number]) => number) =>
    landed.reduce((sum, one) => sum + of(one), 0) / Math.max(1, landed.length);
  const [farMm, rightMm] = [mean(({ along }) => along), mean(({ right }) => right)];
  const squares = landed.reduce((sum, { along, right }) => sum + (along - farMm) ** 2 + (right - rightMm) ** 2, 0);
  return { farMm, rightMm, besideMm: Math.sqrt((squares + (FLICKS - landed.length) * LOST_MM ** 2) / FLICKS) };
}
