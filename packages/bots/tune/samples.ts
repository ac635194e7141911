import { appendFileSync } from 'node:fs';
import { quickRng } from '@caravanserai/contract';
import { encodeMove, playUnchecked, targi, totalVp } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { FEATURE_COUNT, writeFeatures } from '../src/targi/features.ts';
import { solverBot } from '../src/targi/levels.ts';

/**
 * Self-play for `fit.ts`. Records after each round: blue's features minus white's, the rounds left, and the final margin.
 * Usage: node packages/bots/tune/samples.ts FILE SEED SECONDS. Appends rows of 32-bit floats.
 */
const [file, seed, seconds] = process.argv.slice(2);
const rng = quickRng(`tune ${seed}`);
const bot = solverBot('tune', { worlds: 1, nodes: 60, opponent: true, noise: 0.3, tolerance: 2 });
const blue = new Float64Array(FEATURE_COUNT);
const white = new Float64Array(FEATURE_COUNT);
const until = process.uptime() + Number(seconds);
let games = 0;
for (; process.uptime() < until; games++) {
  const state = targi.init(targi.defaultOptions, `tune ${seed} ${games}`);
  const rows: Float32Array[] = [];
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const isPlacing = moves[0].type === 'place';
    const explores = isPlacing && rng.next() % 12 === 0; // explores other kinds of games
    const move = explores ? moves[rng.next() % moves.length] : bot.choose(targi.view(state, seat), moves, rng);
    if (move.type === 'end' && state[L.TO_ACT] !== state[L.FIRST]) {
      writeFeatures(state, 0, blue);
      writeFeatures(state, 1, white);
      const row = new Float32Array(FEATURE_COUNT + 2);
      row.set(blue.map((x, i) => x - white[i]));
      row[FEATURE_COUNT] = Math.max(0, 12 - state[L.ROUND]);
      rows.push(row);
    }
    playUnchecked(state, encodeMove(move) ?? 0);
  }
  const margin = totalVp(state, 0) - totalVp(state, 1);
  for (const row of rows) {
    row[FEATURE_COUNT + 1] = margin;
    appendFileSync(file, new Uint8Array(row.buffer));
  }
}
console.log(`${games} games`);
