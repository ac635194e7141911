import type { DailyListed, ShotListed, ShotTry } from '@caravanserai/contract';
import type { DailyShot } from '@caravanserai/targets';
import type { ShotsT } from '../useT.ts';
import type { Drill } from '../client.ts';

const [BLACK_MM, DISC_MM] = [12, 50]; // radii

export function sayGoal(t: ShotsT, { disc, push }: DailyShot): string {
  return t(`shots.${push ? 'push' : 'stop'}.${disc}`);
}

export function sayMm(t: ShotsT, mm: number | undefined): string {
  return mm === undefined ? t('shots.noDistance') : t('shots.mm', { mm });
}

export function shortest(tries: readonly ShotTry[]): number | undefined {
  const all = tries.flatMap(({ mm }) => (mm === undefined ? [] : [mm]));
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** One sign for each try, which reveals nothing about how to flick. */
export function signsOf(tries: readonly ShotTry[]): string {
  return tries
    .map(({ mm }) => (mm === undefined ? '❌' : mm <= BLACK_MM ? '🎯' : mm <= DISC_MM ? '🟡' : '⚪'))
    .join('');
}

export function drillOfShot(name: string, shot: DailyShot): Drill {
  const { table, disc, push } = shot;
  const wants = [push ? ({ want: 'push', die: push, to: 'disc' } as const) : ({ want: 'stop', disc } as const)];
  return { name, goal: 'trick', table, wants, isSeries: true, shot };
}

/** A date as the device stores it once it is closed: the table in place of the options. */
export function dealOf({ date, rulesVersion, table, isOpen }: ShotListed): DailyListed {
  return { date, rulesVersion, options: table, bot: '', ...(isOpen ? {} : { seed: '' }) };
}
