import { readFileSync } from 'node:fs';
import { ASPECT_COUNT, ASPECTS } from '../src/targi/ahead/aspects.ts';
import { ROUND_WEIGHTS } from '../src/targi/ahead/roundWeights.ts';
import { LAST_ROUND, type RoundWeights } from '../src/targi/ahead/worth.ts';
import { solve } from './solve.ts';

/**
 * Ridge regression for each round on the rows of `rounds.ts`, regularised towards the prior weights. The target is a weighted mean of the
 * solved value of the round, that of the next round, and the final margin.
 * Usage: node packages/bots/tune/fitRounds.ts RIDGE PROMISED,NEXT,MARGIN PRIOR.json|- FILE… Prints the table of `roundWeights.ts` as JSON.
 */
const [ridge, mix, priorFile, ...files] = process.argv.slice(2);
const shares = mix.split(',').map(Number);
const prior: RoundWeights = priorFile === '-' ? ROUND_WEIGHTS : JSON.parse(readFileSync(priorFile, 'utf8'));
const width = ASPECT_COUNT + 4;
const size = ASPECT_COUNT + 1; // the last column: the first player
const rounds = Array.from({ length: LAST_ROUND - 1 }, (_, round) => ({
  weights: [...ASPECTS.map((name) => prior[name][round]), 0],
  normal: Array.from({ length: size }, () => new Float64Array(size)),
  right: new Float64Array(size),
  n: 0,
  before: 0,
  after: 0,
  spread: 0,
}));
const x = new Float64Array(size);

function eachRow(use: (round: (typeof rounds)[number], target: number) => void): void {
  for (const file of files) {
    const bytes = readFileSync(file);
    const data = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
    for (let at = 0; at + width <= data.length; at += width) {
      for (let i = 0; i < ASPECT_COUNT; i++) x[i] = data[at + i];
      const [round, promised, margin, next] = data.subarray(at + ASPECT_COUNT, at + width);
      x[ASPECT_COUNT] = Math.sign(round);
      use(rounds[Math.abs(round) - 2], shares[0] * promised + shares[1] * next + shares[2] * margin);
    }
  }
}

function predict({ weights }: (typeof rounds)[number]): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += x[i] * weights[i];
  return sum;
}

eachRow((round, target) => {
  const error = target - predict(round);
  round.n++;
  round.before += error * error;
  round.spread += target * target;
  for (let i = 0; i < size; i++) {
    if (x[i] === 0) continue;
    round.right[i] += x[i] * error;
    const row = round.normal[i];
    for (let j = 0; j < size; j++) row[j] += x[i] * x[j];
  }
});
for (const round of rounds) {
  for (let i = 0; i < size; i++) round.normal[i][i] += Number(ridge);
  const change = solve(round.normal, round.right);
  round.weights = round.weights.map((w, i) => w + change[i]);
}
eachRow((round, target) => (round.after += (target - predict(round)) ** 2));
for (const [i, { n, before, after, spread, weights }] of rounds.entries()) {
  const share = (sum: number) => (1 - sum / spread).toFixed(3);
  console.error(
    `round ${i + 2}: ${n} rows, explained ${share(before)} -> ${share(after)}, first ${weights[size - 1].toFixed(2)}`,
  );
}
const columns = ASPECTS.map((name, i) => [name, rounds.map(({ weights }) => Math.round(weights[i] * 1000) / 1000)]);
console.log(JSON.stringify(Object.fromEntries(columns)).replaceAll('],', '],\n'));
