import { quickRng } from '@caravanserai/contract';
import { CELLS, clone, type Move, targi, type Targi } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import type { Bot } from '../src/bot.ts';
import { type Pages, tallyOf, together } from '../src/measure/almanac.ts';
import { Observer, resultsOf } from '../src/targi/almanac/observer.ts';
import { levelBot, type LevelName } from '../src/targi/levels.ts';
import { playOn, type Situation, situationOf } from '../test/games.ts';

const SLOW: ReadonlySet<LevelName> = new Set(['amenokal', 'tinHinan']); // their games have no trials

/** A game between two players of one level. The seed follows from level and number, so that each game can be played again alone. */
export function playTargi(level: LevelName, game: number): Pages {
  const seed = `almanac ${level} ${game}`;
  const bot = levelBot(level);
  const observer = new Observer();
  const trials: Pages[] = [];
  let takes: Take[] = []; // of this turn
  let state = targi.init(targi.defaultOptions, seed);
  for (let n = 0, one = situationOf(state); one; n++, one = situationOf(state)) {
    const { seat } = one;
    const move = bot.choose(one.view, one.moves, quickRng(`${seed} ${n}`));
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error(`game ${game}, move ${n} is refused`);
    const { state: after, events } = played.value;
    observer.see({ before: state, events, after });
    for (const event of events) {
      if (event.type === 'turnStarted') takes = [];
      else if (event.type === 'took' && typeof event.at === 'string')
        takes.push({ one, move, got: goodsIn(event.got) });
      else if (event.type === 'returned' && !SLOW.has(level)) {
        const take = takes.findLast(({ got }) => got > 0 && got <= goodsIn(event.gave));
        if (take) trials.push(tryTake(take, bot, `${seed} trial ${n}`));
      }
    }
    state = after;
  }
  return together([observer.pages(state), ...trials]);
}

/** A goods card taken. */
interface Take {
  readonly one: Situation;
  readonly move: Move;
  readonly got: number; // goods
}

/**
 * After a turn that returned all that a goods card gave: goes back to the choice, and plays on once with the card taken and once with it
 * left. The difference is what the tribe card is worth that comes to its place.
 */
function tryTake({ one: { state, seat, view }, move }: Take, bot: Bot<Targi>, seed: string): Pages {
  const taken = targi.play(state, seat, move);
  if (!taken.ok || move.type !== 'take' || typeof move.at !== 'string') throw new Error('this takes a goods card');
  const left = clone(state);
  left[L.MARKERS + CELLS.indexOf(move.at)] = 0; // declining takes the marker back (TG-20)
  const [a, b] = [taken.value.state, left].map((start) => resultsOf(playOn(start, seed, bot))[seat]);
  const margin = a.margin - b.margin;
  const key = `trial ${view.first === seat ? 'second' : 'first'}`; // in the next round
  return { tallies: { [key]: tallyOf(1, a.wins - b.wins, margin, 10 * margin) }, counts: {} };
}

function goodsIn({ dates = 0, salt = 0, pepper = 0 }): number {
  return dates + salt + pepper;
}
