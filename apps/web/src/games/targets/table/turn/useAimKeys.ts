import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { trembling } from '../aim/tremor.ts';
import { type Aim, type AimStep, needle, step, STILL_AIM, strokeOf } from '../gesture/aim.ts';
import type { StageMarks } from '../../stage/stage.ts';
import type { TableState } from '../tableContext.ts';
import { flickingSeat } from './flickingSeat.ts';
import { aimMark, flickHere } from './useFlicking.ts';

/** Letters are used for calls. Comma and full stop are adjacent on every keyboard. */
const KEYS: Readonly<Record<string, AimStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  Comma: 'strike-left',
  Period: 'strike-right',
  Space: 'strike',
  Escape: 'stop',
};

const RESTING_STRENGTH = 0.5;

/** Aiming by keyboard: arrow keys turn, Space starts the needle and strikes. */
export function useAimKeys(now: RefObject<TableState>, showAim: (aim: StageMarks['aim']) => void) {
  const [aim, setAim] = useState<Aim>(STILL_AIM);
  const [strength, setStrength] = useState<number>();
  const { needleFromMs } = aim;

  function puckHere() {
    const { shown, client } = now.current;
    const seat = flickingSeat(shown, client.own);
    return shown.picture.pucks.find((each) => each.seat === seat);
  }

  function show(next: Aim, shownAt: number): void {
    const puck = puckHere();
    showAim(puck && aimMark(now.current, strokeOf(next, shownAt, puck)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const what = KEYS[event.code];
    const puck = puckHere();
    if (!what || !puck || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (what === 'strike' && event.repeat) return;
    const done = step(aim, what, { tMs: performance.now(), isFine: event.shiftKey });
    setAim(done.aim);
    if (done.strength === undefined) return show(done.aim, strength ?? RESTING_STRENGTH);
    setStrength(undefined);
    showAim(undefined);
    return flickHere(now.current, trembling(strokeOf(aim, done.strength, puck)));
  }

  useEffect(() => {
    if (needleFromMs === undefined) return undefined;
    let request = requestAnimationFrame(function move(nowMs) {
      setStrength(needle(nowMs - needleFromMs));
      request = requestAnimationFrame(move);
    });
    return () => {
      cancelAnimationFrame(request);
      setStrength(undefined);
    };
  }, [needleFromMs]);

  return { onKeyDown, aim, strength };
}
