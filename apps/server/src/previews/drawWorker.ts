import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawPicture, type Drawn } from './drawing.ts';

// In a thread: one picture takes some tenths of a second, which would block the event loop.
const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));
const fonts = [file('@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf')];
await initWasm(file('@resvg/resvg-wasm/index_bg.wasm'));

parentPort?.on('message', (wanted: Drawn) => {
  const svg = drawPicture(wanted, 'Lora');
  const drawing = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Lora' } });
  const image = drawing.render();
  const png = image.asPng();
  image.free(); // WASM memory: the garbage collector never sees it
  drawing.free();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort?.postMessage(png);
});
