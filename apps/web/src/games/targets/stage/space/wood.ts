import { TABLE_PAINT } from '../paint.ts';
import { shapePath } from '../pips.ts';
import { fillPath } from './canvas.ts';

/** Always the same numbers from 0 to 1: the same table for everybody. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A table of planks, seen from above, lit by a lamp over its middle. */
export function paintTable(context: CanvasRenderingContext2D, size: number): void {
  const { planks } = TABLE_PAINT;
  const height = size / planks.length;
  planks.forEach((colour, i) => paintPlank(context, { colour, y: i * height, width: size, height, seed: 11 + 97 * i }));
  paintInlay(context, size);
  paintLamp(context, size);
}

/** Two lines of dark wood round the table, with a lozenge in each corner and in the middle of each side. */
function paintInlay(context: CanvasRenderingContext2D, size: number): void {
  const lines = [
    [0.035, 0.005],
    [0.047, 0.0022],
  ] as const;
  context.globalAlpha = 0.75;
  context.strokeStyle = TABLE_PAINT.joint;
  for (const [inwards, thick] of lines) {
    context.lineWidth = size * thick;
    context.strokeRect(size * inwards, size * inwards, size * (1 - 2 * inwards), size * (1 - 2 * inwards));
  }
  const stops = [0.041, 0.5, 0.959];
  for (const x of stops)
    for (const y of stops) if (x !== 0.5 || y !== 0.5) paintLozenge(context, x * size, y * size, size * 0.017);
}

function paintLozenge(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  for (const [reach, colour] of [
    [1, TABLE_PAINT.joint],
    [0.68, TABLE_PAINT.goldShade],
    [0.36, TABLE_PAINT.bone],
  ] as const) {
    context.globalAlpha = 0.9;
    fillPath(context, new Path2D(shapePath('diamond', x, y, radius * reach)), colour);
  }
}

interface Plank {
  readonly colour: string;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

function paintPlank(context: CanvasRenderingContext2D, { colour, y, width, height, seed }: Plank): void {
  const chance = repeatable(seed);
  context.save();
  context.beginPath();
  context.rect(0, y, width, height);
  context.clip();
  context.fillStyle = colour;
  context.fillRect(0, y, width, height);

  const knots = Array.from({ length: 1 + Math.floor(chance() * 2) }, () => ({
    x: chance() * width,
    y: y + height * (0.25 + 0.5 * chance()),
    size: height * (0.05 + 0.06 * chance()),
  }));
  const wave = { phase: chance() * 6.28, long: 1.5 + chance() * 2, high: height * (0.05 + 0.1 * chance()) };
  const lines = Math.round(height / 2.1);
  for (let line = 0; line <= lines; line++) {
    const rest = y + (line / lines) * height;
    context.globalAlpha = 0.05 + 0.2 * chance() * chance();
    context.strokeStyle = chance() < 0.74 ? TABLE_PAINT.grain : TABLE_PAINT.grainLight;
    context.lineWidth = (height / 190) * (0.6 + 2.4 * chance() * chance());
    context.beginPath();
    const shiver = chance() * 6.28;
    for (let x = -20; x <= width + 20; x += width / 240) {
      const along = (x / width) * wave.long * 6.28;
      let at = rest + wave.high * Math.sin(along + wave.phase + line * 0.018) + 1.2 * Math.sin(along * 5 + shiver);
      for (const knot of knots) at += bend(x - knot.x, at - knot.y, knot.size);
      context.lineTo(x, at);
    }
    context.stroke();
  }
  for (const knot of knots) paintKnot(context, knot);
  paintPores(context, chance, { y, width, height });
  paintJoint(context, { y, width, height });
  context.restore();
}

/** The grain flows round a knot. */
function bend(x: number, y: number, size: number): number {
  const reach = size * 2.4;
  const near = Math.exp(-(x * x) / (reach * reach * 2.2) - (y * y) / (reach * reach));
  return Math.tanh((y / size) * 1.6) * near * size * 0.95;
}

function paintKnot(context: CanvasRenderingContext2D, { x, y, size }: { x: number; y: number; size: number }): void {
  context.strokeStyle = TABLE_PAINT.grain;
  for (let ring = 5; ring >= 1; ring--) {
    context.globalAlpha = 0.5 - ring * 0.07;
    context.lineWidth = size * 0.13;
    context.beginPath();
    context.ellipse(x, y, (size * 1.5 * ring) / 5, (size * 0.8 * ring) / 5, 0, 0, 6.29);
    context.stroke();
  }
}

function paintPores(
  context: CanvasRenderingContext2D,
  chance: () => number,
  { y, width, height }: { y: number; width: number; height: number },
): void {
  context.strokeStyle = TABLE_PAINT.joint;
  context.lineWidth = Math.max(height / 230, 0.6);
  context.globalAlpha = 0.2;
  context.beginPath();
  for (let i = 0; i < 420; i++) {
    const [x, at, long] = [chance() * width, y + chance() * height, (0.004 + 0.016 * chance()) * width];
    context.moveTo(x, at);
    context.lineTo(x + long, at + (chance() - 0.5) * 1.5);
  }
  context.stroke();
}

function paintJoint(
  context: CanvasRenderingContext2D,
  { y, width, height }: { y: number; width: number; height: number },
): void {
  const thick = Math.max(height / 90, 1);
  context.globalAlpha = 0.75;
  context.fillStyle = TABLE_PAINT.joint;
  context.fillRect(0, y, width, thick);
  context.globalAlpha = 0.3;
  context.fillStyle = TABLE_PAINT.grainLight;
  context.fillRect(0, y + thick, width, thick);
}

function paintLamp(context: CanvasRenderingContext2D, size: number): void {
  const middle = size / 2;
  const pool = context.createRadialGradient(middle, middle, 0, middle, middle, size * 0.7);
  pool.addColorStop(0, 'rgb(255 226 170 / 26%)');
  pool.addColorStop(0.4, 'rgb(255 214 150 / 6%)');
  pool.addColorStop(0.62, 'rgb(50 18 8 / 16%)');
  pool.addColorStop(1, 'rgb(28 8 8 / 66%)');
  context.globalAlpha = 1;
  context.fillStyle = pool;
  context.fillRect(0, 0, size, size);
}
