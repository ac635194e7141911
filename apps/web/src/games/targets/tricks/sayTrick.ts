import { assertNever } from '@caravanserai/contract';
import type { Want } from '@caravanserai/targets/tricks';
import type { TricksT } from '../useT.ts';

/** The goal in one sentence. */
export function sayGoal(t: TricksT, wants: readonly Want[]): string {
  return t('tricks.goal', { wants: sayWants(t, wants) });
}

export function sayWants(t: TricksT, wants: readonly Want[]): string {
  return wants.map((want) => sayWant(t, want)).reduce((first, last) => t('targets.list.and', { first, last }));
}

function sayWant(t: TricksT, want: Want): string {
  switch (want.want) {
    case 'stop': {
      const stop = t(`tricks.want.stop.${want.disc ?? 'any'}`);
      return want.face ? t('tricks.want.face', { stop, face: want.face }) : stop;
    }
    case 'black':
      return t(`tricks.want.black.${want.disc}`);
    case 'near':
      return t('tricks.want.near', { mm: want.mm });
    case 'double':
      return t('tricks.want.double');
    case 'steal':
      return t(`tricks.want.steal.${want.count === 1 ? 'single' : 'both'}`);
    case 'topple':
      return t('tricks.want.topple');
    case 'push':
      return t(`tricks.want.push.${want.to}`);
    case 'clear':
      return t('tricks.want.clear');
    case 'leave':
      return t('tricks.want.leave');
    default:
      return assertNever(want);
  }
}
