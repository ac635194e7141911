/** `node packages/targets/bench/skill.ts [flicks]`: outcomes of flicks by speed and contact height, and the distribution of faces. See docs/physics.md. */
import { below, quickRng, type Rng } from '@caravanserai/contract';
import { type Flick, type Scene, towerPose } from '../src/geometry.ts';
import { flick, loadPhysics } from '../src/physics/index.ts';
import { sensibleFlick, towers } from '../test/physicsScenes.ts';

const SPEEDS_MM_S = [500, 800, 1200, 1600, 2000, 2500, 3000];
const HEIGHTS_PM = [-300, 0, 150, 300, 500, 800];
const flicks = Number(process.argv[2] ?? 100);

await loadPhysics();
console.log(`| hit at | ${SPEEDS_MM_S.map((speed) => `${speed / 1000} m/s`).join(' | ')} |`);
console.log(`|---|${SPEEDS_MM_S.map(() => '---').join('|')}|`);
for (const highPm of HEIGHTS_PM) {
  const cells = SPEEDS_MM_S.map((speed) => cell(highPm, speed, quickRng(`${highPm} ${speed}`)));
  console.log(`| ${highPm / 1000} | ${cells.join(' | ')} |`);
}
console.log('\nslid / own tower fell / off the table, in %; how far, in mm');
console.log(`\nchi² of the faces, ${flicks * 20} flicks, limit 11.07:`);
console.log(`  every die any way up: ${chi2((rng) => towers(['red', 'yellow'], rng)).toFixed(1)}`);
console.log(`  every die the same way up: ${chi2((rng) => sameWayUp(towers(['red', 'yellow'], rng))).toFixed(1)}`);

function cell(highPm: number, speed: number, rng: Rng): string {
  let [slid, fell, off, far, landed] = [0, 0, 0, 0, 0];
  for (let i = 0; i < flicks; i++) {
    const scene = towers(['red', 'yellow'], rng);
    const [vxMmS, sidePm] = [below(rng, 101) - 50, below(rng, 101) - 50];
    const asked: Flick = { die: 'red3', vxMmS, vzMmS: -speed, highPm, sidePm, tower: false };
    const { facts, dice } = flick(scene, asked);
    if (facts[0].where !== 'tower' || facts[1].where !== 'tower') fell++;
    if (facts[2].where === 'off') off++;
    else {
      if (!facts[2].rolled) slid++;
      landed++;
      far += (scene.pucks[0].zUm - dice[2].pose.zUm) / 1000;
    }
  }
  const share = [slid, fell, off].map((count) => Math.round((count / flicks) * 100)).join(' / ');
  return `${share}; ${landed === 0 ? '–' : Math.round(far / landed)}`;
}

function chi2(setUp: (rng: Rng) => Scene): number {
  const rng = quickRng('faces');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < flicks * 20; i++) {
    const { pucks, dice } = setUp(rng);
    const { face } = flick({ pucks, dice: dice.slice(0, 3) }, sensibleFlick(rng, 'red3')).facts[2];
    if (face !== undefined) counts[face - 1]++;
  }
  const even = counts.reduce((sum, count) => sum + count) / 6;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

function sameWayUp({ pucks, dice }: Scene): Scene {
  return { pucks, dice: dice.map(({ die }, i) => ({ die, pose: towerPose(pucks[Math.floor(i / 3)], i % 3, 0) })) };
}
