import type { Thinker } from '@caravanserai/bots';
import { err, ok } from '@caravanserai/contract';
import { parseGame, SEATS } from '@caravanserai/targi';
import { type GameSummary, LEVEL_NAMES, type Player, type Setup, type Snapshot } from '../client.ts';
import type { TableResult } from '../client.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';
import { type Asked, answerAtTable, NO_SUCH_GAME, notationOf } from './answers.ts';
import { type Kept, keptOf, restore, summaryOfKept } from './kept.ts';
import type { Restored } from '../../../keeper/keptForm.ts';
import type { Hold, Locks } from '../../../keeper/locks.ts';
import { OpenGame, type Surroundings } from './openGame.ts';
import { parseMessage } from './parse.ts';
import type { FromKeeper, ToKeeper, Wish } from './protocol.ts';
import { Shelf } from '../../../keeper/shelf.ts';
import type { Store } from '../../../keeper/store.ts';

/** What the keeper has to be given: a browser's worker and a test differ in it. */
export interface House {
  post(message: FromKeeper): void;
  readonly store: Promise<Store>;
  readonly locks: Locks;
  readonly thinker: Thinker;
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** So many bytes of chance, in hexadecimal. */
  chance(bytes: number): string;
  /** Tells the other tabs that the list of games has changed. */
  announce(): void;
}

type Refused = Extract<TableResult, { readonly ok: false }>;

/** The inside of the worker that keeps the games of a page: hand every message to the function that comes back. */
export function serveKeeper(house: House): (message: unknown) => void {
  const { post } = house;
  const { store, locks } = house;
  const games = new Shelf<OpenGame, Kept>({ name: 'targi', locks, store, changed: listChanged });
  const asked = new Map<number, AbortController>();
  let paceMs = 0;

  function receive(message: unknown): void {
    const parsed = parseMessage(message);
    if (!parsed.ok) return post({ type: 'failed', ...parsed.error });
    return told(parsed.value);
  }

  function told(message: ToKeeper): void {
    if (message.type === 'hello') paceMs = message.paceMs;
    else if (message.type === 'abort') asked.get(message.id)?.abort();
    else void grant(message.id, message.wish);
  }

  async function grant(id: number, wish: Wish): Promise<void> {
    const stop = new AbortController();
    asked.set(id, stop);
    try {
      const onProgress = (done: number) => post({ type: 'progress', id, done });
      const answer = await answerTo(wish, { signal: stop.signal, onProgress });
      post({ type: 'answer', id, answer: answer instanceof OpenGame ? seated(answer) : answer });
    } catch (error) {
      post({ type: 'failed', id, detail: String(error) });
    } finally {
      asked.delete(id);
    }
  }

  /** What is seen when sitting down. Bots go on only now: nothing that they do is missed. */
  function seated(game: OpenGame): TableResult<Snapshot> {
    if (game.fault) return err(game.fault);
    void game.drive();
    return ok(snapshotOf(game.table));
  }

  function answerTo(wish: Wish, asked: Asked): unknown {
    switch (wish.type) {
      case 'create':
        return games.inTurn(() => create(wish.setup));
      case 'open':
        return games.inTurn(() => open(wish.game, wish.takeOver));
      case 'close':
        return games.inTurn(async () => games.close(wish.game));
      case 'remove':
        return games.inTurn(() => games.remove(wish.game));
      case 'list':
        return games.list(summaryOfKept);
      case 'load':
        return load(wish.text);
      case 'text':
        return textOf(wish.game);
      default:
        return answerAtTable(games.get(wish.game), wish, house.thinker, asked);
    }
  }

  async function surroundings(): Promise<Surroundings> {
    const { thinker, nowMs, sleep } = house;
    return {
      store: await store,
      thinker,
      paceMs,
      nowMs,
      sleep,
      changed(game, snapshot) {
        post({ type: 'snapshot', game, snapshot });
        listChanged();
      },
      failed: (game, error) => post({ type: 'fault', game, error }),
    };
  }

  function listChanged(): void {
    post({ type: 'changed' });
    house.announce();
  }

  async function create(wished: Setup): Promise<OpenGame | Refused> {
    const setup = { quick: false, ...wished, seed: wished.seed ?? house.chance(16) };
    const table = T.newTable(house.chance(10), setup);
    const startedMs = house.nowMs();
    const saved = await games.save(keptOf(table, { startedMs, changedMs: startedMs }, 1));
    if (!saved.ok) return saved;
    const hold = await games.hold(table.id, false);
    return hold ? start({ table, startedMs, revision: 1 }, hold) : err({ code: 'open-elsewhere' });
  }

  async function open(id: string, takeOver: boolean): Promise<OpenGame | Refused> {
    const here = games.join(id);
    if (here) return here;
    const hold = await games.hold(id, takeOver);
    if (!hold) return err({ code: 'open-elsewhere' });
    const kept = await (await store).load(id);
    const restored = restore(kept);
    if (restored.ok) return start(restored.value, hold);
    hold.release();
    return kept === undefined ? NO_SUCH_GAME : err({ code: 'broken-game', detail: restored.error });
  }

  async function start(restored: Restored<T.Table>, hold: Hold): Promise<OpenGame> {
    return games.add(restored.table.id, new OpenGame(restored, hold, await surroundings()));
  }

  async function load(text: string): Promise<TableResult<GameSummary>> {
    const parsed = parseGame(text);
    if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
    const { seed, options, players, moves } = parsed.value;
    const [blue, white] = SEATS.map((seat) => playerOf(players[seat]));
    const curtain = blue.kind === 'person' && white.kind === 'person';
    const setup = { players: { blue, white }, options, curtain, quick: false, seed };
    const resumed = T.resume(house.chance(10), setup, moves, moves.length);
    if (!resumed.ok) throw new Error('the reader has checked every move');
    const ms = house.nowMs();
    const kept = keptOf(resumed.value, { startedMs: ms, changedMs: ms }, 1);
    const saved = await games.save(kept);
    if (!saved.ok) return saved;
    listChanged();
    return ok({ ...kept.summary, isKept: (await store).isKept });
  }

  async function textOf(id: string): Promise<TableResult<string>> {
    const kept = await (await store).load(id);
    if (kept === undefined) return NO_SUCH_GAME;
    const restored = restore(kept);
    return ok(restored.ok ? notationOf(restored.value.table) : JSON.stringify(kept, undefined, 2));
  }

  return receive;
}

/** A level's name is a bot's, every other a person's. */
function playerOf(name: string): Player {
  const level = LEVEL_NAMES.find((level) => level === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}
