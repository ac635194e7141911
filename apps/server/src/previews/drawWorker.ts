import { assert, connect } from '@caravanserai/contract';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawPicture } from './drawing.ts';
import type { DrawAnswers } from './painter.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;

// Runs on a thread: a picture takes some tenths of a second, which would block the event loop.
const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));
const fonts = [file('@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf')];
await initWasm(file('@resvg/resvg-wasm/index_bg.wasm'));

const answers: DrawAnswers = {
  draw(wanted) {
    const svg = drawPicture(wanted, 'Lora');
    const drawing = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Lora' } });
    const image = drawing.render();
    const png = image.asPng();
    image.free(); // WASM memory is not garbage-collected
    drawing.free();
    return png;
  },
};
port.on('message', connect((message) => port.postMessage(message), answers).hear);
