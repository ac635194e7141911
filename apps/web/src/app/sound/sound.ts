import { settings } from '../settings/settings.ts';
import { resumeOnTouch } from './context.ts';
import type { Speaker } from './speaker.ts';

/** Browsers allow audio only after a user gesture; no sound code is loaded before that. */
const touched = new Promise<void>((resolve) => {
  if (hasTouched()) resolve();
  for (const kind of ['pointerup', 'keydown'] as const) {
    window.addEventListener(kind, () => resolve(), { once: true, capture: true });
  }
});

resumeOnTouch();

function hasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

function isSounding(): boolean {
  return settings.sound.get() !== 'off';
}

let loudness: 'gentle' | 'full' = 'gentle';

/** The sound button at the table: mutes, or restores the previous volume. */
export function switchSound(): void {
  const choice = settings.sound.get();
  if (choice !== 'off') loudness = choice;
  settings.sound.set(choice === 'off' ? loudness : 'off');
}

/** Plays a sound of the book now, or not at all: a late sound would confuse. */
export type Hear<Book> = (play: (book: Book, speaker: Speaker) => void) => void;

/** A game's sounds. Their code is loaded after the first user gesture, and never while sound is off. */
export function openSounds<Book>(load: () => Promise<Book>): Hear<Book> {
  let ready: { readonly book: Book; readonly speaker: Speaker } | undefined;
  let waking: Promise<void> | undefined;

  async function fetchAll(): Promise<void> {
    const [book, { openSpeaker }] = await Promise.all([load(), import('./speaker.ts')]);
    ready = { book, speaker: openSpeaker() };
  }

  function wake(): void {
    if (!isSounding()) return;
    waking ??= touched.then(fetchAll);
    waking.catch(() => (waking = undefined)); // silent if offline; the next sound tries again
  }

  wake();
  settings.sound.subscribe(wake);
  return (play) => {
    if (!isSounding() || document.hidden) return;
    if (ready) play(ready.book, ready.speaker);
    else wake();
  };
}

/** A vibration pattern: on and off times in milliseconds, alternating. */
export type VibrationPattern = readonly number[];

/** Only on touch devices with vibration support. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
}

export function vibrate(pattern: VibrationPattern): void {
  if (canVibrate() && hasTouched() && !document.hidden && settings.vibration.get() === 'on') {
    navigator.vibrate([...pattern]);
  }
}
