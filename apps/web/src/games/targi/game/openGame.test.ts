import { type Thought, LEVEL_NAMES as BOT_LEVELS, type Hint, type Thinker } from '@caravanserai/bots/targi';
import { AskError } from '@caravanserai/contract';
import { parseGame } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import {
  move,
  openBrowser,
  playTo,
  randomThinker,
  settled,
  SETUP,
  until,
  valueOf,
} from '../../../../test/keeperDeps.ts';
import { LEVEL_NAMES } from '../client.ts';

test('the page and the bots name the same levels', () => {
  expect(LEVEL_NAMES).toEqual(BOT_LEVELS);
});

describe('bots', () => {
  function failing(times: number) {
    const inner = randomThinker();
    let left = times;
    const think = async (request: Parameters<typeof inner.think>[0]): Promise<Thought> => {
      if (left-- > 0) throw new AskError('crashed', 'out of memory');
      return inner.think(request);
    };
    return { ...inner, think };
  }

  test('are asked once more after a crash', async () => {
    const { games } = openBrowser().openTab({ thinker: failing(1) });
    const table = valueOf(await games.create(SETUP));
    await playTo(table, 6);
    expect(table.snapshot().version).toBeGreaterThanOrEqual(6);
    expect(table.fault()).toBeUndefined();
  });

  test('that crash twice are a fault; reopening continues the game', async () => {
    const { games } = openBrowser().openTab({ thinker: failing(2) });
    const table = valueOf(await games.create(SETUP));
    await playTo(table, 6);
    expect(table.fault()).toMatchObject({ code: 'crashed' });
    const { version, gameId } = table.snapshot();
    expect(await table.undo()).toMatchObject({ error: { code: 'crashed' } });
    const again = valueOf(await games.open(gameId));
    table.close(); // must not affect the new table
    expect(again.snapshot().version).toBe(version);
    await playTo(again, 6);
    expect(again.snapshot().version).toBeGreaterThanOrEqual(6);
  });

  test('that break a rule are a fault, and not a table that waits for ever', async () => {
    const thinker = {
      ...randomThinker(),
      think: async (): Promise<Thought> => ({ move: { type: 'end' }, options: [] }),
    };
    const table = valueOf(await openBrowser().openTab({ thinker }).games.create(SETUP));
    await playTo(table, 6);
    expect(table.fault()).toMatchObject({ code: 'crashed', detail: /legal moves/ });
  });

  test('move when they have thought, and not after everybody has left', async () => {
    const answers: (() => void)[] = [];
    const thinker: Thinker = {
      ...randomThinker(),
      think: (question, { signal } = {}) =>
        new Promise((give, stop) => {
          signal!.addEventListener('abort', () => stop(signal!.reason));
          answers.push(() => give({ move: question.moves[0], options: [] }));
        }),
    };
    const { games } = openBrowser().openTab({ thinker });
    const table = valueOf(await games.create({ ...SETUP, quick: true }));
    await move(table);
    await settled();
    expect(table.snapshot().version).toBe(1);
    answers[0]();
    await until(table, () => table.snapshot().version === 2);
    await move(table);
    table.close();
    await settled();
    answers[1]?.();
    await settled();
    expect((await games.list())[0].version).toBe(3);
    const again = valueOf(await games.open(table.snapshot().gameId));
    await settled();
    expect(again.fault()).toBeUndefined();
  });
});

describe('advice', () => {
  const HINT: Hint = { seat: 'blue', spread: 3, options: [] };

  function adviser() {
    const asked: { signal: AbortSignal; progress: (done: number) => void; give: (hint: Hint) => void }[] = [];
    const hint: Thinker['hint'] = (_view, { signal, onProgress } = {}) =>
      new Promise((give, stop) => {
        if (signal!.aborted) return stop(signal!.reason);
        signal!.addEventListener('abort', () => stop(signal!.reason));
        asked.push({ signal: signal!, progress: onProgress!, give });
        return undefined;
      });
    return { asked, thinker: { ...randomThinker(), hint } };
  }

  test('comes with word of how far it is', async () => {
    const { asked, thinker } = adviser();
    const table = valueOf(await openBrowser().openTab({ thinker }).games.create(SETUP));
    const heard: number[] = [];
    const hint = table.hint({ onProgress: (done) => heard.push(done) });
    await settled();
    asked[0].progress(0.5);
    asked[0].give(HINT);
    expect(await hint).toEqual({ ok: true, value: { spread: 3, options: [] } });
    expect(heard).toEqual([0.5]);
  });

  test('can be stopped, and stops when the table changes', async () => {
    const { asked, thinker } = adviser();
    const table = valueOf(await openBrowser().openTab({ thinker }).games.create(SETUP));
    const stop = new AbortController();
    const first = table.hint({ signal: stop.signal });
    await settled();
    stop.abort();
    expect(await first).toEqual({ ok: false, error: { code: 'aborted' } });
    await settled();
    expect(asked[0].signal.aborted).toBe(true);
    expect(await table.hint({ signal: AbortSignal.abort() })).toEqual({ ok: false, error: { code: 'aborted' } });
    const second = table.hint();
    await settled();
    await move(table);
    expect(await second).toEqual({ ok: false, error: { code: 'aborted' } });
  });

  test('on a game that is over is about all of it', async () => {
    const analyses: unknown[] = [];
    const analysis = { moves: [], turningPoints: { blue: [], white: [] }, lost: { blue: 1, white: 2 } };
    const analyse: Thinker['analyse'] = async (record) => {
      analyses.push(record);
      return analysis;
    };
    const { games } = openBrowser().openTab({ thinker: { ...randomThinker(), analyse } });
    const table = valueOf(await games.create(SETUP));
    expect(await table.analyse()).toEqual({ ok: false, error: { code: 'not-now' } });
    await playTo(table, Infinity);
    expect(valueOf(await table.analyse())).toEqual(analysis);
    const record = parseGame(valueOf(await table.notation()));
    expect(analyses).toEqual([record.ok && record.value]);
  });

  test('that fails is no fault of the table', async () => {
    const table = valueOf(await openBrowser().openTab().games.create(SETUP));
    expect(await table.hint()).toMatchObject({ ok: false, error: { code: 'crashed' } });
    expect(table.fault()).toBeUndefined();
  });
});
