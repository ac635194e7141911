import type { Seat } from '@caravanserai/targets';
import type { RefObject } from 'react';
import { SEAT_PAINT } from '../../stage/paint.ts';
import { useT } from '../../useT.ts';
import type { Enlarged } from '../gesture/frame.ts';
import type { Touch } from '../gesture/readFlick.ts';
import { highOf, sideOf } from '../gesture/strength.ts';
import { strikeOf } from './strike.ts';

const VIEW = { left: -1.5, top: -1.35, width: 3, height: 3.3 }; // in units of half a die
const ZONES = [
  { name: 'high', y: -1, height: 0.55 },
  { name: 'middle', y: -0.45, height: 0.9 },
  { name: 'low', y: 0.45, height: 0.55 },
] as const;

/** Position of the enlarged die on the page. */
export function enlargedDie(lens: Element): Enlarged {
  const { left, top, width } = lens.getBoundingClientRect();
  const px = width / VIEW.width;
  return { xPx: left - VIEW.left * px, yPx: top - VIEW.top * px, halfPx: px };
}

interface LensProps {
  readonly lens: RefObject<HTMLDivElement | null>;
  readonly seat: Seat | undefined; // the owner of the tower, while it may be flicked
  readonly touch: Touch | undefined;
}

/** Enlarged top of the tower: shows the contact point, and can be swiped like the die itself. */
export function Lens({ lens, seat, touch }: LensProps) {
  const t = useT();
  const { body, shade, light } = SEAT_PAINT[seat ?? 'red'];
  const strike = touch && strikeOf({ highPm: highOf(touch.high), sidePm: sideOf(touch.right) });
  return (
    <div
      ref={lens}
      className="lens"
      hidden={!seat}
      data-high={strike?.high}
      data-side={strike?.side}
      aria-hidden="true"
      title={t('targets.page.struck.title')}
    >
      <svg viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}>
        <rect x="-1" y="1.06" width="2" height="2" rx="0.16" fill={shade} />
        <rect x="-1" y="-1" width="2" height="2" rx="0.16" fill={body} stroke={shade} strokeWidth="0.06" />
        <path d="M-0.84 -0.9H0.84" stroke={light} strokeWidth="0.06" strokeLinecap="round" />
        {ZONES.map(({ name, y, height }) => (
          <rect
            key={name}
            className="lens-zone"
            data-zone={name}
            x="-1.12"
            y={y}
            width="2.24"
            height={height}
            rx="0.1"
          />
        ))}
        <path className="lens-cross" d="M0 -0.9V0.9M-0.9 0H0.9" />
        {touch && <circle className="lens-point" cx={touch.right} cy={-touch.high} r="0.17" />}
      </svg>
      <span>
        {t(strike ? `targets.page.struck.${strike.high}` : 'targets.page.struck.title')}
        {strike?.side && ` · ${t(`targets.page.struck.${strike.side}`)}`}
      </span>
    </div>
  );
}
