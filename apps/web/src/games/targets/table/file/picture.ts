import { tableCanvas } from './canRecord.ts';

const WIDTH = 1200; // pixels
const [BAND, MARGIN] = [120, 32];
const INLINED = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity', 'stroke-dasharray'] as const;

/** The table as it is drawn now, above a band with a line of text; undefined if the browser cannot make it. */
export async function pictureOf(redraw: () => void, text: string): Promise<File | undefined> {
  const table = await drawn(redraw);
  if (!table) return undefined;
  const height = Math.round((WIDTH * table.height) / table.width);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, height + BAND];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(table.image, 0, 0, WIDTH, height);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = colour('--ground') || 'white';
  context.fillRect(0, height, WIDTH, BAND);
  context.fillStyle = colour('--ink') || 'black';
  const font = getComputedStyle(document.body).fontFamily;
  context.font = `600 36px ${font}`;
  context.fillText(text, MARGIN, height + 54, WIDTH - 2 * MARGIN);
  context.font = `26px ${font}`;
  context.fillText(`Caravanserai · ${location.host}`, MARGIN, height + 96, WIDTH - 2 * MARGIN);
  const blob = await new Promise<Blob | null>((resolve) => void canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'targets.png', { type: 'image/png' }) : undefined;
}

interface Drawn {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

async function drawn(redraw: () => void): Promise<Drawn | undefined> {
  const canvas = tableCanvas();
  if (canvas) {
    redraw();
    await new Promise(requestAnimationFrame); // after the stage's own frame, before its buffer is cleared
    return { image: canvas, width: canvas.width, height: canvas.height };
  }
  const svg = document.querySelector<SVGSVGElement>('.targets-stage svg');
  return svg ? imageOf(svg) : undefined;
}

/** The drawing with the colours that style sheets give it. */
async function imageOf(svg: SVGSVGElement): Promise<Drawn> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll<SVGElement>('*').forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of INLINED) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return { image, width, height };
}
