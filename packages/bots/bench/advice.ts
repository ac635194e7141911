import { at as itemAt, quickRng, type Rng } from '@caravanserai/contract';
import {
  encodeMove,
  makeMove,
  type Move,
  replay,
  type Replayed,
  type Seat,
  type State,
  targi,
  type Targi,
} from '@caravanserai/targi';
import { tables as T } from '@caravanserai/targi/search';
import type { Bot } from '../src/bot.ts';
import { analyse, APPARENT, judgeMove, MISTAKE, SCRUTINY } from '../src/targi/analysis.ts';
import { type Depth, NORMAL } from '../src/targi/evaluation/depth.ts';
import { evaluate, type Evaluation, type Judged } from '../src/targi/evaluation/evaluate.ts';
import { LEVEL_NAMES, levelBot, type LevelName } from '../src/targi/levels.ts';
import { finish, type Situation, situationOf } from '../test/games.ts';

// `node packages/bots/bench/advice.ts PART …` measures the properties of the advice that docs/bots.md reports:
//   seeds COUNT          COUNT positions with ten seeds each: how much the answer depends on the seed
//   lines GAMES LEVEL    games by hints against a level: jumps after a hint's move, and the time of hints
//   draws GAMES          the value before a draw or the end of a round against the mean of the values after it
//   hints GAMES LEVEL    the same, and the games judged by the analysis
//   mistakes GAMES       games of mixed levels: reported mistakes that a search with 20 times the effort refutes
//   missed COUNT         COUNT decisions of mixed levels: losses found by that search that the analysis does not report
// A last argument chooses other games (default: the name of the part).

const SEEDS = 10;
const JUMP = 0.3; // points
const CHANCE_JUMP = 0.03;
const LARGE_LOSS = 1.5; // points
const REDEALS = 6; // after each chance event

/** Five times the deals, each searched with four times the positions. */
const DEEP: Depth = {
  ...NORMAL,
  nodes: { set: 2400, turn: 160_000, finish: 800, next: 160 },
  deals: 5 * NORMAL.deals,
  draws: 64,
  outcomes: 20,
};

const PARTS: Readonly<Record<string, () => void>> = { seeds, lines, draws, hints, mistakes, missed };
const [part = '', ...rest] = process.argv.slice(2);
const count = Number(rest[0]);
const hasLevel = part === 'lines' || part === 'hints';
const level = (hasLevel ? rest[1] : 'merchant') as LevelName;
const name = rest[hasLevel ? 2 : 1] ?? part;
const run = PARTS[part];
if (!run || !(count > 0) || !LEVEL_NAMES.includes(level)) throw new Error(`parts: ${Object.keys(PARTS).join(', ')}`);
run();

function seeds(): void {
  const rows = positions(count).map((at) => {
    const all = bySeed(at, []);
    const bests = all.map(({ options }) => options[0]);
    const { kind } = classOf(at);
    return {
      kind: `${kind}, round ${at.view.round}`,
      margin: deviation(bests.map(({ margin }) => margin)),
      chance: deviation(bests.map(({ winChance }) => winChance)),
      error: bests[0].error,
      regrets: regretsOf(at, all),
    };
  });
  const worst = rows.map(({ regrets }) => Math.max(...regrets));
  const kinds = [...new Set(rows.map(({ kind }) => kind.replace(/,.*/, '')))];
  for (const kind of ['', ...kinds]) {
    const some = rows.filter((row) => row.kind.startsWith(kind));
    print(kind || 'all', {
      positions: some.length,
      marginDeviation: quantiles(some.map(({ margin }) => margin)),
      chanceDeviation: quantiles(some.map(({ chance }) => chance)),
      ownError: quantiles(some.map(({ error }) => error)),
      marginWithin: share(some, ({ margin }) => margin <= JUMP),
      chanceWithin: share(some, ({ chance }) => chance <= CHANCE_JUMP),
      positionsWithin: share(some, ({ regrets }) => Math.max(...regrets) <= JUMP),
      answersWithin: share(
        some.flatMap(({ regrets }) => regrets),
        (regret) => regret <= JUMP,
      ),
    });
  }
  for (const [i, { kind, margin, chance }] of rows.entries()) {
    if (margin <= JUMP && chance <= CHANCE_JUMP && worst[i] <= JUMP) continue;
    console.log(`${kind}: deviation ${margin.toFixed(2)}, ${chance.toFixed(3)}; regret ${worst[i].toFixed(2)}`);
  }
}

