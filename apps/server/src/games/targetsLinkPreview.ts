import { INK } from '../previews/drawing.ts';
import type { GameLinkPreview } from './host.ts';

const RADIUS = 62;

function disc(x: number, y: number, paint: string): string {
  const ring = (radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  return `${ring(RADIUS, INK)}${ring(RADIUS * 0.72, paint)}${ring(RADIUS * 0.3, '#141330')}`;
}

const DIE = `<g transform="rotate(18 179 179)" fill="#2b2a66"><rect x="150" y="150" width="58" height="58" rx="10" fill="${INK}"/><circle cx="179" cy="179" r="6"/><circle cx="164" cy="164" r="6"/><circle cx="194" cy="194" r="6"/></g>`;
const FLIGHT =
  '<path d="M205 225c12 30 18 60 22 100" stroke="#fbdc86" stroke-width="6" fill="none" stroke-dasharray="2 14" stroke-linecap="round"/>';

export const targetsLinkPreview: GameLinkPreview = {
  sayName: (t) => t('teaser.targets.name'),
  drawing: `${disc(120, 330, '#3f8f6b')}${disc(235, 390, '#c2613d')}${DIE}${FLIGHT}`,
};
