import { TABLE_PAINT } from '../paint.ts';
import { shapePath } from '../pips.ts';
import { fillPath } from './canvas.ts';

/** Deterministic pseudo-random numbers from 0 to 1, so that the table is the same for everybody. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A table of planks seen from above, lit by a lamp over its middle. */
export function paintTable(context: CanvasRenderingContext2D, size: number): void {
  const { planks } = TABLE_PAINT;
  const height = size / planks.length;
  planks.forEach((colour, i) => paintPlank(context, { colour, y: i * height, width: size, height, seed: 11 + 97 * i }));
  paintWear(context, size);
  paintBand(context, size);
  paintLamp(context, size);
}

const BAND = { inwards: 0.016, wide: 0.03, lozenges: 26 };

/** Glazed tiles round the table, like those along the walls of the inn. */
function paintBand(context: CanvasRenderingContext2D, size: number): void {
  const [from, wide] = [BAND.inwards * size, BAND.wide * size];
  const step = (size - 2 * from) / BAND.lozenges;
  context.save();
  context.globalAlpha = 0.94;
  for (let side = 0; side < 4; side++) {
    context.fillStyle = TABLE_PAINT.bandGround;
    context.fillRect(from, from, size - 2 * from, wide);
    for (let i = 0; i < BAND.lozenges; i++) {
      const [x, y] = [from + (i + 0.5) * step, from + wide / 2];
      const colour = i % 2 === 0 ? TABLE_PAINT.bandIndigo : TABLE_PAINT.bandClay;
      fillPath(context, new Path2D(shapePath('diamond', x, y, wide * 0.4)), TABLE_PAINT.bone);
      fillPath(context, new Path2D(shapePath('diamond', x, y, wide * 0.3)), colour);
      fillPath(context, new Path2D(shapePath('diamond', x, y, wide * 0.12)), TABLE_PAINT.gold);
    }
    context.fillStyle = TABLE_PAINT.goldShade;
    context.fillRect(from, from, size - 2 * from, wide * 0.09);
    context.fillRect(from, from + wide * 0.91, size - 2 * from, wide * 0.09);
    context.translate(size, 0);
    context.rotate(Math.PI / 2);
  }
  context.restore();
}

/** Signs of use: paler where hands and cups have been, with rings and scratches. */
function paintWear(context: CanvasRenderingContext2D, size: number): void {
  const chance = repeatable(77);
  for (let i = 0; i < 9; i++) {
    const [x, y, radius] = [chance() * size, chance() * size, size * (0.02 + 0.014 * chance())];
    context.globalAlpha = 0.05 + 0.07 * chance();
    context.strokeStyle = TABLE_PAINT.joint;
    context.lineWidth = size * 0.0022;
    context.beginPath();
    context.arc(x, y, radius, chance() * 6, chance() * 6 + 4.4);
    context.stroke();
  }
  context.lineWidth = Math.max(size / 2000, 0.5);
  for (let i = 0; i < 70; i++) {
    const [x, y, turn, long] = [chance() * size, chance() * size, chance() * 3.14, size * (0.01 + 0.05 * chance())];
    context.globalAlpha = 0.06 + 0.12 * chance();
    context.strokeStyle = chance() < 0.5 ? TABLE_PAINT.grainLight : TABLE_PAINT.joint;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + long * 0.5,
      y + long * 0.2 * chance(),
      x + long * Math.cos(turn),
      y + long * Math.sin(turn),
    );
    context.stroke();
  }
  context.globalAlpha = 1;
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

/** The grain bends around knots. */
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
  pool.addColorStop(0, 'rgb(255 214 140 / 30%)');
  pool.addColorStop(0.3, 'rgb(255 196 120 / 12%)');
  pool.addColorStop(0.52, 'rgb(60 20 8 / 18%)');
  pool.addColorStop(0.78, 'rgb(34 10 8 / 52%)');
  pool.addColorStop(1, 'rgb(18 5 8 / 80%)');
  context.globalAlpha = 1;
  context.fillStyle = pool;
  context.fillRect(0, 0, size, size);
}