/**
 * How far the first choice by each seed is behind the best by the mean of all. If the seeds disagree, all first choices are searched with
 * every seed, because the margins of other moves are guesses.
 */
function regretsOf(at: Situation, all: readonly Evaluation[]): number[] {
  const first = all.map(({ options }) => options[0].move);
  const asked = [...new Map(first.map((move) => [encodeMove(move), move])).values()];
  if (asked.length === 1) return first.map(() => 0);
  const again = bySeed(at, asked);
  const means = new Map(asked.map((move) => [encodeMove(move), mean(again.map((each) => marginOf(each, move)))]));
  const most = Math.max(...means.values());
  return first.map((move) => most - (means.get(encodeMove(move)) ?? 0));
}

function bySeed({ view, moves }: Situation, asked: readonly Move[]): Evaluation[] {
  return Array.from({ length: SEEDS }, (_, i) => finish(evaluate({ view, moves, asked, seed: `seed ${i}` })));
}

function marginOf({ options }: Evaluation, move: Move): number {
  return optionOf(options, move).margin;
}

function optionOf(options: readonly Judged[], move: Move): Judged {
  const option = options.find((each) => encodeMove(each.move) === encodeMove(move));
  if (!option) throw new Error('every legal move is evaluated');
  return option;
}

function lines(): void {
  printJumps(Array.from({ length: count }, (_, game) => playByHints(game)));
}

function printJumps(games: readonly Game[]): void {
  const jumps: { readonly margin: number; readonly chance: number; readonly text: string }[] = [];
  for (const { seat, hinted, game } of games) {
    for (const [i, { at, best, n }] of hinted.entries()) {
      const next = hinted[i + 1];
      const isDraw = best.move.type === 'expand' || best.move.type === 'caravan';
      if (next?.n !== n + 1 || next.at.view.round !== at.view.round || isDraw) continue; // not one line
      const { margin, winChance } = next.best;
      const from = `game ${game}, ${seat}, ${classOf(at).kind} in round ${at.view.round}, ${makeMove(best.move)}`;
      jumps.push({
        margin: Math.abs(margin - best.margin),
        chance: Math.abs(winChance - best.winChance),
        text: `${from}: ${best.margin.toFixed(2)} to ${margin.toFixed(2)}`,
      });
    }
  }
  print(`lines against ${level}`, {
    decisions: jumps.length,
    within: share(jumps, ({ margin, chance }) => margin <= JUMP && chance <= CHANCE_JUMP),
    marginWithin: share(jumps, ({ margin }) => margin <= JUMP),
    chanceWithin: share(jumps, ({ chance }) => chance <= CHANCE_JUMP),
    margin: quantiles(jumps.map(({ margin }) => margin)),
    hintMs: quantiles(games.flatMap(({ hinted }) => hinted.map(({ ms }) => ms))),
  });
  for (const { margin, chance, text } of jumps) if (margin > JUMP || chance > CHANCE_JUMP) console.log(text);
}

interface Hinted {
  readonly at: Situation;
  readonly best: Judged;
  readonly n: number;
  readonly ms: number;
}

interface Game {
  readonly game: number;
  readonly seat: Seat;
  readonly played: Replayed;
  readonly hinted: readonly Hinted[];
}

/** A game of hints against the level, with the decisions of the hints. They play blue and white in turn. */
function playByHints(game: number): Game {
  const seat: Seat = game % 2 === 0 ? 'blue' : 'white';
  const rival = levelBot(level);
  const hinted: Hinted[] = [];
  const played = playGame(`${name} ${level} ${game}`, (at, rng, n) => {
    if (at.seat !== seat) return chosenBy(rival, at, rng);
    const startMs = cpuMs();
    const [best] = finish(evaluate(at)).options;
    hinted.push({ at, best, n, ms: cpuMs() - startMs });
    return best.move;
  });
  return { game, seat, played, hinted };
}

