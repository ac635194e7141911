import { settings } from '../settings/settings.ts';

/** The kinds of touch during which browsers let a page start to sound; iOS knows `touchend` and `click` best. */
const TOUCHES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

let context: AudioContext | undefined;

/** One for the whole page. */
export function audioContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/**
 * Within a touch: iOS starts a context only there, and a call or another app interrupts it again at any time, so every touch tries
 * until it runs. A refusal is no fault: the next touch follows.
 */
export function resumeAudio(): void {
  if (settings.sound.get() === 'off' || document.hidden) return;
  const audio = audioContext();
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
}

export function resumeOnTouch(): void {
  for (const kind of TOUCHES) window.addEventListener(kind, resumeAudio, { capture: true, passive: true });
  settings.sound.subscribe(resumeAudio); // switched on by a touch
}
