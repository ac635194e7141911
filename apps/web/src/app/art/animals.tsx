import { PAINT } from './paint.ts';

const CAMEL =
  'M10 37c0-5 4-8 9-9 2-6 5-9 9-9 5 0 7 5 9 9 4 1.5 7 0 8.5-5 1-4 1-7 3-9.5 1.5-2 4.5-2.5 7-1.5l4.5 2c2 1.3 1.5 4-1 4.3L54 19c-.5 6-2 12-5 16-2 3-4 4.5-7 5.5l.5 8L43 58h-4.5l-1.5-9-1-7c-4 1-8 1-12 0l-1 7 1 9h-4.5L18 49l-2-7c-4-1-6-3-6-5z';

/** A camel that walks to the right; its load is drawn on top by the caller. */
export function Camel() {
  return (
    <>
      <path d="M18 40 14 49l2 9h4l-1-9 5-8zM43 40l5 8-1 10h-4l-.5-9L38 41z" fill={PAINT.sandShade} />
      <path d="M11 34c-4 1-5 5-4 11" strokeWidth={2.4} />
      <path d={CAMEL} fill={PAINT.sand} />
      <path d="M24 41.5c4 1 8 1 12 .3 3-.7 7-2 9-5" stroke={PAINT.sandShade} strokeWidth={2.4} />
      <path d="m48.5 12-1-3.5 3 2" fill={PAINT.sand} />
      <circle cx={53.5} cy={13.8} r={1.3} fill={PAINT.ink} stroke="none" />
    </>
  );
}

export function CamelSilhouette() {
  return <path d={`${CAMEL}M18 40l-4 9 2 9h4l-1-9 5-8zM43 40l5 8-1 10h-4l-.5-9L38 41z`} stroke="none" />;
}

export function Palm({ lean = 1 }: { readonly lean?: 1 | -1 }) {
  return (
    <g transform={lean === 1 ? undefined : 'matrix(-1 0 0 1 64 0)'}>
      <path d="M27 58c-1-14 1-26 9-37l5 2c-7 10-9 22-8 35z" fill={PAINT.wood} />
      <path d="m28 50 5 1M28 43l6 1.5M30 36l5.5 2M32.5 30l5 2" strokeWidth={1.4} />
      <path d="M38 22c-9-8-20-6-26 4 9 1 18 1 26-4z" fill={PAINT.palmShade} />
      <path d="M38 22c10-6 19-1 22 9-9-1-17-3-22-9z" fill={PAINT.palmShade} />
      <path d="M38 22c-12-1-19 7-19 18 9-4 16-9 19-18z" fill={PAINT.palm} />
      <path d="M38 22c9 1 14 9 13 19-8-4-12-10-13-19z" fill={PAINT.palm} />
      <path d="M38 22C30 16 27 8 30 3c6 4 9 11 8 19z" fill={PAINT.palm} />
      <path d="M38 22c2-9 9-14 17-13-2 8-8 13-17 13z" fill={PAINT.palm} />
      <circle cx={36.5} cy={25} r={2.6} fill={PAINT.date} strokeWidth={1.4} />
      <circle cx={41} cy={25.5} r={2.6} fill={PAINT.date} strokeWidth={1.4} />
    </g>
  );
}
