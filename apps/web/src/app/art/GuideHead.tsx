import { PAINT } from './paint.ts';
import { Picture } from './Picture.tsx';

/** The guide of the lessons: an old camel with a tasselled halter. */
export function GuideHead({ className }: { readonly className?: string }) {
  return (
    <Picture {...(className && { className })}>
      <path d="M14 62c-1-14 0-24 5-32l14 2c-3 9-3 19-1 30z" fill={PAINT.sand} />
      <path d="M26 62c-1-11 0-21 4-30l3 .5c-3 9-3 19-1 29.5z" fill={PAINT.sandShade} stroke="none" />
      <path d="M14 62c-1-14 0-24 5-32l14 2c-3 9-3 19-1 30z" />
      <path d="m13.5 50 5-4 5 4 5-4 4 3" stroke={PAINT.clay} strokeWidth={3} />
      <path d="M18 15c-4-4-5-8-3-11 4 1 7 4 8 8zM31 12c1-4 4-7 8-7 1 4-1 8-5 10z" fill={PAINT.sandShade} />
      <path
        d="M17 20c2-6 8-10 15-9 6 1 9 5 12 11l12 6c4 3 5 8 2 11-3 4-9 4-14 2l-10-4c-7 2-13 0-16-5-2-4-3-8-1-12z"
        fill={PAINT.sand}
      />
      <path d="M44 41c-4-1-7-3-10-4 5-1 9-3 12-7l12 9c-3 4-9 4-14 2z" fill={PAINT.sandShade} stroke="none" />
      <path d="M17 20c2-6 8-10 15-9 6 1 9 5 12 11l12 6c4 3 5 8 2 11-3 4-9 4-14 2l-10-4c-7 2-13 0-16-5-2-4-3-8-1-12z" />
      <path d="M43 21c-1 7-4 12-10 16M18 31c9 0 17-3 25-8" stroke={PAINT.clay} strokeWidth={3.2} />
      <path d="M43 21c-1 7-4 12-10 16" stroke={PAINT.gold} strokeWidth={1.2} />
      <path d="M21 32v7M26 34v6" stroke={PAINT.indigo} strokeWidth={3} />
      <path d="M29 22c2-2.5 6-2.5 8 0" strokeWidth={2.4} />
      <path d="M30.5 22.5c1.5 2.2 4 2.2 5.5 0" fill={PAINT.ink} strokeWidth={1.4} />
      <path d="M54 31.5l2 1.5M47 38.5c3 .8 6 .3 8.5-1.5" />
    </Picture>
  );
}
