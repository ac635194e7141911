#!/usr/bin/env node
import { LENGTH_BYTES, openFrames } from './frames.ts';
import { openService } from './open.ts';
import { REQUEST_HEAD } from './service.ts';

// The engine of the Python package: many games in one process, speaking docs/env-protocol.md on stdin and stdout.

const frames = openFrames(0, 1);

function refuse(reason: string): void {
  const bytes = new TextEncoder().encode(reason);
  const frame = new Uint8Array(LENGTH_BYTES + 4 + bytes.length);
  frame[LENGTH_BYTES] = 1;
  frame.set(bytes, LENGTH_BYTES + 4);
  frames.write(frame);
}

/** Invalid JSON is treated as a request without a known game. */
function readOpening(request: Uint8Array): object {
  try {
    return Object(JSON.parse(new TextDecoder().decode(request.subarray(REQUEST_HEAD)))) as object;
  } catch {
    return {};
  }
}

const opening = frames.read()?.slice();
if (opening) {
  const service = await openService(readOpening(opening));
  if (service.ok) {
    for (let frame: Uint8Array | undefined = opening; frame; frame = frames.read()) frames.write(service.value(frame));
  } else refuse(service.error);
}
