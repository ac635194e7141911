import { readStored, writeStored } from './stored.ts';

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

const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');
const listeners = new Set<() => void>();
const chosen = new Map<Setting, string>();

function keyOf(setting: Setting): string {
  return `caravanserai.${setting}`;
}

export function choiceOf<S extends Setting>(setting: S): Choice<S> {
  const choices: readonly [Choice<S>, ...Choice<S>[]] = CHOICES[setting];
  const choice = chosen.get(setting) ?? readStored(keyOf(setting));
  return choices.find((each) => each === choice) ?? choices[0];
}

export function choose<S extends Setting>(setting: S, choice: Choice<S>): void {
  chosen.set(setting, choice);
  writeStored(keyOf(setting), choice === CHOICES[setting][0] ? undefined : choice);
  changed();
}

/** No motion: asked for here, or of the system. */
export function isStill(): boolean {
  return reducesMotion.matches || choiceOf('motion') === 'still';
}

export function subscribeSettings(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function changed(): void {
  show();
  for (const tell of listeners) tell();
}

/** Style sheets read these two from the root element. */
function show(): void {
  const { dataset } = document.documentElement;
  const theme = choiceOf('theme');
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (choiceOf('motion') === 'still') dataset['still'] = '';
  else delete dataset['still'];
}

reducesMotion.addEventListener('change', changed);
window.addEventListener('storage', ({ key }) => {
  const setting = SETTINGS.find((each) => keyOf(each) === key);
  if (key !== null && setting === undefined) return;
  chosen.clear(); // another tab has chosen
  changed();
});
show();
