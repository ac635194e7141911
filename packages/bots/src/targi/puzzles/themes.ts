import type { Why } from '../evaluation/why.ts';

/** What a puzzle is about: where the largest part of the gain lies. */
export const THEMES = ['tribe', 'points', 'goods', 'gold', 'hand', 'rows', 'effects', 'block', 'later'] as const;
export type Theme = (typeof THEMES)[number];

export function themeOf({ parts, lays }: Why): Theme {
  const largest = parts.find(({ part, worth }) => part !== 'rest' && worth > 0)?.part;
  switch (largest) {
    case 'opponent':
      return 'block';
    case 'points':
      return lays.length > 0 ? 'tribe' : 'points';
    case 'goods':
    case 'gold':
    case 'hand':
    case 'rows':
    case 'effects':
      return largest;
    default:
      return 'later';
  }
}
