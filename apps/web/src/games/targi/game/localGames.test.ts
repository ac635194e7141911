import { parseGame, replay } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { move, openBrowser, playTo, realThinker, settled, SETUP, until, valueOf } from '../../../../test/keeperDeps.ts';
import { ANN, BO, BOT } from '../../../../test/randomTables.ts';
import type { Setup } from '../client.ts';
import { memoryStore, type Store } from '../../../keeper/store.ts';

const TWO_PEOPLE: Setup = { ...SETUP, players: { blue: ANN, white: BO }, curtain: true };

describe('a game', () => {
  test('against a real bot is played to its end, told, and kept', async () => {
    const { games } = openBrowser().openTab({ thinker: realThinker() });
    const table = valueOf(await games.create(SETUP));
    expect(table.snapshot()).toMatchObject({ version: 0, viewer: 'blue', control: { kind: 'act', seat: 'blue' } });
    await playTo(table, Infinity);
    const { version, control, log } = table.snapshot();
    expect(control).toEqual({ kind: 'over' });
    expect(log).toHaveLength(version + 1);

    const text = valueOf(await table.notation());
    const record = parseGame(text);
    expect(record.ok && record.value).toMatchObject({ players: { blue: 'Ann', white: 'shepherd' } });
    const replayed = record.ok ? replay(record.value) : record;
    expect(replayed.ok && replayed.value.steps).toHaveLength(version);

    const [summary] = await games.list();
    const { blue, white, winner } = table.snapshot().score;
    expect(summary).toMatchObject({
      id: table.snapshot().gameId,
      version,
      result: { blue: blue.total, white: white.total, winner },
      isKept: false,
    });
    expect(summary).not.toHaveProperty('toAct');
    expect(await table.hint()).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(valueOf(await games.text(summary.id))).toBe(text);
  });

  test('with the same seed and moves has the same moves of the bot', async () => {
    const texts = [];
    for (let i = 0; i < 2; i++) {
      const { games } = openBrowser().openTab({ thinker: realThinker() });
      const table = valueOf(await games.create(SETUP));
      await playTo(table, 40);
      texts.push(valueOf(await table.notation()));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('without a seed is another each time', async () => {
    const { games } = openBrowser().openTab();
    const { seed: _, ...setup } = TWO_PEOPLE;
    const texts = await Promise.all(
      [1, 2].map(async () => valueOf(await valueOf(await games.create(setup)).notation())),
    );
    expect(texts[0]).not.toBe(texts[1]);
  });

  test('of two people is handed over without a curtain where nothing is secret', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create(TWO_PEOPLE));
    await move(table);
    expect(table.snapshot().control).toEqual({ kind: 'confirm', seat: 'blue' });
    valueOf(await table.undo());
    expect(table.snapshot().version).toBe(0);
    await move(table);
    valueOf(await table.confirm());
    expect(await table.undoTurn()).toMatchObject({ error: { code: 'cannot-undo' } });
    expect(await table.liftCurtain()).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(table.snapshot()).toMatchObject({ control: { kind: 'act', seat: 'white' }, viewer: 'white' });
    valueOf(await table.setCurtain(false));
    valueOf(await table.setQuick(true));
    await move(table);
    expect(table.snapshot()).toMatchObject({ control: { kind: 'act', seat: 'blue' }, curtain: false, quick: true });
    await playTo(table, Infinity);
    expect(table.snapshot().control.kind).toBe('over');
  });

  test('of two bots plays itself', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create({ ...SETUP, players: { blue: BOT, white: BOT } }));
    await until(table, () => table.snapshot().control.kind === 'over');
    expect(table.snapshot()).toMatchObject({ viewer: 'spectator', view: { pending: { phase: 'over' } } });
  });

  test('says no with the judge’s words, and looks into the past and ahead', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create(SETUP));
    const refusal = { code: 'illegal', reason: 'corner' };
    expect(await table.act({ type: 'place', at: 4 })).toEqual({ ok: false, error: { code: 'refused', refusal } });
    expect(await table.try({ type: 'place', at: 4 })).toEqual({ ok: false, refusal });
    expect(await table.act({ type: 'place', at: 99 as 9 })).toMatchObject({
      error: { refusal: { reason: 'not-a-move' } },
    });
    expect(await table.confirm()).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(await table.try({ type: 'place', at: 3 })).toMatchObject({ ok: true, isForeseen: true });
    const first = table.snapshot();
    await playTo(table, 10);
    expect((await table.past(0))?.view).toEqual(first.view);
    const { view, score, version } = table.snapshot();
    expect(await table.past(version)).toEqual({ view, score });
    expect(await table.past(-1)).toBeUndefined();
    expect(await table.past(9999)).toBeUndefined();
  });

  test('gives the same snapshot until something changes, and tells everybody at the table', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create(SETUP));
    const other = valueOf(await games.open(table.snapshot().gameId));
    const before = table.snapshot();
    expect(table.snapshot()).toBe(before);
    await table.act({ type: 'place', at: 4 });
    expect(table.snapshot()).toBe(before);
    await move(table);
    expect(table.snapshot()).not.toBe(before);
    expect(other.snapshot()).toEqual(table.snapshot());
    table.close();
    table.close();
    valueOf(await other.confirm());
    await playTo(other, 8);
    expect(table.snapshot().version).toBe(1);
    other.close();
    expect(await other.undo()).toEqual({ ok: false, error: { code: 'no-such-game' } });
    expect(await other.past(0)).toBeUndefined();
    expect(await other.try({ type: 'end' })).toMatchObject({ ok: false });
  });
});

