import { renderSound } from '../../../../app/sound/render.ts';
import { bufferOf, playBuffer, type Speaker } from '../../../../app/sound/speaker.ts';
import type { Heard } from '../../stage/stage.ts';
import { type Tune, TUNES } from './tunes.ts';
import { voiceOf } from './voices.ts';

const ATTACK_S = 0.0015;
const SILENT = 0.0001;
const WIDEST_PAN = 0.7;

/** Plays the sound of a contact at once. */
export function playContact({ context, noise, out: room }: Speaker, contact: Heard): void {
  const { click, tones } = voiceOf(contact);
  const nowS = context.currentTime;
  const out = new StereoPannerNode(context, { pan: contact.across * WIDEST_PAN });
  out.connect(room);
  const hiss = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: click.hz, Q: 1.1 });
  hiss
    .connect(band)
    .connect(fading(context, { ...click, startS: nowS }))
    .connect(out);
  hiss.start(nowS, (contact.step % 37) / 100, click.lengthS * 3);
  for (const { hz, loud, lengthS } of tones) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
    tone.connect(fading(context, { loud, lengthS, startS: nowS })).connect(out);
    tone.start(nowS);
    tone.stop(nowS + lengthS * 2);
  }
}

const WHOOSH_S = 0.22;

/** A finger moving through the air; strength from 0 to 1. */
export function playWhoosh({ context, noise, out }: Speaker, strength: number): void {
  const nowS = context.currentTime;
  const air = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: 500, Q: 0.9 });
  band.frequency.setValueAtTime(420, nowS);
  band.frequency.exponentialRampToValueAtTime(900 + 1500 * strength, nowS + WHOOSH_S * 0.4);
  band.frequency.exponentialRampToValueAtTime(500, nowS + WHOOSH_S);
  const volume = new GainNode(context, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, nowS);
  volume.gain.exponentialRampToValueAtTime(0.03 + 0.1 * strength, nowS + WHOOSH_S * 0.35);
  volume.gain.exponentialRampToValueAtTime(SILENT, nowS + WHOOSH_S);
  air.connect(band).connect(volume).connect(out);
  air.start(nowS, 0, WHOOSH_S);
}

function fading(
  context: AudioContext,
  { loud, lengthS, startS }: { readonly loud: number; readonly lengthS: number; readonly startS: number },
): GainNode {
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, startS);
  volume.gain.linearRampToValueAtTime(Math.max(loud, SILENT), startS + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENT, startS + ATTACK_S + lengthS * 2);
  return volume;
}

const MURMUR_S = 3.2;
const VOICES_HZ = [210, 340, 520, 780] as const; // a murmuring crowd, unintelligible

/** People at the table lean in: the murmur swells and fades. Excitement from 0 to 1. */
export function playMurmur({ context, noise, out }: Speaker, excitement: number): void {
  const nowS = context.currentTime;
  VOICES_HZ.forEach((hz, i) => {
    const air = new AudioBufferSourceNode(context, { buffer: noise, loop: true, playbackRate: 0.5 + 0.07 * i });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 3.5 });
    const volume = new GainNode(context, { gain: 0 });
    const most = (0.012 + 0.03 * excitement) / (1 + i * 0.3);
    volume.gain.setValueAtTime(0, nowS);
    // Each voice has its own syllable length.
    const beatS = 0.19 + 0.053 * i;
    for (let s = beatS; s < MURMUR_S; s += beatS) {
      const swell = Math.sin((Math.PI * s) / MURMUR_S);
      const said = 0.55 + 0.45 * Math.sin(s * 7.3 + i * 2.1);
      volume.gain.linearRampToValueAtTime(most * swell * said, nowS + s);
    }
    volume.gain.linearRampToValueAtTime(0, nowS + MURMUR_S);
    air.connect(band).connect(volume).connect(out);
    air.start(nowS, (i * 0.23) % 1, MURMUR_S);
    air.stop(nowS + MURMUR_S);
  });
}

const rendered = new Map<Tune, AudioBuffer>();

export function playTune(speaker: Speaker, tune: Tune): void {
  const { context } = speaker;
  const buffer = rendered.get(tune) ?? bufferOf(context, renderSound(TUNES[tune], context.sampleRate));
  rendered.set(tune, buffer);
  playBuffer(speaker, buffer);
}
