import type { Contact } from '@caravanserai/targets/physics';
import type { Speaker } from '../../../../app/sound/speaker.ts';
import { voiceOf } from './voices.ts';

const ATTACK_S = 0.0015;
const SILENT = 0.0001;

/** Wood and dice, at the moment it is called. */
export function playContact({ context, noise, out }: Speaker, contact: Contact): void {
  const { click, tones } = voiceOf(contact);
  const nowS = context.currentTime;
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

/** A finger through the air; strength from 0 to 1. */
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
