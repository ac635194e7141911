import { quickRng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import { advise } from '../src/targi/hint.ts';
import { levelBot } from '../src/targi/levels.ts';
import { decide, lateAfter } from '../src/targi/thinking/decide.ts';
import { HINT_MS } from '../src/targi/thinking/serve.ts';

// `node packages/bots/bench/slow.ts SEED GAMES TIMES`: simulates a machine that is TIMES slower, by multiplying the CPU time, and measures
// the decisions of the strongest level against `merchant`.

const [seed = 'slow', games = '1', times = '4'] = process.argv.slice(2);
const rival = levelBot('merchant');
const decisions: number[] = [];
const hints: number[] = [];
for (let game = 0; game < Number(games); game++) play(`${seed} ${game}`);
console.log(
  JSON.stringify({ seed, games: Number(games), times: Number(times), decision: sum(decisions), hint: sum(hints) }),
);

function slowNow(): number {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1000) * Number(times);
}

function play(deal: string): void {
  const rng = quickRng(deal);
  let state = targi.init(targi.defaultOptions, deal);
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const view = targi.view(state, seat);
    let move = moves[0];
    if (moves.length > 1 && seat === 'blue') {
      const request = { view, moves, level: 'tinHinan', seed: deal, mode: { kind: 'usual' } } as const;
      move = timed(decisions, () => decide(request, slowNow)).move;
      timed(hints, () => advise(view, { isLate: lateAfter(HINT_MS, slowNow) }));
    } else if (moves.length > 1) move = rival.choose(view, moves, rng);
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
}

function timed<T>(into: number[], begin: () => Generator<number, T>): T {
  const startMs = slowNow();
  const thinking = begin();
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  into.push(slowNow() - startMs);
  return step.value;
}

function sum(ms: readonly number[]): Record<'count' | 'meanMs' | 'longestMs' | 'overASecond', number> {
  const meanMs = Math.round(ms.reduce((total, one) => total + one, 0) / ms.length);
  return {
    count: ms.length,
    meanMs,
    longestMs: Math.round(Math.max(...ms)),
    overASecond: ms.filter((one) => one > 1000).length,
  };
}
