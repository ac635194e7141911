import type { Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { SpacePoint, Stage } from '../../stage/stage.ts';
import { type Enlarged, type FlickFrame, flickFrame } from './frame.ts';
import type { PathPoint } from './path.ts';
import { beginsOnDie, type readFlick, type SwipeRefusal, type Touch, touchAt } from './readFlick.ts';

export interface SwipeListener {
  /** The die that may be flicked now. If undefined, touches have other meanings. */
  readonly target: () => SpacePoint | undefined;
  /** While the pointer is down: the flick that a release would make; undefined afterwards. */
  readonly onAim: (stroke: Stroke | undefined) => void;
  readonly onFlick: (read: Result<Stroke, SwipeRefusal>) => void;
  /** The point where the die is or would be touched; undefined when the pointer has left it. */
  readonly onTouch: (touch: Touch | undefined) => void;
  /** How to interpret a path: as a swipe or as a pull. */
  readonly read: () => typeof readFlick;
  /** Position of the enlarged die, if the element shows one. */
  readonly enlarged?: () => Enlarged;
}

interface Swipe {
  readonly pointerId: number;
  readonly frame: FlickFrame;
  readonly path: PathPoint[];
}

/** Listens for swipes by mouse, finger and pen on the stage's element. Returns a function that stops listening. */
export function listenForSwipes(host: HTMLElement, stage: Stage, listener: SwipeListener): () => void {
  let swipe: Swipe | undefined;
  let isTouched = false;

  function frameUnder({ clientX, clientY }: PointerEvent): FlickFrame | undefined {
    const die = listener.target();
    const frame = die && flickFrame(stage, die, listener.enlarged?.());
    return frame && beginsOnDie(clientX, clientY, frame) ? frame : undefined;
  }

  function begin(event: PointerEvent): void {
    if (swipe || event.button !== 0 || !event.isPrimary) return;
    const frame = frameUnder(event);
    if (!frame) return;
    listener.onTouch(touchAt(pointOf(event), frame));
    swipe = { pointerId: event.pointerId, frame, path: [pointOf(event)] };
    host.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function move(event: PointerEvent): void {
    if (!swipe) return hover(event);
    if (event.pointerId !== swipe.pointerId) return;
    for (const report of reportsOf(event)) swipe.path.push(pointOf(report));
    const read = listener.read()(swipe.path, swipe.frame);
    listener.onAim(read.ok ? read.value : undefined);
  }

  /** Only before a press, and not for touch. */
  function hover(event: PointerEvent): void {
    const frame = event.pointerType === 'touch' ? undefined : frameUnder(event);
    if (!frame && !isTouched) return;
    isTouched = frame !== undefined;
    listener.onTouch(frame && touchAt(pointOf(event), frame));
  }

  function leave(): void {
    if (swipe || !isTouched) return;
    isTouched = false;
    listener.onTouch(undefined);
  }

  function end(event: PointerEvent): void {
    if (!swipe || event.pointerId !== swipe.pointerId) return;
    const { path, frame } = swipe;
    swipe = undefined;
    listener.onAim(undefined);
    listener.onTouch(undefined);
    listener.onFlick(listener.read()([...path, pointOf(event)], frame));
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== swipe?.pointerId) return;
    swipe = undefined;
    listener.onAim(undefined);
    listener.onTouch(undefined);
  }

  const touchAction = host.style.touchAction;
  host.style.touchAction = 'none'; // prevents scrolling during a flick
  host.addEventListener('pointerdown', begin);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', end);
  host.addEventListener('pointercancel', drop);
  host.addEventListener('pointerleave', leave);
  return () => {
    host.style.touchAction = touchAction;
    host.removeEventListener('pointerdown', begin);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', end);
    host.removeEventListener('pointercancel', drop);
    host.removeEventListener('pointerleave', leave);
  };
}

/** A frame may bring several coalesced events. They are unavailable without HTTPS, and some browsers return none for the first event. */
function reportsOf(event: PointerEvent): readonly PointerEvent[] {
  const reports = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return reports.length > 0 ? reports : [event];
}

function pointOf({ clientX, clientY, timeStamp }: PointerEvent): PathPoint {
  return { xPx: clientX, yPx: clientY, tMs: timeStamp };
}
