import type { Stroke } from '@caravanserai/targets';
import type { LevelName } from '../../client.ts';

/** Initial amplitude of the hand's movement in rad, and time until it is steady. */
const HANDS = {
  leftHand: { wanderRad: 0.34, steadyMs: 6000 },
  tavern: { wanderRad: 0.22, steadyMs: 3500 },
  juggler: { wanderRad: 0.3, steadyMs: 1200 },
  master: { wanderRad: 0.1, steadyMs: 900 },
} as const satisfies Record<LevelName, unknown>;

/** The visible aim of a bot: shows its care, but not its target. */
export function aimAfter(
  level: LevelName,
  from: { readonly xUm: number; readonly zUm: number },
  ms: number,
): Pick<Stroke, 'vxMmS' | 'vzMmS'> {
  const { wanderRad, steadyMs } = HANDS[level];
  const steadiness = 0.25 + 0.75 * Math.exp(-ms / steadyMs);
  const turn = wanderRad * steadiness * (Math.sin(ms / 310) + 0.5 * Math.sin(ms / 173));
  const speed = 1100 + 350 * Math.sin(ms / 520) * steadiness;
  const length = Math.hypot(from.xUm, from.zUm) || 1;
  const [x, z] = [-from.xUm / length, -from.zUm / length];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { vxMmS: Math.round((x * cos - z * sin) * speed), vzMmS: Math.round((x * sin + z * cos) * speed) };
}
