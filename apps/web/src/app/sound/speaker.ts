import { type CHOICES, settings } from '../settings/settings.ts';
import { audioContext, resumeAudio } from './context.ts';
import { noiseOf } from './render.ts';

/** The output that all sounds of the page share. */
export interface Speaker {
  readonly context: AudioContext;
  /** One second of white noise. */
  readonly noise: AudioBuffer;
  /** Connect sounds here: it limits the total loudness and applies the volume setting. */
  readonly out: AudioNode;
}

const VOLUME = { gentle: 0.4, full: 1, off: 0 } as const satisfies Record<(typeof CHOICES.sound)[number], number>;
const TURN_S = 0.02; // ramp time; an abrupt change of volume clicks

let speaker: Speaker | undefined;

/** One for the whole page. Call only after a user gesture: before it, browsers keep a context suspended. */
export function openSpeaker(): Speaker {
  speaker ??= makeSpeaker();
  return speaker;
}

function makeSpeaker(): Speaker {
  const context = audioContext();
  const noise = bufferOf(context, noiseOf(context.sampleRate));
  const volume = new GainNode(context, { gain: VOLUME[settings.sound.get()] });
  // Compresses, so that twelve dice landing at once are no louder than a few.
  const out = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.002, release: 0.08 });
  out.connect(volume).connect(context.destination);
  settings.sound.subscribe(() => {
    volume.gain.setTargetAtTime(VOLUME[settings.sound.get()], context.currentTime, TURN_S);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context.suspend();
    else resumeAudio();
  });
  resumeAudio();
  return { context, noise, out };
}

/** Samples as something that can be played. */
export function bufferOf(context: BaseAudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

interface PlayOptions {
  readonly rate?: number; // 2 is an octave higher
  readonly loud?: number;
  readonly delayS?: number;
}

export function playBuffer(speaker: Speaker, buffer: AudioBuffer, options: PlayOptions = {}): void {
  const { context, out } = speaker;
  const { rate = 1, loud = 1, delayS = 0 } = options;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
  source.connect(new GainNode(context, { gain: loud })).connect(out);
  source.start(context.currentTime + delayS);
}
