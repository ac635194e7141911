import { at } from '@caravanserai/contract';
import { escape } from '../http/escape.ts';

/** The pictures that other sites show beside a link to us: 1200 by 630, drawn here, from our own signs. */

export const PICTURE = { width: 1200, height: 630 } as const;
export const MOTIFS = ['inn', 'targi', 'targets'] as const;
export type Motif = (typeof MOTIFS)[number];

const INK = '#fbf4e3';
const MOST_LETTERS = 30; // in a line

/** A dune, an arch, a motif and two lines of words. `font` must be known to the one who draws it. */
export function drawPicture(motif: Motif, { title, text }: { title: string; text: string }, font: string): string {
  const lines = breakLines(text, MOST_LETTERS);
  const words = lines.map((line, i) => `<text x="80" y="${400 + i * 58}" font-size="44">${escape(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1b1a4a"/><stop offset="0.7" stop-color="#5a3f7d"/><stop offset="1" stop-color="#c2613d"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
${STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5" fill="#fbdc86"/>`).join('')}
<path d="M0 560C220 500 380 590 620 545S1000 500 1200 560V630H0Z" fill="#8f4630"/>
<path d="M0 600C260 550 520 620 800 580S1080 570 1200 600V630H0Z" fill="#6d3226"/>
<g transform="translate(770 90)"><path d="M0 490V200C0 130 45 95 95 70L175 0l80 70c50 25 95 60 95 130v290z" fill="${INK}"/><path d="M28 490V206c0-54 36-84 78-106l69-62 69 62c42 22 78 52 78 106v284z" fill="#2b2a66"/>${DRAWINGS[motif]}</g>
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

const STAR = 'M175 150c8 72 48 112 120 120-72 8-112 48-120 120-8-72-48-112-120-120 72-8 112-48 120-120z';
const card = (x: number, y: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="58" height="58" rx="9" fill="${fill}"/>`;
const ring = (x: number, y: number, paint: string, radius = 62) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK}"/><circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="${paint}"/><circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="#141330"/>`;

/** Inside of the arch, 350 wide. */
const DRAWINGS: Readonly<Record<Motif, string>> = {
  inn: `<path d="${STAR}" fill="#fbdc86"/>`,
  targi: `${[0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => card(80 + column * 66, 210 + row * 66, ground(row, column))))
    .join(
      '',
    )}<path d="M102 150a8 8 0 0 1 14 0l10 52h-34zM234 150a8 8 0 0 1 14 0l10 52h-34z" fill="#7fb2e5"/><path d="M109 200v205M241 200v205" stroke="#7fb2e5" stroke-width="6" stroke-dasharray="4 12" stroke-linecap="round"/>`,
  targets: `${ring(120, 330, '#3f8f6b')}${ring(235, 390, '#c2613d')}<g transform="rotate(18 179 179)" fill="#2b2a66"><rect x="150" y="150" width="58" height="58" rx="10" fill="${INK}"/><circle cx="179" cy="179" r="6"/><circle cx="164" cy="164" r="6"/><circle cx="194" cy="194" r="6"/></g><path d="M205 225c12 30 18 60 22 100" stroke="#fbdc86" stroke-width="6" fill="none" stroke-dasharray="2 14" stroke-linecap="round"/>`,
};

function ground(row: number, column: number): string {
  return at(['#c2613d', '#fbdc86', '#8fb7a3', '#d9c7a0'], (row * 3 + column * 2) % 4);
}

function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
