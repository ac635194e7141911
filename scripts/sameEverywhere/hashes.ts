import { assert, at, pick, quickRng, sha256 } from '@caravanserai/contract';
import * as bots from '@caravanserai/bots/targi';
import { levelBot, LEVEL_NAMES as TARGETS_LEVELS } from '@caravanserai/bots/targets';
import { DEFAULT_OPTIONS, flickOf, init, sampleMove, SEATS, sceneOf, view } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { targi } from '@caravanserai/targi';
import { someSituations } from '../../packages/bots/test/games.ts';
import { ln } from '../../packages/bots/src/targi/ln.ts';

/** Results that must be equal in every JavaScript engine, as one hash for each set of samples. */
export type Hashes = Readonly<Record<keyof typeof SAMPLES, string>>;

const FLICKS = 200;
const GAMES = 200;
const SITUATIONS = 44;
const AIMS = 2; // per level
const LOGARITHMS = 20_000;

/** Each generator yields the values to hash. Runs in pages, workers, Node and Bun, so it uses no platform API. */
const SAMPLES = {
  *flicks() {
    for (let i = 0; i < FLICKS; i++) {
      const players = at([2, 3, 4] as const, i % 3);
      const state = init({ ...DEFAULT_OPTIONS, players, first: 'red' }, `flick ${i}`);
      const move = sampleMove(state, 'red', quickRng(`flick ${i}`));
      assert(move.type === 'flick', 'red flicks first');
      const { steps, hash, dice, facts } = flick(sceneOf(state), flickOf(state, 'red', move));
      yield [steps, hash, dice, facts];
    }
  },
  *games() {
    for (let i = 0; i < GAMES; i++) {
      const rng = quickRng(`game ${i}`);
      let state = targi.init(targi.defaultOptions, `game ${i}`);
      for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
        assert(targi.moves.kind === 'listed', 'Targi lists its moves');
        const moves = targi.moves.list(state, seat);
        const played = targi.play(state, seat, pick(rng, moves));
        assert(played.ok, 'a listed move is legal');
        ({ state } = played.value);
      }
      yield [targi.hash(state), targi.score(state)];
    }
  },
  *decisions() {
    const situations = someSituations({ count: SITUATIONS, seed: 'everywhere', bot: bots.greedy });
    for (const name of bots.LEVEL_NAMES) {
      const bot = bots.TARGI_BOTS[name];
      // The two strongest levels search deeply, so they get fewer situations.
      const few = name === 'amenokal' || name === 'tinHinan' ? situations.filter((_, i) => i % 11 === 0) : situations;
      for (const [i, { view: seen, moves }] of few.entries())
        yield [name, bot.choose(seen, moves, quickRng(`${name} ${i}`))];
    }
  },
  *aims() {
    for (const name of TARGETS_LEVELS) {
      const bot = levelBot(name, flick);
      for (let i = 0; i < AIMS; i++) {
        const state = init({ ...DEFAULT_OPTIONS, first: 'red' }, `aim ${i}`);
        yield [name, bot.decide(view(state, SEATS[0]), quickRng(`${name} ${i}`))];
      }
    }
  },
  *logarithms() {
    const rng = quickRng('logarithms');
    for (let i = 0; i < LOGARITHMS; i++) {
      const u = (rng.next() + 0.5) / 2 ** 32;
      yield [-ln(-ln(u)), ln(1 + (rng.next() % 1000))];
    }
  },
};

export async function hashesHere(): Promise<Hashes> {
  await loadPhysics();
  return Object.fromEntries(Object.entries(SAMPLES).map(([name, sample]) => [name, hashOf(sample())])) as Hashes;
}

/** JSON writes a number as the shortest text that parses to the same double. */
function hashOf(samples: Iterable<unknown>): string {
  const encoder = new TextEncoder();
  let hash = new Uint8Array(32);
  for (const sample of samples) {
    const text = encoder.encode(JSON.stringify(sample));
    const both = new Uint8Array(hash.length + text.length);
    both.set(hash);
    both.set(text, hash.length);
    hash = new Uint8Array(sha256(both));
  }
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
