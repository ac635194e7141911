import { at } from '@caravanserai/contract';

/** Smooths with a centred, triangular window. The whole film is known in advance, so there is no lag. */
export function evened(values: Float32Array, reach: number): Float32Array {
  return values.map((_, i) => {
    let [sum, weights] = [0, 0];
    for (let off = -reach; off <= reach; off++) {
      const near = Math.min(Math.max(i + off, 0), values.length - 1);
      const weight = reach + 1 - Math.abs(off);
      sum += at(values, near) * weight;
      weights += weight;
    }
    return sum / weights;
  });
}
