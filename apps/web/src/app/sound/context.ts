import { settings } from '../settings/settings.ts';

/** The events in which browsers let a page start audio; iOS is most reliable with `touchend` and `click`. */
const TOUCHES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

let context: AudioContext | undefined;

/** One for the whole page. */
export function audioContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/**
 * Call within a user gesture: iOS starts a context only there, and a call or another app may interrupt it at any time, so every gesture retries until
 * it runs. A rejection is ignored, since the next gesture retries.
 */
export function resumeAudio(): void {
  if (settings.sound.get() === 'off' || document.hidden) return;
  const audio = audioContext();
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
}

export function resumeOnTouch(): void {
  for (const kind of TOUCHES) window.addEventListener(kind, resumeAudio, { capture: true, passive: true });
  settings.sound.subscribe(resumeAudio); // enabling sound is itself a user gesture
}