function chosenBy(bot: Bot<Targi>, { view, moves }: Situation, rng: Rng): Move {
  return moves.length === 1 ? moves[0] : bot.choose(view, moves, rng);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays a game. `choose` gets the number of the move, from 0. */
function playGame(seed: string, choose: (at: Situation, rng: Rng, n: number) => Move): Replayed {
  const { defaultOptions: options, rulesVersion } = targi;
  const moves: Move[] = [];
  let state = targi.init(options, seed);
  for (let at = situationOf(state); at; at = situationOf(state)) {
    const move = choose(at, quickRng(`${seed} ${moves.length}`), moves.length);
    moves.push(move);
    state = after(at, state, move);
  }
  const game = replay({ rulesVersion, seed, options, players: { blue: 'blue', white: 'white' }, moves });
  if (!game.ok) throw new Error('a game that was played can be replayed');
  return game.value;
}

function after({ seat }: Situation, state: State, move: Move): State {
  const played = targi.play(state, seat, move);
  if (!played.ok) throw new Error(played.error.code);
  return played.value.state;
}

function hints(): void {
  const lost: number[] = [];
  const theirs: number[] = [];
  const accused: string[] = [];
  const seconds: number[] = [];
  let won = 0;
  const games: Game[] = [];
  for (let game = 0; game < count; game++) {
    const one = playByHints(game);
    const { seat, played } = one;
    games.push(one);
    const startMs = cpuMs();
    const analysis = finish(analyse(played));
    seconds.push((cpuMs() - startMs) / 1000);
    lost.push(analysis.lost[seat]);
    theirs.push(analysis.lost[seat === 'blue' ? 'white' : 'blue']);
    const { winner } = targi.score(played.end);
    won += winner === undefined ? 0.5 : winner === seat ? 1 : 0;
    for (const { n, move, lost: loss, seat: by } of analysis.moves) {
      if (by === seat && loss >= MISTAKE)
        accused.push(`game ${game}, move ${n}, ${makeMove(move)}: ${loss.toFixed(2)}`);
    }
  }
  print(`against ${level}`, {
    games: count,
    won,
    lostByHints: quantiles(lost),
    lostByLevel: quantiles(theirs),
    hintsCalledMistakes: accused.length,
    analysisSeconds: quantiles(seconds),
  });
  for (const text of accused) console.log(text);
  printJumps(games);
}

/**
 * A draw, or the end of a round: the value before it against the value after it in several deals. The mean of the differences is the bias.
 */
function draws(): void {
  const byKind = new Map<string, number[]>();
  for (let game = 0; game < count; game++) {
    playGame(`${name} ${game}`, (at, rng) => {
      measureChance(at, byKind);
      return chosenBy(mixed(game, at.seat), at, rng);
    });
  }
  for (const [kind, differences] of byKind) {
    const error = deviation(differences) / Math.sqrt(differences.length);
    print(kind, { events: differences.length, redeals: REDEALS, bias: round(mean(differences)), error: round(error) });
  }
}

function measureChance(at: Situation, byKind: Map<string, number[]>): void {
  const { kind, isLast } = classOf(at);
  if (kind !== 'draw' && !isLast) return;
  const [best] = finish(evaluate(at)).options;
  const { type } = best.move;
  const isEnd = type === 'end' && isLast;
  if (type !== 'expand' && type !== 'caravan' && !isEnd) return;
  const values: number[] = [];
  for (let n = 0; n < REDEALS; n++) {
    const state = targi.guess(at.view, quickRng(`${name} redeal ${n}`));
    const next = situationOf(after(at, state, best.move));
    if (!next || (isEnd && next.view.round === at.view.round)) return;
    const { margin } = finish(evaluate(next)).options[0];
    values.push(next.seat === at.seat ? margin : -margin);
  }
  const differences = byKind.get(isEnd ? 'end of a round' : type) ?? [];
  differences.push(mean(values) - best.margin);
  byKind.set(isEnd ? 'end of a round' : type, differences);
}

function mistakes(): void {
  const deep: number[] = [];
  let decisions = 0;
  for (let game = 0; game < count; game++) {
    for (const { at, move, text } of mixedDecisions(game)) {
      decisions++;
      const { lost } = finish(judgeMove(at.view, at.moves, move, SCRUTINY));
      if (lost < MISTAKE) continue;
      const loss = deepLoss(at, move);
      deep.push(loss);
      if (loss < APPARENT) console.log(`${text}: reported ${lost.toFixed(2)}, deep ${loss.toFixed(2)}`);
    }
    print('mistakes', {
      games: game + 1,
      decisions,
      reported: deep.length,
      refuted: share(deep, (loss) => loss < APPARENT),
      belowHalf: share(deep, (loss) => loss < APPARENT / 2),
    });
  }
}

function missed(): void {
  const rows: { readonly lost: number; readonly deep: number }[] = [];
  for (let game = 0; rows.length < count; game++) {
    for (const { at, move, text } of mixedDecisions(game)) {
      if (rows.length === count || quickRng(text).next() % 4 !== 0) continue;
      const { lost } = finish(judgeMove(at.view, at.moves, move, SCRUTINY));
      const deep = deepLoss(at, move);
      rows.push({ lost, deep });
      if (deep >= LARGE_LOSS) console.log(`${text}: reported ${lost.toFixed(2)}, deep ${deep.toFixed(2)}`);
    }
    const large = rows.filter(({ deep }) => deep >= LARGE_LOSS);
    print('missed', {
      decisions: rows.length,
      largeLosses: large.length,
      missed: share(large, ({ lost }) => lost < MISTAKE),
      meanReported: round(mean(large.map(({ lost }) => lost))),
      meanDeep: round(mean(large.map(({ deep }) => deep))),
    });
  }
}

/** Points lost by a search of 20 times the effort; unlike the analysis, it does not forgive what is within its standard error. */
function deepLoss({ view, moves }: Situation, move: Move): number {
  const { options } = finish(evaluate({ view, moves, asked: [move], depth: DEEP, seed: 'deep' }));
  return optionOf(options, move).cost;
}

interface Decision {
  readonly at: Situation;
  readonly move: Move;
  readonly text: string;
}

/** The decisions with a choice in a game of two levels. */
function mixedDecisions(game: number): Decision[] {
  const found: Decision[] = [];
  playGame(`${name} ${game}`, (at, rng, n) => {
    const bot = mixed(game, at.seat);
    const move = chosenBy(bot, at, rng);
    const text = `game ${game}, move ${n + 1}, ${bot.name}, round ${at.view.round}, ${makeMove(move)}`;
    if (at.moves.length > 1) found.push({ at, move, text });
    return move;
  });
  return found;
}

/** Two levels of each game: all pairs of the six come up. */
function mixed(game: number, seat: Seat): Bot<Targi> {
  const size = LEVEL_NAMES.length;
  const index = seat === 'blue' ? game % size : (game + 1 + Math.floor(game / size)) % size;
  return levelBot(itemAt(LEVEL_NAMES, index));
}

/** Positions with a choice from games of the level, about one in twelve. */
function positions(most: number): Situation[] {
  const found: Situation[] = [];
  const bot = levelBot(level);
  for (let game = 0; found.length < most; game++) {
    playGame(`${name} ${game}`, (at, rng) => {
      if (at.moves.length > 1 && rng.next() % 12 === 0) found.push(at);
      return chosenBy(bot, at, rng);
    });
  }
  return found.slice(0, most);
}

function classOf({ seat, view }: Situation): { readonly kind: string; readonly isLast: boolean } {
  const { phase } = view.pending;
  const isLast = phase === 'act' && view.first !== seat;
  if (phase === 'place') return { kind: 'place', isLast };
  const mayDraw = view.targis.some(
    (each) => each.seat === seat && (each.at === T.CARAVAN_CARD || each.at === T.EXPANSION),
  );
  return { kind: mayDraw ? 'draw' : 'turn', isLast };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

function share<T>(values: readonly T[], is: (value: T) => boolean): string {
  const found = values.filter(is).length;
  return `${found} of ${values.length} (${((100 * found) / values.length).toFixed(1)}%)`;
}

function quantiles(values: readonly number[]): Record<'mean' | 'p50' | 'p95' | 'max', number> {
  const order = values.toSorted((a, b) => a - b);
  const at = (part: number) => round(order[Math.min(order.length - 1, Math.floor(part * order.length))]);
  return { mean: round(mean(values)), p50: at(0.5), p95: at(0.95), max: at(1) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function print(about: string, figures: Record<string, unknown>): void {
  console.log(about, JSON.stringify(figures));
}
