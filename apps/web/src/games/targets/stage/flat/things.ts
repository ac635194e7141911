import { BLACK_RADIUS_UM, DISC_RADIUS_UM, PUCK_RADIUS_UM, TABLE_UM } from '@caravanserai/targets/geometry';
import type { DiscId, Seat } from '@caravanserai/targets';
import { ornamentPath, RINGS, starPath } from '../discArt.ts';
import { discPaint, SEAT_PAINT, TABLE_PAINT } from '../paint.ts';
import { shapePath } from '../pips.ts';
import { stops, svg } from './svg.ts';

const DISC_MM = DISC_RADIUS_UM / 1000;
const BLACK_MM = BLACK_RADIUS_UM / 1000;
const PUCK_MM = PUCK_RADIUS_UM / 1000;
const HALF_TABLE_MM = TABLE_UM / 2000;

/** Shared SVG definitions. Their ids contain the stage's id, because two stages may be on one page. */
export function definitions(id: string): Element {
  return svg('defs', {}, [
    svg('radialGradient', { id: `${id}-lamp`, cx: 0.5, cy: 0.48, r: 0.72 }, [
      ...stops(
        [0, '#ffe6b4', 0.46],
        [0.3, '#ffd08c', 0.14],
        [0.5, '#3a1708', 0.16],
        [0.76, '#220a08', 0.5],
        [1, '#12060a', 0.8],
      ),
    ]),
    svg('radialGradient', { id: `${id}-dim` }, stops([0, '#1b0c06', 0.5], [0.55, '#1b0c06', 0.34], [1, '#1b0c06', 0])),
    svg('radialGradient', { id: `${id}-gloss`, cx: 0.34, cy: 0.28, r: 0.9 }, [
      ...stops([0, '#ffffff', 0.34], [0.5, '#ffffff', 0], [1, '#140804', 0.26]),
    ]),
  ]);
}

export function table(id: string): Element {
  const plankMm = (2 * HALF_TABLE_MM) / TABLE_PAINT.planks.length;
  const planks = TABLE_PAINT.planks.map((fill, i) => {
    const y = -HALF_TABLE_MM + i * plankMm;
    return svg('g', {}, [
      svg('rect', { x: -HALF_TABLE_MM, y, width: 2 * HALF_TABLE_MM, height: plankMm, fill }),
      svg('path', { d: grain(y, plankMm, i), stroke: TABLE_PAINT.grain, 'stroke-width': 0.7, opacity: 0.3 }),
      svg('path', {
        d: `M${-HALF_TABLE_MM} ${y}H${HALF_TABLE_MM}`,
        stroke: TABLE_PAINT.joint,
        'stroke-width': 1.2,
        opacity: 0.7,
      }),
    ]);
  });
  const whole = { x: -HALF_TABLE_MM, y: -HALF_TABLE_MM, width: 2 * HALF_TABLE_MM, height: 2 * HALF_TABLE_MM, rx: 14 };
  return svg('g', { fill: 'none' }, [
    svg('rect', { ...whole, y: -HALF_TABLE_MM + 10, fill: TABLE_PAINT.edge }),
    ...planks,
    ...band(),
    svg('rect', { ...whole, fill: `url(#${id}-lamp)` }),
    svg('rect', { ...whole, stroke: TABLE_PAINT.edge, 'stroke-width': 8, rx: 10 }),
  ]);
}

const BAND = { fromMm: HALF_TABLE_MM - 38, wideMm: 26, lozenges: 28 };

/** Glazed tiles round the table, like those along the walls of the inn. */
function band(): Element[] {
  const { fromMm, wideMm, lozenges } = BAND;
  const step = (2 * fromMm) / lozenges;
  const shapes = (start: number, share: number) =>
    Array.from({ length: lozenges / 2 }, (_, i) => {
      const along = -fromMm + (2 * i + start + 0.5) * step;
      return [-fromMm, fromMm]
        .map((at) => shapePath('diamond', along, at, wideMm * share) + shapePath('diamond', at, along, wideMm * share))
        .join('');
    }).join('');
  const ground = { x: -fromMm, y: -fromMm, width: 2 * fromMm, height: 2 * fromMm };
  return [
    svg('rect', { ...ground, stroke: TABLE_PAINT.goldShade, 'stroke-width': wideMm + 4 }),
    svg('rect', { ...ground, stroke: TABLE_PAINT.bandGround, 'stroke-width': wideMm }),
    svg('path', { d: shapes(0, 0.4) + shapes(1, 0.4), fill: TABLE_PAINT.bone }),
    svg('path', { d: shapes(0, 0.3), fill: TABLE_PAINT.bandIndigo }),
    svg('path', { d: shapes(1, 0.3), fill: TABLE_PAINT.bandClay }),
    svg('path', { d: shapes(0, 0.12) + shapes(1, 0.12), fill: TABLE_PAINT.gold }),
  ];
}

