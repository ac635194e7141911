/** `npm run -s ts -- packages/targi/bench/crossCheck.ts --beside DIR [--decisions N] [--seed TEXT]`: plays the same random games with this engine and another checkout's. */
import { parseArgs } from 'node:util';
import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import * as ours from '../src/index.ts';
import { type EngineModule, loadEngine } from './beside.ts';

const VIEWS_EVERY = 5; // decisions, because views and guesses are the slowest to compare
const VIEWERS = [...ours.SEATS, 'spectator'] as const;

const theirCodes = new Uint16Array(ours.MAX_MOVES);
const ourCodes = new Uint16Array(ours.MAX_MOVES);

/** Throws at the first difference in moves and their order, bytes of the state, events, views, guesses or scores. */
function compareGame(theirs: EngineModule, seed: string, rng: Rng): number {
  const options = {
    first: pick(rng, ours.FIRSTS),
    shortfall: pick(rng, ours.SHORTFALLS),
    hands: pick(rng, ours.HANDS),
  };
  const isBusy = below(rng, 2) === 0; // never ends a turn early, so displays fill up
  const old = theirs.targi.init(options, seed);
  const s = ours.targi.init(options, seed);
  for (let decisions = 0; ; decisions++) {
    const where = `game "${seed}", decision ${decisions}`;
    if (decisions % VIEWS_EVERY === 0) compareViews(theirs, old, s, where, rng);
    const count = ours.listMoves(s, ourCodes);
    const theirCount = theirs.listMoves(old, theirCodes);
    same([...ourCodes.subarray(0, count)], [...theirCodes.subarray(0, theirCount)], `${where}: the moves`);
    if (count === 0) {
      same(ours.targi.score(s), theirs.targi.score(old), `${where}: the score`);
      return decisions;
    }
    const code = ourCodes[below(rng, isBusy && count > 1 ? count - 1 : count)]; // the last listed move ends the turn
    const [ourEvents, theirEvents]: [ours.Event[], ours.Event[]] = [[], []];
    ours.playUnchecked(s, code, ourEvents);
    theirs.playUnchecked(old, code, theirEvents);
    same(ourEvents, theirEvents, `${where}: the events of ${code}`);
    same([...s], [...old], `${where}: the state after ${code}`);
  }
}

function compareViews(theirs: EngineModule, old: ours.State, s: ours.State, where: string, rng: Rng): void {
  for (const viewer of VIEWERS) {
    const view = ours.targi.view(s, viewer);
    same(view, theirs.targi.view(old, viewer), `${where}: the view of ${viewer}`);
    const seed = String(rng.next());
    const guess = ours.targi.guess(view, quickRng(seed));
    same([...guess], [...theirs.targi.guess(view, quickRng(seed))], `${where}: the guess of ${viewer}`);
  }
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what} differ:\n${a}\n${b}`);
}

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    decisions: { type: 'string', default: '200000' },
    seed: { type: 'string', default: 'cross-check' },
  },
});
const wanted = Number(values.decisions);
if (values.beside === undefined || !Number.isInteger(wanted) || wanted < 1) {
  console.error('crossCheck: --beside needs the folder of another checkout, --decisions a whole number from 1.');
  process.exit(2);
}
const theirs = await loadEngine(values.beside);
const rng = quickRng(values.seed);
let [games, decisions] = [0, 0];
for (; decisions < wanted; games++) decisions += compareGame(theirs, `${values.seed} ${games}`, rng);
console.log(
  `${decisions.toLocaleString('en')} decisions in ${games} games: moves, states, events, views, guesses and scores are identical.`,
);