/** A store whose saves block until the test releases them. */
function slowStore(): Store & { readonly waiting: ((error?: Error) => void)[]; isSlow: boolean } {
  const inner = memoryStore();
  const waiting: ((error?: Error) => void)[] = [];
  const store = {
    ...inner,
    waiting,
    isSlow: false,
    async save(game: Parameters<Store['save']>[0]) {
      if (store.isSlow) await new Promise<void>((go, stop) => waiting.push((error) => (error ? stop(error) : go())));
      return inner.save(game);
    },
  };
  return store;
}

describe('save, then tell', () => {
  test('a move is shown when it is in the store, not before', async () => {
    const store = slowStore();
    const { games } = openBrowser(store).openTab();
    const table = valueOf(await games.create(SETUP));
    const before = table.snapshot();
    store.isSlow = true;
    let isAnswered = false;
    const acting = table.act(before.moves[0]).finally(() => (isAnswered = true));
    await settled();
    expect([table.snapshot(), isAnswered, store.waiting.length]).toEqual([before, false, 1]);
    store.waiting[0]();
    expect(await acting).toEqual({ ok: true, value: undefined });
    expect(table.snapshot().version).toBe(1);
    expect((await games.list())[0].version).toBe(1);
  });

  test('a move that cannot be saved was not made, and can be made again', async () => {
    const store = slowStore();
    const { games } = openBrowser(store).openTab();
    const table = valueOf(await games.create(SETUP));
    const before = table.snapshot();
    store.isSlow = true;
    const acting = table.act(before.moves[0]);
    await settled();
    store.waiting[0](new Error('the disk is full'));
    expect(await acting).toEqual({ ok: false, error: { code: 'not-saved', detail: 'Error: the disk is full' } });
    expect(table.snapshot()).toBe(before);
    store.isSlow = false;
    await move(table);
    expect(table.snapshot().version).toBe(1);
  });

  test('a bot’s move that cannot be saved is a fault; reopening continues the game', async () => {
    const store = slowStore();
    const { games } = openBrowser(store).openTab();
    const table = valueOf(await games.create({ ...SETUP, quick: true }));
    store.isSlow = true;
    const acting = table.act(table.snapshot().moves[0]);
    await settled();
    store.waiting[0]();
    await acting;
    await settled();
    store.waiting[1](new Error('the disk is full'));
    await until(table, () => table.fault() !== undefined);
    expect(table.fault()).toEqual({ code: 'not-saved', detail: 'Error: the disk is full' });
    store.isSlow = false;
    const again = valueOf(await games.open(table.snapshot().gameId));
    await playTo(again, 4);
    expect(again.snapshot().version).toBeGreaterThanOrEqual(4);
  });

  test('a game that cannot be saved is not begun', async () => {
    const store = slowStore();
    const { games } = openBrowser(store).openTab();
    store.isSlow = true;
    const creating = games.create(SETUP);
    await settled();
    store.waiting[0](new Error('the disk is full'));
    expect(await creating).toMatchObject({ ok: false, error: { code: 'not-saved' } });
    expect(await games.list()).toEqual([]);
  });
});

test('a tab that crashes loses no move that was acknowledged', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const table = valueOf(await tab.games.create(SETUP));
  await playTo(table, 20);
  const { gameId, version } = table.snapshot();
  void table.undo();
  tab.kill();

  const again = valueOf(await browser.openTab().games.open(gameId));
  expect([version, version - 1]).toContain(again.snapshot().version); // the undo was not acknowledged, so either version is valid
  await playTo(again, Infinity);
  expect(again.snapshot().control.kind).toBe('over');
});

