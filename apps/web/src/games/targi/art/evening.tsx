import { memo } from 'react';
import { CamelSilhouette } from '../../../app/art/animals.tsx';

const STARS = [
  [60, 90, 1.6],
  [140, 40, 1.2],
  [300, 70, 1.8],
  [470, 30, 1.2],
  [690, 60, 1.6],
  [850, 100, 1.2],
  [930, 40, 1.8],
  [30, 260, 1.2],
  [970, 240, 1.4],
] as const;

/** Background of the table: dunes, a distant caravan, stars in the dark theme. Takes its colours from the page. */
export const Evening = memo(function Evening() {
  return (
    <svg className="evening" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className="evening-stars">
        {STARS.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <path className="evening-far" d="M0 470c120-50 230-40 360-8s230 30 360-14 200-30 280-8v160H0z" />
      <g className="evening-caravan">
        {[0, 34, 70].map((x) => (
          <g key={x} transform={`translate(${18 + x} ${430 + x * 0.04}) scale(.42)`}>
            <CamelSilhouette />
          </g>
        ))}
      </g>
      <path className="evening-near" d="M0 530c150-40 300 10 460 14s330-60 540-22v78H0z" />
    </svg>
  );
});
