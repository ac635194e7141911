import { readFileSync } from 'node:fs';
import { FEATURE_COUNT, FEATURES } from '../src/targi/features.ts';
import { WEIGHTS } from '../src/targi/weights.ts';
import { solve } from './solve.ts';

/**
 * Ridge regression of the final margin on the features of `samples.ts`, regularised towards the current weights.
 * Usage: node packages/bots/tune/fit.ts RIDGE FILE… Prints the table of `weights.ts`.
 */
const [ridge, ...files] = process.argv.slice(2);
const width = FEATURE_COUNT + 2;
const size = FEATURE_COUNT * 2;
const prior = WEIGHTS.flat();
const normal = Array.from({ length: size }, () => new Float64Array(size));
const right = new Float64Array(size);
let [rows, before, after] = [0, 0, 0];
const x = new Float64Array(size);

function eachRow(use: (x: Float64Array, margin: number) => void): void {
  for (const file of files) {
    const bytes = readFileSync(file);
    const data = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
    for (let at = 0; at + width <= data.length; at += width) {
      for (let i = 0; i < FEATURE_COUNT; i++) {
        x[2 * i] = data[at + i];
        x[2 * i + 1] = data[at + i] * data[at + FEATURE_COUNT];
      }
      use(x, data[at + FEATURE_COUNT + 1]);
    }
  }
}
const predict = (weights: ArrayLike<number>) => x.reduce((sum, value, i) => sum + value * weights[i], 0);

eachRow((_, margin) => {
  rows++;
  const error = margin - predict(prior);
  before += error * error;
  for (let i = 0; i < size; i++) {
    if (x[i] === 0) continue;
    right[i] += x[i] * error;
    for (let j = 0; j < size; j++) normal[i][j] += x[i] * x[j];
  }
});
for (let i = 0; i < size; i++) normal[i][i] += Number(ridge) * (i % 2 === 1 ? 30 : 1);
const change = solve(normal, right);
const weights = prior.map((w, i) => w + change[i]);
eachRow((_, margin) => (after += (margin - predict(weights)) ** 2));
console.error(
  `${rows} rows, rms error ${Math.sqrt(before / rows).toFixed(3)} -> ${Math.sqrt(after / rows).toFixed(3)}`,
);
FEATURES.forEach((name, i) =>
  console.log(`  [${weights[2 * i].toFixed(3)}, ${weights[2 * i + 1].toFixed(4)}], // ${name}`),
);
