import { settings } from '../settings/settings.ts';
import { resumeOnTouch } from './context.ts';
import type { Speaker } from './speaker.ts';

/** Browsers let a page sound only after somebody has touched it; before that nothing of it is loaded either. */
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

/** The switch at the table: silent, or as loud as it was. */
export function switchSound(): void {
  const choice = settings.sound.get();
  if (choice !== 'off') loudness = choice;
  settings.sound.set(choice === 'off' ? loudness : 'off');
}

/** Plays something of a book of sounds now, or not at all: what comes late only confuses. */
export type Hear<Book> = (play: (book: Book, speaker: Speaker) => void) => void;

/** A game's own sounds. Their code is loaded after the first touch, and never where sound is switched off. */
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
    waking.catch(() => (waking = undefined)); // without the network it is silent; the next sound tries again
  }

  wake();
  settings.sound.subscribe(wake);
  return (play) => {
    if (!isSounding() || document.hidden) return;
    if (ready) play(ready.book, ready.speaker);
    else wake();
  };
}

/** Lengths in milliseconds: trembling, still, trembling… */
export type Tremble = readonly number[];

/** Only where there is a motor and a hand that would feel it. */
export function canTremble(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
}

export function tremble(pattern: Tremble): void {
  if (canTremble() && hasTouched() && !document.hidden && settings.vibration.get() === 'on') {
    navigator.vibrate([...pattern]);
  }
}
