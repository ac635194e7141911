import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { quickRng } from '@caravanserai/contract';
import { copyInto, newState, playUnchecked, redeal, type State, targi, totalVp } from '@caravanserai/targi';
import { codes as M, layout as L, states as S } from '@caravanserai/targi/search';
import { ASPECT_COUNT, LIMITED_ASPECT, writeAspects, writePurse } from '../src/targi/ahead/aspects.ts';
import { endsOf } from '../src/targi/ahead/ends.ts';
import { endTurn, settle } from '../src/targi/ahead/rest.ts';
import { ROUND_WEIGHTS } from '../src/targi/ahead/roundWeights.ts';
import { selectGame, valueOf } from '../src/targi/ahead/solve.ts';
import { newHopes } from '../src/targi/ahead/hopes.ts';
import { SPACES } from '../src/targi/ahead/masks.ts';
import { afterSpace, freeFor, newValues, placementGame } from '../src/targi/ahead/spaces.ts';
import { makeWorth, type RoundWeights } from '../src/targi/ahead/worth.ts';

/**
 * Self-play for `fitRounds.ts`. Records at the start of rounds 2 to 12: blue's aspects minus white's, the first player, the solved value
 * of the round, and the final margin.
 * Usage: node packages/bots/tune/rounds.ts FILE SEED SECONDS [WEIGHTS.json]. Writes rows of 32-bit floats.
 */
const [file, seed, seconds, weightsFile] = process.argv.slice(2);
const weights: RoundWeights = weightsFile ? JSON.parse(readFileSync(weightsFile, 'utf8')) : ROUND_WEIGHTS;
const worth = makeWorth(weights);
const rng = quickRng(`rounds ${seed}`);
const NODES = 60;
const EXPLORE = 12; // one placement in this many is random
const NOISE = 0.25; // points; in half of the games
const WIDTH = ASPECT_COUNT + 4;

const look = { nodes: NODES, worth };
const values = newValues();
const world = newState();
const blue = new Float64Array(ASPECT_COUNT);
const white = new Float64Array(ASPECT_COUNT);
const out = openSync(file, 'w');
const until = process.uptime() + Number(seconds);
let games = 0;
for (; process.uptime() < until; games++) {
  const noise = games % 2 === 0 ? 0 : NOISE;
  const s = targi.init({ ...targi.defaultOptions, first: targi.seats[games % 2] }, `rounds ${seed} ${games}`) as State;
  const rows: Float32Array[] = [];
  while (s[L.PHASE] !== L.PHASE_OVER) {
    if (s[L.PHASE] === L.PHASE_PLACE) placeAll(s, noise, rows);
    else if (s[L.PHASE] === L.PHASE_ACT) playTurn(s, noise);
    else settle(s, worth);
  }
  const margin = totalVp(s, 0) - totalVp(s, 1);
  for (const [i, row] of rows.entries()) {
    row[ASPECT_COUNT + 2] = margin;
    row[ASPECT_COUNT + 3] = i + 1 < rows.length ? rows[i + 1][ASPECT_COUNT + 1] : margin; // the solved value of the next round
    writeSync(out, new Uint8Array(row.buffer));
  }
}
closeSync(out);
console.log(`${games} games`);

function placeAll(s: State, noise: number, rows: Float32Array[]): void {
  copyInto(world, s);
  redeal(world, targi.seats[s[L.TO_ACT]], rng);
  const game = placementGame([world], values);
  selectGame(game, look, newHopes());
  if (s[L.ROUND] > 1) rows.push(rowOf(s, valueOf(game.start)));
  let at = game.start;
  while (s[L.PHASE] === L.PHASE_PLACE) {
    const free = freeFor(game, at.toAct, at.masks[at.toAct], at.masks[at.toAct ^ 1]);
    const spaces = SPACES.flatMap((border, i) => ((free & (1 << i)) === 0 ? [] : [{ border, bit: 1 << i }]));
    const side = at.toAct === 0 ? 1 : -1;
    const isAny = rng.next() % EXPLORE === 0;
    const judged = spaces.map((space) => ({
      ...space,
      value: isAny ? rng.next() : side * valueOf(afterSpace(at, space.bit)) + noise * gumbel(),
    }));
    const { border, bit } = judged.reduce((most, one) => (one.value > most.value ? one : most));
    playUnchecked(s, M.PLACE + border);
    at = afterSpace(at, bit);
  }
}

/** Plays one of the best ends of the turn. Draws come first in a turn, so using the real deck reveals nothing early. */
function playTurn(s: State, noise: number): void {
  const first = s[L.FIRST];
  const ends = endsOf(s, NODES * 4, noise > 0 ? 3 : 1, worth);
  const judged = ends.map((end) => ({ end, value: end.value + noise * gumbel() }));
  const { end } = judged.reduce((most, one) => (one.value > most.value ? one : most));
  copyInto(s, end.s);
  endTurn(s, first, worth);
}

function rowOf(s: State, promised: number): Float32Array {
  const row = new Float32Array(WIDTH);
  sideOf(s, 0, blue);
  sideOf(s, 1, white);
  for (let i = 0; i < ASPECT_COUNT; i++) row[i] = blue[i] - white[i];
  row[ASPECT_COUNT] = s[L.ROUND] * (s[L.FIRST] === 0 ? 1 : -1);
  row[ASPECT_COUNT + 1] = promised;
  return row;
}

function sideOf(s: State, seat: number, into: Float64Array): void {
  writeAspects(s, seat, into);
  const goods = S.playerAt(seat) + L.GOODS_HELD;
  writePurse(s[goods], s[goods + 1], s[goods + 2], into);
  into[LIMITED_ASPECT] = 3 - s[S.playerAt(seat) + L.TARGIS_LEFT]; // the round has started, so `LIMITED` is already applied
}

function gumbel(): number {
  return -Math.log(-Math.log((rng.next() + 0.5) / 2 ** 32));
}
