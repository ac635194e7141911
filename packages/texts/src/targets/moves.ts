import type { Move } from '@caravanserai/targets';
import { decimal, percent } from '../targi/numbers.ts';
import type { TargetsT } from '../words.ts';
import { sayTargetsLevel, targetsDie, targetsDisc } from './parts.ts';

export function sayTargetsMove(t: TargetsT, move: Move): string {
  switch (move.type) {
    case 'flick':
    case 'golden':
      return sayStroke(t, move);
    case 'double':
      return t('targets.move.double', { back: targetsDie(t, move.back), other: targetsDie(t, move.other) });
    case 'keep':
    case 'targets':
    case 'pasVu':
      return t(`targets.move.${move.type}`, { die: targetsDie(t, move.die) });
    case 'remove':
      return t('targets.move.remove', { disc: targetsDisc(t, move.disc) });
    case 'swap':
      return t('targets.move.swap', { die: targetsDie(t, move.die), level: sayTargetsLevel(t, move.level) });
    case 'begin':
    case 'pass':
      return t(`targets.move.${move.type}`);
  }
}

type Flicking = Extract<Move, { readonly type: 'flick' | 'golden' }>;

function sayStroke(t: TargetsT, { type, vxMmS, vzMmS, highPm, sidePm }: Flicking): string {
  const speed = Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS) / 1000;
  return t(`targets.move.${type}`, {
    speed: decimal(t, speed, 2),
    contact: t('targets.move.contact', { high: percent(t, highPm / 1000), side: percent(t, sidePm / 1000) }),
  });
}
