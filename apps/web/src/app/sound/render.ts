import { at } from '@caravanserai/contract';

/**
 * Sounds as data: parts that are mixed into samples. Pure, so that tests run without a browser. Times are in seconds; loudness is from 0 to 1 before
 * mixing.
 */
export type Part =
  /** A plucked string (Karplus–Strong): a noise burst in a feedback loop with a low-pass filter. */
  | {
      readonly kind: 'string';
      readonly hz: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly loud: number;
    }
  /** A struck drum skin: its pitch falls as it decays. */
  | {
      readonly kind: 'skin';
      readonly hz: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly loud: number;
    }
  /** Ringing wood, stone or metal. */
  | {
      readonly kind: 'ring';
      readonly hz: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly loud: number;
    }
  /** Air, cloth or paper: noise through a band-pass filter that sweeps between two pitches. */
  | {
      readonly kind: 'breath';
      readonly hz: number;
      readonly toHz: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly loud: number;
    };

const SKIN_FALL = 0.55; // fraction of its pitch, at the stroke
const SKIN_FALL_S = 0.03;
const STRING_KEEPS = 0.996; // gain per round of the loop
const DECAYS = 5; // time constants in its length: e⁻⁵ is inaudible
const ATTACK_S = 0.0015;
const BREATH_RISE = 0.35; // fraction of its length
const BREATH_WIDTH = 0.7; // the damping of the band-pass

export function renderSound(parts: readonly Part[], sampleRate: number): Float32Array<ArrayBuffer> {
  const endS = Math.max(0, ...parts.map(({ atS, lengthS }) => atS + lengthS));
  const out = new Float32Array(Math.ceil(endS * sampleRate));
  for (const part of parts) addPart(out, part, sampleRate);
  return out.map(Math.tanh); // soft clipping
}

function addPart(out: Float32Array, part: Part, sampleRate: number): void {
  const from = Math.round(part.atS * sampleRate);
  const length = Math.min(Math.floor(part.lengthS * sampleRate), out.length - from);
  const next = VOICES[part.kind](part as never, sampleRate);
  out.subarray(from, from + length).forEach((before, i, window) => {
    const s = i / sampleRate;
    const closing = Math.min(1, (length - i) / (0.01 * sampleRate)); // fades out over the last 10 ms
    window[i] = before + part.loud * closing * next(s);
  });
}

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;
type Voice = (s: number) => number;

const VOICES: { readonly [K in Part['kind']]: (part: PartOf<K>, sampleRate: number) => Voice } = {
  string({ hz }, sampleRate) {
    const ring = noiseOf(Math.max(2, Math.round(sampleRate / hz)));
    let i = 0;
    return () => {
      const sample = at(ring, i);
      const next = (i + 1) % ring.length;
      ring[i] = STRING_KEEPS * 0.5 * (sample + at(ring, next));
      i = next;
      return sample;
    };
  },
  skin({ hz, lengthS }) {
    return (s) => {
      const phase = hz * (s + SKIN_FALL * SKIN_FALL_S * (1 - Math.exp(-s / SKIN_FALL_S)));
      return swell(s) * Math.exp((-DECAYS * s) / lengthS) * Math.sin(2 * Math.PI * phase);
    };
  },
  ring({ hz, lengthS }) {
    return (s) => swell(s) * Math.exp((-DECAYS * s) / lengthS) * Math.sin(2 * Math.PI * hz * s);
  },
  breath({ hz, toHz, lengthS }, sampleRate) {
    const chance = chanceFrom(hz);
    let [low, band] = [0, 0];
    return (s) => {
      const share = s / lengthS;
      const f = 2 * Math.sin((Math.PI * hz * (toHz / hz) ** share) / sampleRate);
      low += f * band;
      band += f * (chance() - low - BREATH_WIDTH * band);
      const rise = Math.min(1, share / BREATH_RISE);
      return rise * (1 - share) ** 2 * band;
    };
  },
};

function swell(s: number): number {
  return Math.min(1, s / ATTACK_S);
}

/** Deterministic white noise from -1 to 1: a sound is the same on every device. */
export function noiseOf(length: number): Float32Array<ArrayBuffer> {
  const chance = chanceFrom(1);
  return Float32Array.from({ length }, chance);
}

function chanceFrom(seed: number): () => number {
  let state = Math.round(seed);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
