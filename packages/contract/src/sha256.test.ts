import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('SHA-256', () => {
  // FIPS 180-4, appendix B, and the empty message
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('[sha256] the published digest of «%s»', (message, expected) => {
    expect(hex(sha256(new TextEncoder().encode(message)))).toBe(expected);
  });

  test('[sha256] message lengths around block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => i * 7 + length);
      expect(hex(sha256(message)), `${length} bytes`).toBe(digest(message));
    }
  });

  test('[sha256] agrees with node:crypto for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => hex(sha256(bytes)) === digest(bytes)));
  });

  test('[sha256] accepts a view into a larger buffer and does not change the message', () => {
    const buffer = Uint8Array.from({ length: 100 }, (_, i) => i);
    const part = buffer.subarray(10, 80);
    expect(hex(sha256(part))).toBe(digest(part));
    expect(buffer).toEqual(Uint8Array.from({ length: 100 }, (_, i) => i));
  });
});
