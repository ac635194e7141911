import type { Stroke } from '@caravanserai/targets';

/** Random number from -1 to 1, concentrated around 0: the mean of four uniform ones. Standard deviation 0.29. */
export function tremble(): number {
  const draws = crypto.getRandomValues(new Uint32Array(4));
  return draws.reduce((sum, draw) => sum + draw / 2 ** 31 - 1, 0) / draws.length;
}

// Maximum deviations, chosen to match a practised finger: 27 mrad, 4.6% and 40 per mille on average (packages/targets/src/hands.ts).
const DIRECTION_MRAD = 94;
const SPEED_SHARE = 0.16;
const CONTACT_PM = 139;
const MOST_PM = 1000;

/** Adds random error to flicks that are not made by hand, so that every input method is equally hard. */
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
