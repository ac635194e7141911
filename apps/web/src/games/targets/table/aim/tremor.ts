import type { Stroke } from '@caravanserai/targets';

/** From -1 to 1, near 0 most often: the mean of four draws. Their standard deviation is 0.29. */
export function tremble(): number {
  const draws = crypto.getRandomValues(new Uint32Array(4));
  return draws.reduce((sum, draw) => sum + draw / 2 ** 31 - 1, 0) / draws.length;
}

// At most. As far off as a practised finger: 27 mrad, 4.6% and 40 per mille in the mean (packages/targets/bench/hands.ts).
const DIRECTION_MRAD = 94;
const SPEED_SHARE = 0.16;
const CONTACT_PM = 139;
const MOST_PM = 1000;

/** Anyone who aims without a finger has no hand to train: a tremor takes its place, so that every way to flick takes the same skill. */
export function trembling({ vxMmS, vzMmS, highPm, sidePm }: Stroke, draw: () => number = tremble): Stroke {
  const turn = (draw() * DIRECTION_MRAD) / 1000;
  const factor = 1 + draw() * SPEED_SHARE;
  const contact = (pm: number) => Math.round(Math.min(Math.max(pm + draw() * CONTACT_PM, -MOST_PM), MOST_PM)) + 0;
  return {
    vxMmS: Math.round((vxMmS - vzMmS * turn) * factor) + 0,
    vzMmS: Math.round((vzMmS + vxMmS * turn) * factor) + 0,
    highPm: contact(highPm),
    sidePm: contact(sidePm),
  };
}
