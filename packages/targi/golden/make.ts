/**
 * Searches for new golden games: `node packages/targi/golden/make.ts`. Run it only after a deliberate change of the rules, which
 * raises `RULES_VERSION`. Otherwise a golden game that no longer replays is a bug.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeGame } from '../src/gamefile.ts';
import * as L from '../src/layout.ts';
import { decodeMove, type Move } from '../src/moves.ts';
import { readOptions } from '../src/options.ts';
import { RULES_VERSION } from '../src/record.ts';
import { score } from '../src/scoring.ts';
import { hashState, laidCount, type State } from '../src/state.ts';
import { raidDue } from '../src/tables.ts';
import { walk } from '../test/randomGames.ts';

interface Found {
  readonly number: number;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly events: ReadonlySet<string>;
  /** The player who filled the display: the first or the second player of that round. */
  readonly filledBy: 'first' | 'second' | undefined;
  readonly end: State;
}

/** The condition that a game must meet, by its file name. */
const WANTED: Readonly<Record<string, (found: Found) => boolean>> = {
  'raid-points': ({ end }) => endsBy(end, 'raid', 'points') && isPlain(end),
  'raid-gold': ({ end }) => endsBy(end, 'raid', 'gold') && isPlain(end),
  'raid-goods': ({ end }) => endsBy(end, 'raid', 'goods') && isPlain(end),
  'raid-nothing': ({ end }) => endsBy(end, 'raid', 'nothing'),
  'twelve-cards-first-player': ({ end, filledBy }) => endsBy(end, 'display') && filledBy === 'first',
  'twelve-cards-second-player': ({ end, filledBy }) => endsBy(end, 'display') && filledBy === 'second',
  'shortfall-opponent-gains': ({ end, events }) => end[L.LOSE_WHAT_YOU_HAVE] === 0 && events.has('raidShortfall'),
  'shortfall-lose-what-you-have': ({ end, events }) => end[L.LOSE_WHAT_YOU_HAVE] === 1 && events.has('paid in part'),
  'open-hands': ({ end, events }) => end[L.OPEN_HANDS] === 1 && events.has('kept') && events.has('reshuffled'),
  'fewer-targis-and-rearranged': ({ events }) => events.has('targisLimited') && events.has('rearranged'),
};

function endsBy(end: State, by: 'raid' | 'display', decidedBy?: string): boolean {
  const isSo = end[L.ENDED_BY] === (by === 'raid' ? L.BY_RAID : L.BY_DISPLAY);
  return isSo && (decidedBy === undefined || score(end).decidedBy === decidedBy);
}

function isPlain(end: State): boolean {
  return end[L.OPEN_HANDS] === 0 && end[L.LOSE_WHAT_YOU_HAVE] === 0;
}

function find(number: number): Found {
  const moves: Move[] = [];
  const events = new Set<string>();
  let filledBy: Found['filledBy'];
  let [seed, robber] = ['', 0];
  const end = walk(number, {
    before({ state, code }) {
      moves.push(decodeMove(code));
      robber = state[L.ROBBER];
    },
    after(state, told, about) {
      seed = about.seed;
      for (const event of told) {
        events.add(event.type);
        if (event.type !== 'raidPaid') continue;
        if (event.paid.vp !== undefined && event.paid.vp < raidDue(robber).vp) events.add('paid in part');
      }
      if (filledBy === undefined && laidCount(state, state[L.FIRST]) === 12) filledBy = 'first';
      if (filledBy === undefined && laidCount(state, state[L.FIRST] ^ 1) === 12) filledBy = 'second';
    },
  });
  return { number, seed, moves, events, filledBy, end };
}

const folder = new URL('.', import.meta.url);
const missing = new Map(Object.entries(WANTED));
for (const file of readdirSync(folder)) if (file.endsWith('.targi')) rmSync(new URL(file, folder));

for (let number = 0; missing.size > 0 && number < 50_000; number++) {
  const found = find(number);
  for (const [name, isWanted] of missing) {
    if (!isWanted(found)) continue;
    missing.delete(name);
    const { end, moves, seed } = found;
    const players = { blue: 'Ada', white: 'Bea' };
    const game = makeGame({ rulesVersion: RULES_VERSION, seed, options: readOptions(end), players, moves });
    const by = end[L.ENDED_BY] === L.BY_RAID ? 'raid' : 'display';
    const remark = `; over by ${by}, decided by ${score(end).decidedBy}, hash ${hashState(end)}\n`;
    writeFileSync(new URL(`${name}.targi`, folder), remark + game);
    break;
  }
}
if (missing.size > 0) throw new Error(`not found: ${[...missing.keys()].join(', ')}`);
