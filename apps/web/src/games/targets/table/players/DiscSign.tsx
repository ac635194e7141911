import type { DiscId } from '@caravanserai/targets';
import { discPaint } from '../../stage/paint.ts';

/** Small disc: a star if it is won, a target while it is only stored. */
export function DiscSign({ disc, isWon }: { readonly disc: DiscId; readonly isWon: boolean }) {
  const { rim, ring } = discPaint(disc);
  return (
    <svg className="disc-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={11} fill={rim} />
      <circle cx={12} cy={12} r={8} fill={isWon ? ring : '#fbf1dc'} />
      {isWon ? (
        <path d="m12 5 2 4.7 5 .4-3.9 3.3 1.2 5L12 15.7 7.7 18.4l1.2-5L5 10.1l5-.4z" fill="#fbf1dc" />
      ) : (
        <circle cx={12} cy={12} r={3.5} fill="#1d1718" />
      )}
    </svg>
  );
}

export function EmptySign() {
  return (
    <svg className="disc-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={10} fill="none" stroke="currentColor" strokeWidth={1.5} strokeDasharray="3 3.3" />
    </svg>
  );
}
