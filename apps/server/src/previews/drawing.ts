import { escape } from '../http/escape.ts';

/** Link preview pictures, 1200 by 630, drawn from the site's own symbols. */

export const PICTURE = { width: 1200, height: 630 } as const;
export const INK = '#fbf4e3';

export interface Drawn {
  readonly drawing: string | undefined; // of the game, for the inside of the arch
  readonly title: string;
  readonly text: string;
}

const MOST_LETTERS = 30; // per line

/** A dune, an arch with a drawing, a title and some lines of text. The renderer must know `font`. */
export function drawPicture({ drawing = STAR, title, text }: Drawn, font: string): string {
  const lines = breakLines(text, MOST_LETTERS);
  const words = lines.map((line, i) => `<text x="80" y="${400 + i * 58}" font-size="44">${escape(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1b1a4a"/><stop offset="0.7" stop-color="#5a3f7d"/><stop offset="1" stop-color="#c2613d"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
${STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5" fill="#fbdc86"/>`).join('')}
<path d="M0 560C220 500 380 590 620 545S1000 500 1200 560V630H0Z" fill="#8f4630"/>
<path d="M0 600C260 550 520 620 800 580S1080 570 1200 600V630H0Z" fill="#6d3226"/>
<g transform="translate(770 90)"><path d="M0 490V200C0 130 45 95 95 70L175 0l80 70c50 25 95 60 95 130v290z" fill="${INK}"/><path d="M28 490V206c0-54 36-84 78-106l69-62 69 62c42 22 78 52 78 106v284z" fill="#2b2a66"/>${drawing}</g>
<g fill="${INK}" font-family="${font}" font-weight="700"><text x="80" y="190" font-size="40" fill="#fbdc86">Caravanserai</text><text x="80" y="310" font-size="${title.length > 14 ? 72 : 108}">${escape(title)}</text>${words.join('')}</g>
</svg>`;
}

const STARS = [
  [120, 80],
  [310, 60],
  [470, 120],
  [640, 70],
  [720, 190],
  [1160, 60],
  [1130, 190],
] as const;

const STAR =
  '<path d="M175 150c8 72 48 112 120 120-72 8-112 48-120 120-8-72-48-112-120-120 72-8 112-48 120-120z" fill="#fbdc86"/>';

function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
