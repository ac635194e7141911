/**
 * `npm run bench -- stars [flicks]`: how often modelled players reach each practice goal with their best flick, and how often a series then earns
 * one, two and three stars.
 */
import { loadPhysics } from '@caravanserai/targets/physics';
import { CASUAL, PRACTISED, STEADY } from '../../../packages/targets/src/hands.ts';
import { GROUND, GROUND_NAMES } from '../src/games/targets/table/practice/ground.ts';
import { chanceOf, rateOf } from '../test/ground.ts';

const HANDS = { casual: CASUAL, practised: PRACTISED, steady: STEADY };
const flicks = Number(process.argv[2] ?? 400);
const percent = (share: number) => `${Math.round(share * 100)}%`;

await loadPhysics();
console.log(`${flicks} flicks for each line\n`);
console.log('| goal | hand | reached | one star | two | three |\n|---|---|---:|---:|---:|---:|');
for (const goal of GROUND_NAMES) {
  const { drill, flick, bars } = GROUND[goal];
  for (const [name, hand] of Object.entries(HANDS)) {
    const rate = rateOf(drill, flick, hand, flicks);
    const stars = bars.map((bar) => `${bar}: ${percent(chanceOf(bar, rate))}`);
    console.log(`| ${[goal, name, percent(rate), ...stars].join(' | ')} |`);
  }
}
