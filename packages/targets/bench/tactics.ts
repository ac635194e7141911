/**
 * `npm run bench -- tactics [flicks]`: compares the current physics with those of the rules version before: how often a direct hit topples a tower, how far
 * dice go, and how often the likeliest face comes up. See docs/physics.md.
 */
import { RULES_VERSIONS, rulesOf } from '../src/versions.ts';
import { PRACTISED, STEADY, SWIPING } from '../src/hands.ts';
import {
  directHits,
  EDGE_MM,
  likeliestFaces,
  meanDistanceMm,
  type Simulator,
  strokeAt,
  type Way,
} from './measureTactics.ts';

const flicks = Number(process.argv[2] ?? 100);
if (!(flicks >= 1)) throw new Error('tactics wants a number of flicks, 1 or more');

const STROKES: readonly (readonly [Way, mmS: number, highPm: number])[] = [
  ...[2000, 3000, 3500].map((mmS) => ['opposite', mmS, 100] as const),
  ...[2000, 2800, 3000].map((mmS) => ['beside', mmS, 100] as const),
  ...[-300, -100, 0, 50, 100, 150, 200].map((highPm) => ['beside', 3200, highPm] as const),
  ['beside', 3600, 100],
];
const SWIPES: typeof STROKES = [
  ...[2400, 2600, 2800, 3000].map((mmS) => ['opposite', mmS, 140] as const),
  ...[2000, 2200, 2400, 2600].map((mmS) => ['beside', mmS, 140] as const),
];
const SPEEDS_MM_S = [
  500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1850, 2100, 2350, 2600, 2850, 3100, 3500,
];
const FACE_SPEEDS_MM_S = [900, 1050, 1200];

for (const { version, flick } of await Promise.all(RULES_VERSIONS.slice(-2).map(rulesOf))) {
  console.log(`\nRules version ${version}`);
  say(flick);
}

function say(flick: Simulator): void {
  console.log('direct hits on a tower, by the speed of the die when it meets it: toppled, own tower fell (hits)');
  for (const { mmS, count, toppled, own } of directHits(flick, flicks * 8))
    console.log(`  ${metres(mmS)}: ${percent(toppled / count)}, ${percent(own / count)} (${count})`);

  for (const [name, hand, strokes] of [
    ['steady', STEADY, STROKES],
    ['swiping', SWIPING, SWIPES],
  ] as const) {
    console.log(`flicks at a tower with a ${name} hand: met it, toppled it, own tower fell, flicked die lost`);
    for (const [way, mmS, highPm] of strokes) {
      const { met, toppled, own, lost } = strokeAt(flick, { way, mmS, highPm }, flicks, hand);
      console.log(`  ${way}, ${metres(mmS)} at ${highPm / 1000}: ${[met, toppled, own, lost].map(percent).join(', ')}`);
    }
  }

  console.log(`mean distance in mm by speed in mm/s, struck at 0.12 (${EDGE_MM}: over the edge)`);
  const means = SPEEDS_MM_S.map((mmS) => `${mmS}: ${Math.round(meanDistanceMm(flick, mmS, flicks))}`);
  console.log(`  ${means.join(', ')}`);

  for (const [name, hand] of [
    ['practised', PRACTISED],
    ['steady', STEADY],
  ] as const) {
    console.log(`the likeliest face, the likeliest two, of a ${name} hand`);
    const faces = FACE_SPEEDS_MM_S.map((mmS) => ({ mmS, ...likeliestFaces(flick, hand, mmS, flicks) }));
    console.log(
      `  ${faces.map(({ mmS, first, two }) => `${metres(mmS)}: ${percent(first)}, ${percent(two)}`).join('; ')}`,
    );
  }
}

function metres(mmS: number): string {
  return `${mmS / 1000} m/s`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
