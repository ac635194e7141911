import type { Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { Place, Stage } from '../../stage/stage.ts';
import { type FlickFrame, flickFrame } from './frame.ts';
import type { PathPoint } from './path.ts';
import { beginsOnDie, readFlick, type SwipeRefusal } from './readFlick.ts';

export interface SwipeListener {
  /** The die that may be flicked now, or nothing: then a touch means something else. */
  readonly target: () => Place | undefined;
  /** While the pointer is down: what a release at this moment would be; nothing once it is over. */
  readonly onAim: (stroke: Stroke | undefined) => void;
  readonly onFlick: (read: Result<Stroke, SwipeRefusal>) => void;
}

interface Swipe {
  readonly pointerId: number;
  readonly frame: FlickFrame;
  readonly path: PathPoint[];
}

/** Swipes of mouse, finger and pen on the stage's element. Returns what stops listening. */
export function listenForSwipes(host: HTMLElement, stage: Stage, listener: SwipeListener): () => void {
  let swipe: Swipe | undefined;

  function begin(event: PointerEvent): void {
    if (swipe || event.button !== 0 || !event.isPrimary) return;
    const die = listener.target();
    const frame = die && flickFrame(stage, die);
    if (!frame || !beginsOnDie(event.clientX, event.clientY, frame)) return;
    swipe = { pointerId: event.pointerId, frame, path: [pointOf(event)] };
    host.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== swipe?.pointerId) return;
    for (const report of reportsOf(event)) swipe.path.push(pointOf(report));
    const read = readFlick(swipe.path, swipe.frame);
    listener.onAim(read.ok ? read.value : undefined);
  }

  function end(event: PointerEvent): void {
    if (!swipe || event.pointerId !== swipe.pointerId) return;
    const { path, frame } = swipe;
    swipe = undefined;
    listener.onAim(undefined);
    listener.onFlick(readFlick([...path, pointOf(event)], frame));
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== swipe?.pointerId) return;
    swipe = undefined;
    listener.onAim(undefined);
  }

  const touchAction = host.style.touchAction;
  host.style.touchAction = 'none'; // the page does not scroll under a flick
  host.addEventListener('pointerdown', begin);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', end);
  host.addEventListener('pointercancel', drop);
  return () => {
    host.style.touchAction = touchAction;
    host.removeEventListener('pointerdown', begin);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', end);
    host.removeEventListener('pointercancel', drop);
  };
}

/** Several reports may come with one frame. A page without https is not told of them, and some browsers list none for the first. */
function reportsOf(event: PointerEvent): readonly PointerEvent[] {
  const reports = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return reports.length > 0 ? reports : [event];
}

function pointOf({ clientX, clientY, timeStamp }: PointerEvent): PathPoint {
  return { xPx: clientX, yPx: clientY, tMs: timeStamp };
}
