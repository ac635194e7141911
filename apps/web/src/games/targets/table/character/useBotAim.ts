import { useEffect } from 'react';
import { still } from '../../../../app/settings/settings.ts';
import type { StageMarks } from '../../stage/stage.ts';
import { shownStrength } from '../gesture/strength.ts';
import type { TableState } from '../tableContext.ts';
import { aimAfter } from './aiming.ts';

const STEP_MS = 80;

/** Animates a bot's aim. */
export function useBotAim({ shown }: TableState, showAim: (aim: StageMarks['aim']) => void): void {
  const { need, players, view, version } = shown.snapshot;
  const seat = shown.moment === 'live' && need.kind === 'flick' ? need.seat : undefined;
  const player = seat && players[seat];
  const level = player?.kind === 'bot' ? player.level : undefined;
  const die = seat && view.towers[seat].at(-1);
  const puck = shown.picture.pucks.find((each) => each.seat === seat);
  useEffect(() => {
    if (!level || !die || !puck || still.get()) return undefined;
    const fromMs = performance.now();
    const timer = setInterval(() => {
      const { vxMmS, vzMmS } = aimAfter(level, puck, performance.now() - fromMs);
      showAim({ die, xMmS: vxMmS, zMmS: vzMmS, strength: shownStrength(Math.hypot(vxMmS, vzMmS)) });
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      showAim(undefined);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one aim per flick
  }, [level, die, version, showAim]);
}
