import type { Cell, Readable } from '../cells/cell.ts';
import { keptChoice } from '../cells/keptCell.ts';

/** What a visitor can choose, kept on this device. The first of each holds until somebody chooses. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'still'],
  sound: ['gentle', 'full', 'off'],
  vibration: ['on', 'off'],
  pace: ['usual', 'slow', 'quick', 'tap'], // of what others do at a table of Targi
  moves: ['confirmed', 'quick'], // quick: a turn needs no confirming
  coach: ['off', 'on'], // at a table of Targi; it is switched there
} as const;
export type Setting = keyof typeof CHOICES;
export type Choice<S extends Setting> = (typeof CHOICES)[S][number];
export const SETTINGS = Object.keys(CHOICES) as readonly Setting[];

export const settings = Object.fromEntries(
  SETTINGS.map((setting) => [setting, keptChoice<string>(`caravanserai.${setting}`, CHOICES[setting])]),
) as unknown as { readonly [S in Setting]: Cell<Choice<S>> };

const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** No motion: asked for here, or of the system. */
export const still: Readable<boolean> = {
  get: () => reducesMotion.matches || settings.motion.get() === 'still',
  subscribe(changed) {
    const leave = settings.motion.subscribe(changed);
    reducesMotion.addEventListener('change', changed);
    return () => {
      leave();
      reducesMotion.removeEventListener('change', changed);
    };
  },
};

/** Style sheets read these two from the root element. */
function show(): void {
  const { dataset } = document.documentElement;
  const theme = settings.theme.get();
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (settings.motion.get() === 'still') dataset['still'] = '';
  else delete dataset['still'];
}

settings.theme.subscribe(show);
settings.motion.subscribe(show);
show();
