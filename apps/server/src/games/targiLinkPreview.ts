import { at } from '@caravanserai/contract';
import type { GameLinkPreview } from './host.ts';

const GROUNDS = ['#c2613d', '#fbdc86', '#8fb7a3', '#d9c7a0'];

function card(row: number, column: number): string {
  const ground = at(GROUNDS, (row * 3 + column * 2) % GROUNDS.length);
  return `<rect x="${80 + column * 66}" y="${210 + row * 66}" width="58" height="58" rx="9" fill="${ground}"/>`;
}

const CARDS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => card(row, column))).join('');
const TARGIS = '<path d="M102 150a8 8 0 0 1 14 0l10 52h-34zM234 150a8 8 0 0 1 14 0l10 52h-34z" fill="#7fb2e5"/>';
const LINES =
  '<path d="M109 200v205M241 200v205" stroke="#7fb2e5" stroke-width="6" stroke-dasharray="4 12" stroke-linecap="round"/>';

export const targiLinkPreview: GameLinkPreview = {
  sayName: (t) => t('teaser.targi.name'),
  drawing: `${CARDS}${TARGIS}${LINES}`,
  formerPaths: ['/rules', '/cards'],
};