/** Slightly wavy grain lines, determined by the plank's number. */
function grain(y: number, height: number, plank: number): string {
  return Array.from({ length: 11 }, (_, i) => {
    const at = y + ((i + 0.6) * height) / 11.5;
    const bend = (step: number) => at + 3.4 * Math.sin(plank * 2.3 + i * 1.1 + step * 1.7);
    const points = Array.from(
      { length: 33 },
      (_, step) => `${-HALF_TABLE_MM + step * 31.25} ${bend(step / 4).toFixed(1)}`,
    );
    return `M${points.join('L')}`;
  }).join('');
}

export function disc(id: string, name: DiscId): Element {
  const paint = discPaint(name);
  const { rim, ring, deep, ornament } = paint;
  const fills = { rim, ring, deep, bone: TABLE_PAINT.bone } as const;
  return svg('g', {}, [
    shadow(id, DISC_MM * 1.11, 3.5),
    svg('circle', { r: DISC_MM + 0.4, cy: 1.8, fill: TABLE_PAINT.puckShade }),
    ...RINGS.map(({ outer, fill }) => svg('circle', { r: outer * DISC_MM, fill: fills[fill] })),
    svg('path', { d: ornamentPath(ornament, DISC_MM), fill: TABLE_PAINT.bone, opacity: 0.9 }),
    svg('circle', { r: BLACK_MM, fill: TABLE_PAINT.black }),
    svg('circle', { r: DISC_MM - 0.7, fill: 'none', stroke: TABLE_PAINT.bone, 'stroke-width': 0.7, opacity: 0.35 }),
    svg('circle', { r: DISC_MM, fill: `url(#${id}-gloss)`, opacity: 0.6 }),
  ]);
}

export function star(id: string): Element {
  return svg('g', {}, [
    shadow(id, DISC_MM * 1.07, 2.5),
    svg('circle', { r: DISC_MM, fill: TABLE_PAINT.goldShade }),
    svg('circle', { r: DISC_MM * 0.95, fill: TABLE_PAINT.gold }),
    svg('path', {
      d: starPath(DISC_MM * 0.84),
      fill: TABLE_PAINT.bone,
      stroke: TABLE_PAINT.goldShade,
      'stroke-width': 1,
    }),
    svg('circle', { r: BLACK_MM, fill: TABLE_PAINT.black }),
    svg('circle', { r: DISC_MM, fill: `url(#${id}-gloss)`, opacity: 0.5 }),
  ]);
}

export function puck(id: string, seat: Seat): Element {
  const { body, light, shade, shape, pip } = SEAT_PAINT[seat];
  return svg('g', { 'data-puck': seat }, [
    shadow(id, PUCK_MM * 1.35, 3),
    svg('circle', { r: PUCK_MM, cy: 0, fill: TABLE_PAINT.puckShade }),
    svg('g', { transform: 'translate(0 -3.4)' }, [
      svg('circle', { r: PUCK_MM, fill: TABLE_PAINT.puck }),
      svg('circle', { r: PUCK_MM * 0.86, fill: shade }),
      svg('circle', { r: PUCK_MM * 0.8, fill: body, stroke: light, 'stroke-width': 0.6 }),
      svg('path', { d: shapePath(shape, 0, 0, PUCK_MM * 0.34), fill: pip, opacity: 0.85 }),
      svg('circle', { r: PUCK_MM, fill: `url(#${id}-gloss)`, opacity: 0.6 }),
    ]),
  ]);
}

export function shadow(id: string, radius: number, down: number): Element {
  return svg('ellipse', { cx: down * 0.4, cy: down, rx: radius, ry: radius, fill: `url(#${id}-dim)` });
}