describe('two tabs', () => {
  test('one has the game; the other can take it over', async () => {
    const browser = openBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    const table = valueOf(await here.games.create(TWO_PEOPLE));
    await move(table);
    const { gameId } = table.snapshot();
    expect(await there.games.open(gameId)).toEqual({ ok: false, error: { code: 'open-elsewhere' } });
    const taken = valueOf(await there.games.open(gameId, { takeOver: true }));
    expect(taken.snapshot()).toMatchObject({ version: 1, control: { kind: 'confirm', seat: 'blue' } });
    await until(table, () => table.fault() !== undefined);
    expect(table.fault()).toEqual({ code: 'open-elsewhere' });
    expect(await table.confirm()).toEqual({ ok: false, error: { code: 'open-elsewhere' } });
    valueOf(await taken.confirm());
    taken.close();
    expect(valueOf(await here.games.open(gameId)).snapshot().version).toBe(1);
  });

  test('without locks a second writer is noticed, and nothing is lost', async () => {
    const browser = openBrowser();
    const [here, there] = [browser.openTab({ hasLocks: false }), browser.openTab({ hasLocks: false })];
    const table = valueOf(await here.games.create({ ...TWO_PEOPLE, curtain: false, quick: true }));
    const other = valueOf(await there.games.open(table.snapshot().gameId));
    await move(other);
    await move(other);
    expect(await table.act(table.snapshot().moves[0])).toEqual({ ok: false, error: { code: 'open-elsewhere' } });
    expect(table.fault()).toEqual({ code: 'open-elsewhere' });
    expect((await here.games.list())[0].version).toBe(2);
  });

  test('hear of each other’s changes', async () => {
    const browser = openBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await here.games.list();
    let heard = 0;
    const stop = here.games.subscribe(() => heard++);
    const table = valueOf(await there.games.create(SETUP));
    await settled();
    expect(heard).toBeGreaterThan(0);
    expect(await here.games.list()).toMatchObject([{ id: table.snapshot().gameId }]);
    stop();
    heard = 0;
    await there.games.remove(table.snapshot().gameId);
    await settled();
    expect(heard).toBe(0);
    expect(await here.games.list()).toEqual([]);
  });
});

describe('what is kept', () => {
  test('a removed game is also closed in tabs that play it', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create(SETUP));
    const { gameId } = table.snapshot();
    await games.remove(gameId);
    expect(table.fault()).toEqual({ code: 'no-such-game' });
    expect(await games.open(gameId)).toEqual({ ok: false, error: { code: 'no-such-game' } });
    expect(await games.text(gameId)).toEqual({ ok: false, error: { code: 'no-such-game' } });
  });

  test('the list begins with what was played last', async () => {
    const { games } = openBrowser().openTab();
    const first = valueOf(await games.create(TWO_PEOPLE));
    const second = valueOf(await games.create(TWO_PEOPLE));
    const ids = [first, second].map((table) => table.snapshot().gameId);
    expect((await games.list()).map(({ id }) => id)).toEqual(ids.toReversed());
    await move(first);
    expect(await games.list()).toMatchObject([
      { id: ids[0], version: 1, round: 1, toAct: 'blue' },
      { id: ids[1], version: 0, toAct: 'blue' },
    ]);
  });

  test('a draft is taken up again', async () => {
    const tab = openBrowser().openTab();
    const table = valueOf(await tab.games.create(TWO_PEOPLE));
    await playTo(table, 7);
    const { gameId, version, control } = table.snapshot();
    table.close();
    const again = valueOf(await tab.games.open(gameId)).snapshot();
    expect(again.version).toBe(version);
    expect(again.control).toEqual(control);
  });

  test('a game that does not replay is broken, and can be had as it was kept', async () => {
    const { store, openTab } = openBrowser();
    const { games } = openTab();
    const table = valueOf(await games.create(SETUP));
    await playTo(table, 6);
    const { gameId } = table.snapshot();
    table.close();
    const kept = (await store.load(gameId)) as { moves: string[]; revision: number };
    const broken = { ...kept, moves: [...kept.moves.slice(0, 3), '4', ...kept.moves.slice(3)] };
    await store.save({ ...broken, revision: kept.revision + 1 } as never);
    expect(await games.open(gameId)).toMatchObject({ error: { code: 'broken-game', detail: /move 4 is refused/ } });
    expect(JSON.parse(valueOf(await games.text(gameId)))).toMatchObject({ moves: broken.moves });
    expect(await games.list()).toHaveLength(1);
    await games.remove(gameId);
    expect(await games.list()).toEqual([]);
  });
});

describe('a file', () => {
  test('of a game is kept, and one that is not over can be played on', async () => {
    const { games } = openBrowser().openTab();
    const table = valueOf(await games.create(SETUP));
    await playTo(table, 15);
    const text = valueOf(await table.notation());
    const summary = valueOf(await games.load(text));
    expect(summary).toMatchObject({ players: SETUP.players, options: SETUP.options });
    expect(summary.id).not.toBe(table.snapshot().gameId);
    const loaded = valueOf(await games.open(summary.id));
    expect(valueOf(await loaded.notation())).toBe(text);
    expect(loaded.snapshot().undo.can).toBe(false);
    await playTo(loaded, Infinity);
    expect(loaded.snapshot().control.kind).toBe('over');
  });

  test('that is broken says where', async () => {
    const { games } = openBrowser().openTab();
    expect(await games.load('[Game "Chess"]')).toMatchObject({
      ok: false,
      error: { code: 'broken-file', error: { code: 'bad-value', line: 1 } },
    });
    expect(await games.list()).toEqual([]);
  });
});

test('a mistake of ours is answered, and the keeper lives on', async () => {
  const store = { ...memoryStore(), list: () => Promise.reject(new Error('oh')) };
  const { games } = openBrowser(store).openTab();
  await expect(games.list()).rejects.toThrow('oh');
  expect((await games.create(SETUP)).ok).toBe(true);
});
