/**
 * SHA-256 (FIPS 180-4), synchronous and platform-independent: deals are computed in pages, workers and Node, and the browser's
 * `crypto.subtle.digest` is asynchronous.
 */
const K = Uint32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));
const START = Uint32Array.from(firstPrimes(8), (prime) => fractionBits(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = (message.length + 8 + 64) >>> 6; // padding: one byte 0x80 and eight bytes of length, rounded up
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  words.setUint32(padded.length - 4, message.length << 3);

  const hash = START.slice();
  for (let at = 0; at < padded.length; at += 64) compress(hash, words, at);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, i) => out.setUint32(i * 4, word));
  return digest;
}

function compress(hash: Uint32Array, words: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

function rotr(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
