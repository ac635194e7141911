import type { AnyTrack } from './track.ts';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over the bits of all added poses, in two lanes of 32 bits. */
export class PoseHash {
  #low = OFFSET;
  #high = ~OFFSET;

  add({ bits }: AnyTrack): void {
    for (let i = 0; i < bits.length; i++) {
      this.#low = Math.imul(this.#low ^ bits[i], PRIME);
      this.#high = Math.imul((this.#high << 5) ^ (this.#high >>> 27) ^ bits[i], PRIME);
    }
  }

  hex(): string {
    return [this.#high, this.#low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
