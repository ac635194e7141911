import { DIE_UM, type DieId, FACES, type Face, type Seat } from '@caravanserai/targets/geometry';
import { SEAT_PAINT, TONE_PAINT } from '../paint.ts';
import { PIPS, pipRadius, shapePath } from '../pips.ts';
import type { Drawn } from '../poses.ts';
import type { Tone } from '../stage.ts';
import { onPicture, seenFaces } from './solid.ts';
import { svg } from './svg.ts';

type Turn = readonly [cos: number, sin: number];

/** A die seen from above: up to three faces, each painted once and then only transformed. */
export class FlatDie {
  readonly element: SVGGElement;
  readonly shadow: SVGElement;
  pose: Drawn = [0, 0, 0, 0, 0, 0, 1];
  readonly #faces = new Map<Face, { readonly group: SVGElement; readonly dark: SVGElement }>();
  readonly #halo: SVGElement;

  constructor(id: string, die: DieId) {
    const { body, light, shade, pip, shape } = SEAT_PAINT[die.slice(0, -1) as Seat];
    this.shadow = svg('circle', { r: DIE_UM / 1000, fill: `url(#${id}-dim)` });
    this.#halo = svg('circle', {
      r: DIE_UM / 1000,
      fill: 'none',
      class: 'stage-halo',
      'stroke-width': 2.2,
      display: 'none',
    });
    this.element = svg('g', { 'data-die': die }, [this.#halo]);
    const square = { x: -1, y: -1, width: 2, height: 2, rx: 0.2 };
    for (const face of FACES) {
      const dark = svg('rect', { ...square, fill: shade, opacity: 0 });
      const pips = PIPS[face].map(([x, y]) => shapePath(shape, x, y, pipRadius(face))).join('');
      const group = svg('g', { display: 'none' }, [
        svg('rect', { ...square, fill: body, stroke: shade, 'stroke-width': 0.08 }),
        svg('rect', { x: -0.9, y: -0.9, width: 1.8, height: 1.8, rx: 0.22, fill: light, opacity: 0.28 }),
        svg('path', { d: 'M-0.86 0.1V-0.64Q-0.86 -0.86 -0.64 -0.86H0.5Z', fill: '#fff', opacity: 0.14 }),
        svg('path', { d: pips, fill: pip }),
        dark,
      ]);
      this.#faces.set(face, { group, dark });
      this.element.append(group);
    }
  }

  put(pose: Drawn, turn: Turn): void {
    this.pose = pose;
    const seen = new Map(seenFaces(pose, turn).map((one) => [one.face, one]));
    for (const [face, { group, dark }] of this.#faces) {
      const shown = seen.get(face);
      if (!shown) {
        group.setAttribute('display', 'none');
        continue;
      }
      group.removeAttribute('display');
      group.setAttribute('transform', shown.matrix);
      dark.setAttribute('opacity', ((1 - shown.light) * 0.55).toFixed(2));
    }
    const [x, y] = onPicture([pose[0], pose[1], pose[2]], turn);
    this.#halo.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    const high = Math.max(pose[1] - DIE_UM / 2000, 0);
    const [shadowX, shadowY] = onPicture([pose[0], 0, pose[2]], turn);
    this.shadow.setAttribute('cx', (shadowX + 1 + high * 0.25).toFixed(2));
    this.shadow.setAttribute('cy', (shadowY + 1.5 + high * 0.3).toFixed(2));
    this.shadow.setAttribute('opacity', (1 / (1 + high / 30)).toFixed(2));
    const isFallen = pose[1] < 0;
    this.element.setAttribute('opacity', isFallen ? String(Math.max(0, 1 + pose[1] / 60)) : '1');
    this.shadow.setAttribute('display', isFallen ? 'none' : 'inline');
  }

  light(tone: Tone | undefined): void {
    this.#halo.setAttribute('display', tone ? 'inline' : 'none');
    if (tone) this.#halo.setAttribute('stroke', TONE_PAINT[tone]);
  }
}
