import type { Translator } from '@caravanserai/texts/page';
import type { Signal, Readable } from '../signals/signal.ts';
import { storedChoices } from '../signals/storedSignal.ts';

/** The visitor's settings, stored on this device. The first value of each is the default. A game has its own (`GamePage.settings`). */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'still'],
  sound: ['gentle', 'full', 'off'],
  vibration: ['on', 'off'],
} as const;

export const settings = storedChoices(CHOICES);

/** A setting in the dialog. */
export interface ShownSetting {
  readonly name: string;
  readonly choices: readonly string[];
  readonly signal: Signal<string>;
  sayLabel(t: Translator): string;
  sayChoice(t: Translator, choice: string): string;
  sayNote?(t: Translator): string;
}

const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Reduced motion, by this setting or by the system's. */
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

/** Stylesheets read these two attributes from the root element. */
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
