import { quickRng, type Rng } from '@caravanserai/contract';
import { type Move, targi, type View } from '@caravanserai/targi';
import { ADVISERS_SCRUTINY } from '../src/targi/advice.ts';
import { judgeMove, type Scrutiny } from '../src/targi/analysis.ts';
import { BRIEF, LEVELS, levelBot } from '../src/targi/levels.ts';

// How many moves an analysis calls mistakes, and how many of those one with ten times the effort does not: games of `guide` against itself.
// `node packages/bots/bench/mistakes.ts SEED GAMES`

const MISTAKE = 0.5; // points given away: what an analysis tells
const { tinHinan } = LEVELS;
const { foresight } = tinHinan;
const ANALYSTS: Readonly<Record<string, Scrutiny>> = {
  merchant: { first: LEVELS.merchant }, // who judged before
  once: { first: ADVISERS_SCRUTINY.first },
  twice: ADVISERS_SCRUTINY, // what an analysis does
};
const DEEP: Scrutiny = {
  first: {
    ...tinHinan,
    foresight: { ...foresight, candidates: 8, within: 3, deals: 10 * BRIEF.deals, draws: 8, work: 10 * foresight.work },
  },
};

const [seed = 'mistakes', games = '1'] = process.argv.slice(2);
const counts = new Map(Object.keys(ANALYSTS).map((name) => [name, { called: 0, refuted: 0, ms: 0 }]));
const bot = levelBot('guide');
let decisions = 0;
for (let game = 0; game < Number(games); game++) {
  const rng = quickRng(`${seed} ${game}`);
  let state = targi.init(targi.defaultOptions, `${seed} ${game}`);
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const view = targi.view(state, seat);
    const move = moves.length === 1 ? moves[0] : bot.choose(view, moves, rng);
    if (moves.length > 1) judge(view, moves, move);
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
}
console.log(JSON.stringify({ seed, games: Number(games), decisions, ...Object.fromEntries(counts) }));

function judge(view: View, moves: readonly Move[], move: Move): void {
  decisions++;
  let deep: number | undefined;
  for (const [name, count] of counts) {
    const startMs = process.cpuUsage().user / 1000;
    const lost = lostBy(view, moves, move, ANALYSTS[name], quickRng('analysis'));
    count.ms += process.cpuUsage().user / 1000 - startMs;
    if (lost < MISTAKE) continue;
    count.called++;
    deep ??= lostBy(view, moves, move, DEEP, quickRng('deep'));
    if (deep < MISTAKE) count.refuted++;
  }
}

function lostBy(view: View, moves: readonly Move[], move: Move, scrutiny: Scrutiny, rng: Rng): number {
  const thinking = judgeMove(view, moves, move, scrutiny, rng);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value.lost;
}
