import { type Rng, quickRng } from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  type GameRecord,
  makeGame,
  type Move,
  type Seat,
  type State,
  targi,
} from '@caravanserai/targi';
import type { Page } from 'playwright-core';
import { controlOf } from './player.ts';

export const PEOPLE = { blue: 'Ada', white: 'Bo' };

/** Chooses for both players; random by default. */
export interface Chooser {
  (state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move;
}

/** A two-player game, cut off where `isThere` is true. */
export function gameUpTo(
  seed: string,
  isThere: (moves: readonly Move[], state: State) => boolean,
  choose: Chooser = (_state, _seat, moves, rng) => moves[rng.next() % moves.length],
): GameRecord {
  const rng = quickRng(seed);
  const made: Move[] = [];
  let state = targi.init(DEFAULT_OPTIONS, seed);
  for (let seat = targi.toAct(state)[0]; seat; seat = targi.toAct(state)[0]) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    if (isThere(moves, state)) break;
    const move = choose(state, seat, moves, rng);
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error('a listed move was refused');
    made.push(move);
    state = played.value.state;
  }
  return { rulesVersion: targi.rulesVersion, seed, options: DEFAULT_OPTIONS, players: PEOPLE, moves: made };
}

export const LOOK = '/targi/look';

/** Loads a game into the page as a file; fastest if the page is already open. */
export async function bring(page: Page, url: string, record: GameRecord): Promise<void> {
  if (new URL(page.url()).pathname !== LOOK) await page.goto(`${url}${LOOK}`);
  await page.getByRole('textbox').fill(makeGame(record));
  await page.locator('form button[type=submit]').click(); // independent of the language
  await page.getByRole('grid').waitFor();
}

/** Lifts the curtain that hides secrets, if there is one. */
export async function liftCurtain(page: Page): Promise<void> {
  if ((await controlOf(page)) !== 'curtain') return;
  await page.locator('dialog.curtain button').click();
  await page.locator('.targi:not([data-control=curtain])').waitFor();
}

const MOST_SEEDS = 200;

export interface Paying {
  readonly record: GameRecord;
  readonly cell: string; // of the card to be paid for
}

/** A position with this many payments for one card of the centre. */
export function withPayments(count: number): Paying {
  let cell = '';
  const isPaid = (moves: readonly Move[]) => {
    const ways = new Map<string, Set<string>>();
    for (const move of moves) {
      if (move.type !== 'lay' || move.from.length > 1) continue; // not the Noble's or a drawn card
      ways.set(move.from, (ways.get(move.from) ?? new Set()).add(JSON.stringify(move.pay)));
    }
    cell = [...ways].find(([, { size }]) => size >= count)?.[0] ?? '';
    return cell !== '';
  };
  for (let n = 0; n < MOST_SEEDS; n++) {
    const record = gameUpTo(`payments ${n}`, isPaid);
    if (cell !== '') return { record, cell };
  }
  throw new Error(`no card can be paid for in ${count} ways`);
}

/** Opens the sheet of a card with its payments. */
export async function openPayments(page: Page, { cell }: Paying): Promise<void> {
  await page.locator(`[data-place="${cell}"]`).click();
  await page.locator('dialog.sheet[open] .lay-payment').nth(1).waitFor();
}
