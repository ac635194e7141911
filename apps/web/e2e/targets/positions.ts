import { quickRng, type Rng } from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  init,
  makeGame,
  type Move,
  type Options,
  playWith,
  RULES_VERSION,
  sampleMove,
  type Seat,
  type State,
  type Stroke,
  toAct,
  type Turn,
} from '@caravanserai/targets';
import { flick } from '@caravanserai/targets/physics';
import type { Page } from 'playwright-core';

/** Decides for all players. */
export interface Chooser {
  (state: State, seat: Seat, rng: Rng): Move;
}

interface GameWanted {
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly players?: Partial<Record<Seat, string>>;
  readonly choose?: Chooser;
}

/** A game of Targets as a file, cut off where `isThere` is true. The physics engine must be loaded. */
export function targetsUpTo(
  isThere: (state: State) => boolean,
  { seed, choose = sampleMove, ...wanted }: GameWanted,
): string {
  const rng = quickRng(seed);
  const options: Options = { ...DEFAULT_OPTIONS, first: 'red', ...wanted.options };
  const players = { red: 'Ada', blue: 'Bo', yellow: '', green: '', ...wanted.players };
  const play = playWith(flick);
  const moves: Turn[] = [];
  let state = init(options, seed);
  for (let [seat] = toAct(state); seat && !isThere(state); [seat] = toAct(state)) {
    const move = choose(state, seat, rng);
    const played = play(state, seat, move);
    if (!played.ok) throw new Error(`${move.type} was refused`);
    moves.push({ seat, move });
    state = played.value.state;
  }
  return makeGame({ rulesVersion: RULES_VERSION, seed, options, players, moves }, flick);
}

const AWAY_MM_S = 1500;

/** Off the table, so that nothing is hit. */
function awayFrom(state: State, seat: Seat): Stroke {
  const { xUm = 0, zUm = 1 } = state.pucks.find((puck) => puck.seat === seat) ?? {};
  const length = Math.hypot(xUm, zUm);
  return {
    vxMmS: Math.round((AWAY_MM_S * xUm) / length),
    vzMmS: Math.round((AWAY_MM_S * zUm) / length),
    highPm: 150,
    sidePm: 0,
  };
}

/** No player hits anything: all discs are removed, and all players are tied. */
export const missAll: Chooser = (state, seat, rng) => {
  const move = sampleMove(state, seat, rng);
  return move.type === 'flick' || move.type === 'golden' ? { type: move.type, ...awayFrom(state, seat) } : move;
};

/** Loads a game as a file into the page at /targets/look. */
export async function bringTargets(page: Page, game: string): Promise<void> {
  await page.getByRole('textbox').fill(game);
  await page.locator('form button[type=submit]').click(); // independent of the language
  await page.locator('.targets-stage[data-ready]').waitFor();
}
