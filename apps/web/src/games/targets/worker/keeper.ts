import { err, ok, quickRng } from '@caravanserai/contract';
import {
  flickOf,
  guess,
  makeGame,
  parseGame,
  parseMove,
  type Seat,
  sceneOf,
  SEATS,
  seatsOf,
  type State,
  toAct,
} from '@caravanserai/targets';
import {
  type GameSummary,
  LEVEL_NAMES,
  type Pace,
  type Past,
  type Player,
  type Setup,
  type Shot,
  type Snapshot,
  type TableResult,
} from '../client.ts';
import type { Restored } from '../../../keeper/keptForm.ts';
import type { Hold, Locks } from '../../../keeper/locks.ts';
import { Shelf } from '../../../keeper/shelf.ts';
import type { Store } from '../../../keeper/store.ts';
import { type Kept, keptOf, restore, summaryOfKept } from './kept.ts';
import { shotOf } from './look.ts';
import { OpenGame, type Surroundings } from './openGame.ts';
import { parseSetup } from './parse.ts';
import { pastOf } from './past.ts';
import type { FromKeeper, ToKeeper, Wish } from './protocol.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';

/** What the keeper has to be given: a browser's worker and a test differ in it. */
export interface House {
  post(message: FromKeeper): void;
  readonly store: Promise<Store<Kept>>;
  readonly locks: Locks;
  /** The physics, once they are wanted: a list of games needs none. */
  simulator(): Promise<T.Simulator>;
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  breathe(): Promise<void>;
  chance(bytes: number): string;
  announce(): void;
}

type Refused = Extract<TableResult, { readonly ok: false }>;
type WishOf<Type extends Wish['type']> = Extract<Wish, { readonly type: Type }>;

const NO_SUCH_GAME = err({ code: 'no-such-game' } as const);

/** The inside of the worker that keeps the games of Targets: hand every message to the function that comes back. */
export function serveKeeper(house: House): (message: ToKeeper) => void {
  const { post } = house;
  const { store, locks } = house;
  const games = new Shelf<OpenGame, Kept>({ name: 'targets', locks, store, changed: listChanged });
  let pace: Pace = 'calm';

  function receive(message: ToKeeper): void {
    switch (message.type) {
      case 'warmUp':
        return void house.simulator().catch(() => undefined); // whoever really needs it will hear of it
      case 'pace':
        pace = message.pace;
        return undefined;
      case 'rested':
        return games.get(message.game)?.rested(message.version);
      case 'wait':
        return games.get(message.game)?.wait(message.isOn);
      case 'wish':
        return void grant(message.id, message.wish);
    }
  }

  async function grant(id: number, wish: Wish): Promise<void> {
    try {
      const answer = await answerTo(wish);
      post({ type: 'answer', id, answer: answer instanceof OpenGame ? seated(answer) : answer });
    } catch (error) {
      post({ type: 'failed', id, detail: String(error) });
    }
  }

  /** Bots go on only now: nothing that they do is missed. */
  function seated(game: OpenGame): TableResult<Snapshot> {
    if (game.fault) return err(game.fault);
    void game.drive();
    return ok(snapshotOf(game.table));
  }

  function answerTo(wish: Wish): unknown {
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
      case 'shot':
        return shot(wish);
      case 'act':
        return act(wish);
      case 'undo':
        return games.get(wish.game)?.undo() ?? NO_SUCH_GAME;
      case 'notation':
        return notation(wish.game);
      case 'past':
        return past(wish.game, wish.version);
    }
  }

  function act({ game, seat, move }: WishOf<'act'>): unknown {
    const parsed = parseMove(move);
    if (!parsed) return err({ code: 'refused', refusal: { code: 'illegal', reason: 'not-a-move' } });
    return games.get(game)?.act(seat, parsed) ?? NO_SUCH_GAME;
  }

  async function surroundings(): Promise<Surroundings> {
    const { nowMs, sleep, breathe } = house;
    return {
      store: await store,
      simulator: await house.simulator(),
      pace: () => pace,
      nowMs,
      sleep,
      breathe,
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
    const parsed = parseSetup(wished);
    if (!parsed) throw new Error(`no such table: ${JSON.stringify(wished)}`);
    const setup = { ...parsed, seed: parsed.seed ?? house.chance(16) };
    const table = T.newTable(house.chance(10), setup);
    const startedMs = house.nowMs();
    if (setup.kind === 'game') {
      const saved = await games.save(keptOf(table, { startedMs, changedMs: startedMs }, 1));
      if (!saved.ok) return saved;
    }
    const hold = await games.hold(table.id, false);
    return hold ? start({ table, startedMs, revision: 1 }, hold) : err({ code: 'open-elsewhere' });
  }

  async function open(id: string, takeOver: boolean): Promise<OpenGame | Refused> {
    const here = games.join(id);
    if (here) return here;
    const hold = await games.hold(id, takeOver);
    if (!hold) return err({ code: 'open-elsewhere' });
    const kept = await (await store).load(id);
    const restored = kept === undefined ? undefined : restore(kept, await house.simulator());
    if (restored?.ok) return start(restored.value, hold);
    hold.release();
    return restored ? err({ code: 'broken-game', detail: restored.error }) : NO_SUCH_GAME;
  }

  async function start(restored: Restored<T.Table>, hold: Hold): Promise<OpenGame> {
    return games.add(restored.table.id, new OpenGame(restored, hold, await surroundings()));
  }

  async function load(text: string): Promise<TableResult<GameSummary>> {
    const simulator = await house.simulator();
    const parsed = parseGame(text, simulator);
    if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
    const { seed, options, players, moves } = parsed.value;
    const seats = seatsOf(options).map((seat) => [seat, namedPlayer(players[seat], seat)]);
    const setup: T.FullSetup = { kind: 'game', players: Object.fromEntries(seats), options, seed };
    const resumed = T.resume(house.chance(10), setup, moves, simulator);
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
    const simulator = await house.simulator();
    const restored = restore(kept, simulator);
    if (!restored.ok) return ok(JSON.stringify(kept, undefined, 2));
    return ok(makeGame(T.recordOf(restored.value.table), simulator));
  }

  async function notation(id: string): Promise<TableResult<string>> {
    const game = games.get(id);
    if (!game || game.table.setup.kind !== 'game') return NO_SUCH_GAME;
    return ok(makeGame(T.recordOf(game.table), await house.simulator()));
  }

  async function past(id: string, version: number): Promise<Past | undefined> {
    const game = games.get(id);
    const isOver = game !== undefined && toAct(T.stateOf(game.table)).length === 0;
    return isOver ? pastOf(game.table, version, await house.simulator()) : undefined;
  }

  async function shot({ before, seat, move, n }: WishOf<'shot'>): Promise<Shot | undefined> {
    if (move.type !== 'flick' && move.type !== 'golden') return undefined;
    const state: State = guess(before, quickRng('no chance is asked for'));
    const simulator = await house.simulator();
    return shotOf(state, seat, simulator(sceneOf(state), flickOf(state, seat, move)), [], n);
  }

  return receive;
}

/** A level's name is a bot's, every other a person's. */
function namedPlayer(name: string, seat: Seat): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name: name || SEATS[SEATS.indexOf(seat)] };
}
