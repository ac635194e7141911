import type { Event } from '@caravanserai/targi';

/** Short and soft: a few tones each, made on the spot. */
const SOUNDS = {
  place: [{ hz: 196, atS: 0, lengthS: 0.12, loud: 0.5 }],
  coin: [
    { hz: 1318, atS: 0, lengthS: 0.16, loud: 0.14 },
    { hz: 1760, atS: 0.05, lengthS: 0.2, loud: 0.12 },
  ],
  card: [
    { hz: 523, atS: 0, lengthS: 0.1, loud: 0.2 },
    { hz: 659, atS: 0.07, lengthS: 0.14, loud: 0.2 },
  ],
  raid: [
    { hz: 147, atS: 0, lengthS: 0.5, loud: 0.5 },
    { hz: 139, atS: 0.12, lengthS: 0.6, loud: 0.4 },
  ],
  end: [
    { hz: 392, atS: 0, lengthS: 0.4, loud: 0.25 },
    { hz: 494, atS: 0.15, lengthS: 0.4, loud: 0.25 },
    { hz: 587, atS: 0.3, lengthS: 0.8, loud: 0.25 },
  ],
} as const;
export type SoundName = keyof typeof SOUNDS;

const SOUND_OF: Partial<Record<Event['type'], SoundName>> = {
  placed: 'place',
  markerMoved: 'place',
  took: 'coin',
  goodsBonus: 'coin',
  traded: 'coin',
  smithed: 'coin',
  gained: 'coin',
  returned: 'coin',
  raidPaid: 'coin',
  caravanShown: 'card',
  tribeDrawn: 'card',
  laid: 'card',
  kept: 'card',
  discarded: 'card',
  revealed: 'card',
  rearranged: 'card',
  raidStarted: 'raid',
  gameOver: 'end',
};
const WEIGHT: readonly SoundName[] = ['end', 'raid', 'card', 'coin', 'place'];

/** One sound for all that happened at once: that of the weightiest event. */
export function soundOf(events: readonly Event[]): SoundName | undefined {
  const heard = new Set(events.map(({ type }) => SOUND_OF[type]));
  return WEIGHT.find((name) => heard.has(name));
}

let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume(); // it sleeps until the first touch
  const { currentTime, destination } = context;
  for (const { hz, atS, lengthS, loud } of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
    const volume = new GainNode(context, { gain: 0 });
    const start = currentTime + atS;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lengthS);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + lengthS);
  }
}
