import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, dailyDateAt, type DailyDay } from '@caravanserai/contract';
import { Remote, startServerProcess } from '../test/remote.ts';
import { startPostgres } from '../test/postgres.ts';
import type { StoreKind } from './subjects.ts';

export interface DailyLoad {
  readonly players: number;
  readonly store: StoreKind;
  readonly seconds: number; // within which all of them finish
}

/** In ms, for each player. */
export interface Finished {
  readonly answered: readonly number[]; // from the last move to its answer
  readonly shown: readonly number[]; // from the last move to the results
  readonly prepareS: number;
}

const AT_ONCE = 16; // games that are prepared together
const LAST_ROUND = 10; // up to here, games are played before the measurement
const LOOK_AGAIN_MS = 40;

/** All players play the daily game of today; the ends of their games are spread evenly over some seconds. */
export async function finishDaily({ players, store, seconds }: DailyLoad): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'daily-load-'));
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  const server = startServerProcess((await postgres?.database('daily')) ?? join(folder, 'daily.db'));
  try {
    const address = { url: await server.url };
    const startedMs = performance.now();
    const games = await prepared(address, players);
    const prepareS = (performance.now() - startedMs) / 1000;
    const ends = await Promise.all(
      games.map(async (game, i) => {
        await pause((i / players) * seconds * 1000);
        return finish(game);
      }),
    );
    return { answered: ends.map(({ answeredMs }) => answeredMs), shown: ends.map(({ shownMs }) => shownMs), prepareS };
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Game {
  readonly player: Remote;
  readonly match: string;
  readonly salt: number;
}

const DAY = `/daily/targi/${dailyDateAt(Date.now(), 0)}`;

async function prepared(address: { readonly url: string }, players: number): Promise<readonly Game[]> {
  const games: Game[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < players) {
      const salt = next++;
      const player = await Remote.guest(address);
      const { body } = await player.ask('POST', `${DAY}/start`);
      const game = { player, match: String(body['match']), salt };
      await playOn(game, (round) => round >= LAST_ROUND);
      games.push(game);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return games;
}

/** Plays until the game is over, or in that round; returns how long the last answer took. */
async function playOn({ player, match, salt }: Game, isEnough: (round: number) => boolean): Promise<number> {
  for (let tookMs = 0; ;) {
    const { status, play, version } = await player.picture(match);
    const { round } = (play?.view ?? {}) as { readonly round?: number };
    if (status !== 'running' || isEnough(round ?? 0)) return tookMs;
    const { moves = [] } = play ?? {};
    if (moves.length === 0) {
      await pause(LOOK_AGAIN_MS); // the turn of the bot
      continue;
    }
    const startMs = performance.now();
    const request = { onVersion: version, moves: [moves[(version + salt) % moves.length]], key: `${version}` };
    const { status: code } = await player.ask('POST', `/matches/${match}/play`, request);
    assert(code === 200, 'a listed move is taken');
    tookMs = performance.now() - startMs;
  }
}

async function finish(game: Game): Promise<{ readonly answeredMs: number; readonly shownMs: number }> {
  const answeredMs = await playOn(game, () => false);
  const startMs = performance.now();
  const { body } = await game.player.ask('GET', DAY);
  const { results } = body as unknown as DailyDay;
  assert(results?.rank !== undefined, 'a finished game has a rank');
  return { answeredMs, shownMs: answeredMs + performance.now() - startMs };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
