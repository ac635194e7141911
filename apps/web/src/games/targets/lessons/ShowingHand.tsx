import type { Stroke } from '@caravanserai/targets';
import type { CSSProperties } from 'react';
import { useTable } from '../table/tableContext.ts';
import { flickingSeat } from '../table/turn/flickingSeat.ts';

const WAY_UM = 130_000; // length of the demonstrated swipe

/** A hand that demonstrates the swipe over the die. With reduced motion it is still, with an arrow. */
export function ShowingHand({ stroke }: { readonly stroke: Stroke }) {
  const { shown, client, director } = useTable();
  const seat = flickingSeat(shown, client.own);
  const top = seat && shown.snapshot.view.towers[seat].at(-1);
  const pose = shown.picture.dice.find(({ die }) => die === top)?.pose;
  if (!pose) return undefined;
  const speed = Math.hypot(stroke.vxMmS, stroke.vzMmS);
  const along = (mmS: number) => (mmS / speed) * WAY_UM;
  const from = director.onPage(pose);
  const to = director.onPage({ ...pose, xUm: pose.xUm + along(stroke.vxMmS), zUm: pose.zUm + along(stroke.vzMmS) });
  if (!from || !to) return undefined;
  const style = {
    left: from.clientX,
    top: from.clientY,
    '--to-x': `${to.clientX - from.clientX}px`,
    '--to-y': `${to.clientY - from.clientY}px`,
    '--turn': `${Math.atan2(to.clientX - from.clientX, from.clientY - to.clientY)}rad`,
    '--length': `${Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)}px`,
  } as CSSProperties;
  return (
    <div className="showing-hand" aria-hidden="true" style={style}>
      <i />
      <svg viewBox="0 0 48 48">
        <path d="M19 46c-6-4-10-11-13-16-2-4 3-6 6-3l5 5V7c0-6 8-6 8 0v14c8 0 17 2 17 9 0 7-2 12-5 16z" />
      </svg>
    </div>
  );
}
