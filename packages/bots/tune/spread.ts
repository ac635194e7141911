import { quickRng } from '@caravanserai/contract';
import { type Move, type Seat, targi } from '@caravanserai/targi';
import { type Depth, NORMAL } from '../src/targi/evaluation/depth.ts';
import { evaluate } from '../src/targi/evaluation/evaluate.ts';
import { solverBot } from '../src/targi/levels.ts';
import { SPREADS, winChance } from '../src/targi/spread.ts';
import { finish } from '../test/games.ts';

/**
 * Self-play for `spread.ts`: measures the deviation of final margins from the margins expected before a decision.
 * Usage: node packages/bots/tune/spread.ts SEED SECONDS. Prints the table, and how well the win chances of the current one fit.
 */
const [seed, seconds] = process.argv.slice(2);
const rng = quickRng(`spread ${seed}`);
const DEPTH: Depth = { ...NORMAL, deals: 8, candidates: 4 };
const bot = solverBot('spread', { worlds: 2, nodes: 60, opponent: true, noise: 0.3, tolerance: 2 });
const SAMPLED = 4; // one decision in this many

interface Sample {
  readonly seat: Seat;
  readonly left: number;
  readonly isPlacing: boolean;
  readonly expected: number;
}
const squares = SPREADS.map(() => ({ n: 0, sum: 0, off: 0, placing: 0 }));
const chances = Array.from({ length: 10 }, () => ({ n: 0, said: 0, won: 0 }));
let games = 0;
for (const until = process.uptime() + Number(seconds); process.uptime() < until; games++) {
  let state = targi.init(targi.defaultOptions, `spread ${seed} ${games}`);
  const samples: Sample[] = [];
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const view = targi.view(state, seat);
    const left = SPREADS.length - view.round;
    if (moves.length > 1 && left >= 0 && rng.next() % SAMPLED === 0) {
      const expected = finish(evaluate({ view, moves, depth: DEPTH })).options[0].margin;
      samples.push({ seat, left, isPlacing: view.pending.phase === 'place', expected });
    }
    const played = targi.play(state, seat, bot.choose(view, moves, rng) as Move);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  const { blue, white, winner } = targi.score(state);
  for (const { seat, left, expected, isPlacing } of samples) {
    const margin = seat === 'blue' ? blue.total - white.total : white.total - blue.total;
    const row = squares[left];
    row.n++;
    row.sum += (margin - expected) ** 2;
    row.off += margin - expected;
    if (isPlacing) row.placing++;
    const said = winChance(expected, SPREADS[left]);
    const bin = chances[Math.min(9, Math.floor(said * 10))];
    bin.n++;
    bin.said += said;
    bin.won += winner === undefined ? 0.5 : winner === seat ? 1 : 0;
  }
}

console.error(`${games} games`);
for (const [left, { n, sum, off, placing }] of squares.entries()) {
  const rms = Math.sqrt(sum / n).toFixed(2);
  console.error(`${left} rounds left: ${rms}, mean ${(off / n).toFixed(2)}, ${n} decisions, ${placing} placements`);
}
for (const { n, said, won } of chances) {
  console.error(`said ${((100 * said) / n).toFixed(1)}%, won ${((100 * won) / n).toFixed(1)}% of ${n}`);
}
console.log(`[${squares.map(({ n, sum }) => Math.sqrt(sum / n).toFixed(1)).join(', ')}]`);
