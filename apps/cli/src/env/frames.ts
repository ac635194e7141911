import { readSync, writeSync } from 'node:fs';

/**
 * Frames on stdin and stdout: a 4-byte little-endian length, then the payload. I/O is synchronous: there is only one
 * client, and an event loop turn would cost more than a batch of moves.
 */
export interface Frames {
  /** The next frame, or undefined at end of input. The next call overwrites its bytes. */
  read(): Uint8Array | undefined;
  /** Takes a buffer whose first four bytes are reserved for the length. */
  write(frame: Uint8Array): void;
}

export const LENGTH_BYTES = 4;
const LONGEST = 1 << 28;
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

export function openFrames(input: number, output: number): Frames {
  const length = new Uint8Array(LENGTH_BYTES);
  let buffer = new Uint8Array(1 << 16);
  return {
    read() {
      if (!fill(input, length)) return undefined;
      const size = new DataView(length.buffer).getUint32(0, true);
      if (size > LONGEST) throw new Error(`a frame of ${size} bytes is longer than ${LONGEST}`);
      if (size > buffer.length) buffer = new Uint8Array(size * 2);
      const frame = buffer.subarray(0, size);
      return fill(input, frame) ? frame : undefined;
    },
    write(frame) {
      new DataView(frame.buffer, frame.byteOffset).setUint32(0, frame.length - LENGTH_BYTES, true);
      for (let sent = 0; sent < frame.length;) sent += patiently(() => writeSync(output, frame, sent));
    },
  };
}

/** False at end of input. */
function fill(input: number, bytes: Uint8Array): boolean {
  for (let got = 0; got < bytes.length;) {
    const count = patiently(() => readSync(input, bytes, got, bytes.length - got, null)); // oxlint-disable-line unicorn/no-null
    if (count === 0) return false;
    got += count;
  }
  return true;
}

/** Retries EAGAIN: the other side may have made the pipe non-blocking. */
function patiently(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0; // a closed pipe on Windows
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
  }
}
