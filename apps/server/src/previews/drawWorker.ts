import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawPicture, type Drawn } from './drawing.ts';

// A thread of its own: one picture takes some tenths of a second, in which the house would stand still.
const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));
const fonts = [file('@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf')];
await initWasm(file('@resvg/resvg-wasm/index_bg.wasm'));

parentPort?.on('message', (wanted: Drawn) => {
  const svg = drawPicture(wanted, 'Lora');
  const png = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Lora' } }).render().asPng();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort?.postMessage(png);
});
