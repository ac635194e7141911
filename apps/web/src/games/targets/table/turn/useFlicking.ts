import type { Stroke } from '@caravanserai/targets';
import { type RefObject, useEffect } from 'react';
import { enlargedDie } from '../aim/Lens.tsx';
import { trembling } from '../aim/tremor.ts';
import { flickWay } from '../aim/way.ts';
import { listenForSwipes, type SwipeListener } from '../gesture/listen.ts';
import { readFlick, type Touch } from '../gesture/readFlick.ts';
import { readPull } from '../gesture/readPull.ts';
import { shownStrength } from '../gesture/strength.ts';
import type { SpacePoint, Stage, StageMarks } from '../../stage/stage.ts';
import type { TableState } from '../tableContext.ts';
import { optionsAt, optionUnder } from '../choices/options.ts';
import { flickingSeat } from './flickingSeat.ts';

const TAP_PX = 10; // a longer movement is not a tap

/** The die that may be flicked here, with its position. */
function targetOf({ shown, client }: TableState): SpacePoint | undefined {
  const seat = flickingSeat(shown, client.own);
  const top = seat && shown.snapshot.view.towers[seat].at(-1);
  return shown.picture.dice.find(({ die }) => die === top)?.pose;
}

export function aimMark({ shown, client }: TableState, { vxMmS, vzMmS }: Stroke): StageMarks['aim'] {
  const seat = flickingSeat(shown, client.own);
  const die = seat && shown.snapshot.view.towers[seat].at(-1);
  return die && { die, xMmS: vxMmS, zMmS: vzMmS, strength: shownStrength(Math.hypot(vxMmS, vzMmS)) };
}

export function flickHere({ shown, client, act }: TableState, stroke: Stroke): void {
  const seat = flickingSeat(shown, client.own);
  if (seat) act(seat, { type: shown.snapshot.need.kind === 'golden' ? 'golden' : 'flick', ...stroke });
}

/** Contact point before a direction is known, assuming a flick straight at the middle. */
export function touchMark({ shown, client }: TableState, { high, right }: Touch): StageMarks['touch'] {
  const seat = flickingSeat(shown, client.own);
  const die = seat && shown.snapshot.view.towers[seat].at(-1);
  const puck = shown.picture.pucks.find((each) => each.seat === seat);
  return die && puck && { die, xMmS: -puck.xUm, zMmS: -puck.zUm, high, side: right };
}

/** A tap selects an option if there are any; otherwise it explains a die. */
function tap(table: TableState, stage: Stage, clientX: number, clientY: number): void {
  const hit = stage.hit(clientX, clientY);
  const options = optionsAt(table);
  if (options.length > 0) optionUnder(options, table.shown, hit)?.pick();
  else table.explain(hit.die);
}

/** Shows a hand on the die, both on the stage and in the enlarged view beside it. */
export interface Hand {
  readonly host: RefObject<HTMLElement | null>;
  readonly lens: RefObject<HTMLElement | null>;
  readonly showAim: (aim: StageMarks['aim']) => void;
  readonly showTouch: (touch: Touch | undefined) => void;
}

/** Pointer input: a swipe on one's own die flicks it, or a pull and release. */
export function useFlicking(stage: Stage | undefined, now: RefObject<TableState>, hand: Hand): void {
  const { host, lens, showAim, showTouch } = hand;
  useEffect(() => {
    const { current } = host;
    if (!current || !stage) return undefined;
    const listener: SwipeListener = {
      target: () => targetOf(now.current),
      onAim: (stroke) => showAim(stroke && aimMark(now.current, stroke)),
      onTouch: showTouch,
      read: () => (flickWay.get() === 'pull' ? readPull : readFlick),
      onFlick: (read) => {
        if (read.ok) flickHere(now.current, flickWay.get() === 'pull' ? trembling(read.value) : read.value);
        else if (read.error !== 'too-short') now.current.complain('no-flick');
      },
    };
    const stops = [listenForSwipes(current, stage, listener)];
    const { current: enlarging } = lens;
    if (enlarging)
      stops.push(listenForSwipes(enlarging, stage, { ...listener, enlarged: () => enlargedDie(enlarging) }));
    let from: PointerEvent | undefined;
    const press = (event: PointerEvent) => void (from = event);
    const release = ({ clientX, clientY }: MouseEvent) => {
      const isTap = from && Math.hypot(clientX - from.clientX, clientY - from.clientY) <= TAP_PX;
      if (isTap) tap(now.current, stage, clientX, clientY);
    };
    current.addEventListener('pointerdown', press);
    current.addEventListener('click', release);
    return () => {
      for (const stop of stops) stop();
      current.removeEventListener('pointerdown', press);
      current.removeEventListener('click', release);
    };
  }, [host, lens, stage, now, showAim, showTouch]);
}
