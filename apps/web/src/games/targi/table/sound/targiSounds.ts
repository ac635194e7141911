import { at } from '@caravanserai/contract';
import { renderSound } from '../../../../app/sound/render.ts';
import { bufferOf, playBuffer, type Speaker } from '../../../../app/sound/speaker.ts';
import { RECIPES, SCALE, type SoundName } from './recipes.ts';

/** Loaded after the first user gesture. Each sound is rendered on first use. */
const made = new Map<SoundName, AudioBuffer>();
const OFF = [1, 0.985, 1.012, 0.994]; // slight variations in pitch, so that strokes do not sound identical
let strokes = 0;

function soundOf({ context }: Speaker, name: SoundName): AudioBuffer {
  const buffer = made.get(name) ?? bufferOf(context, renderSound(RECIPES[name], context.sampleRate));
  made.set(name, buffer);
  return buffer;
}

export function play(speaker: Speaker, name: SoundName): void {
  playBuffer(speaker, soundOf(speaker, name), { rate: at(OFF, strokes++ % OFF.length) });
}

/** The count climbs the scale, one note per line. */
export function playStep(speaker: Speaker, line: number): void {
  const halfTones = at(SCALE, Math.min(line, SCALE.length - 1));
  playBuffer(speaker, soundOf(speaker, 'step'), { rate: 2 ** (halfTones / 12) });
}
