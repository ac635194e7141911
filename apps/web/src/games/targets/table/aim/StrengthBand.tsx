import type { RefObject } from 'react';
import { shownStrength } from '../gesture/strength.ts';
import type { TableState } from '../tableContext.ts';
import { flickingSeat } from '../turn/flickingSeat.ts';
import { strokeIn } from './trace.ts';

/** The strength of the last flick by the seat that flicks now, from 0 to 1. */
export function lastStrength({ shown, client }: TableState): number | undefined {
  const seat = flickingSeat(shown, client.own);
  const last = shown.snapshot.log.findLast((entry) => entry.seat === seat && strokeIn(entry.move));
  const stroke = strokeIn(last?.move);
  return stroke && shownStrength(Math.hypot(stroke.vxMmS, stroke.vzMmS));
}

interface StrengthBandProps {
  readonly band: RefObject<HTMLDivElement | null>; // shown and moved with the pointer, without React
  readonly last: number | undefined;
}

/** How strong a release would flick, and the last flick as a ghost. */
export function StrengthBand({ band, last }: StrengthBandProps) {
  return (
    <div ref={band} className="strength-band" aria-hidden="true" hidden>
      {last !== undefined && <i className="strength-ghost" style={{ insetInlineStart: `${last * 100}%` }} />}
      <i />
    </div>
  );
}
