import { type Asked, quickRng, type Result } from '@caravanserai/contract';
import { type GameRecord, replay, type Seat, targi, type View } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { finish, situationOf } from '../../../test/games.ts';
import { endlessRequest, someRecord, someRequests } from '../../../test/requests.ts';
import { analyse } from '../analysis.ts';
import { DEEPENING } from '../evaluation/depth.ts';
import { advise } from '../hint.ts';
import { openThinker } from './client.ts';
import { decide } from './decide.ts';
import { answers, serve } from './serve.ts';

const TIMEOUT_MS = 300_000; // generous: only detects a hang
const REQUESTS = someRequests(14).slice(0, -1);
const RECORD = someRecord('serve');

/** A worker whose clock advances by `tickMs` at each read, and that continues only when the test calls `slice`. */
function bench(tickMs = 0) {
  const held: (() => void)[] = [];
  let ms = 0;
  const asked = answers({
    now: () => (ms += tickMs),
    yieldToEventLoop: () => new Promise((done) => void held.push(done)),
  });
  /** Runs one slice; returns false if the worker is not waiting to continue. */
  async function slice(): Promise<boolean> {
    await settle();
    const goOn = held.shift();
    goOn?.();
    await settle();
    return goOn !== undefined;
  }
  async function rest(): Promise<void> {
    for (let slices = 0; await slice(); slices++) if (slices === 20_000) throw new Error('it does not end');
  }
  return { asked, slice, rest };
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

function listening(signal = new AbortController().signal): Asked & { readonly heard: number[] } {
  const heard: number[] = [];
  return { signal, onProgress: (done) => heard.push(done), heard };
}

/** A thinker and its workers in the same thread; messages are cloned as by a real port. */
function connected(workers = { open: 0, most: 0 }) {
  return openThinker(({ heard }) => {
    workers.most = Math.max(workers.most, ++workers.open);
    const hear = serve({
      post: (message) => heard(structuredClone(message)),
      now: () => 0, // hints never run out of time
      yieldToEventLoop: () => new Promise((done) => void setImmediate(done)),
    });
    return { post: (message) => hear(structuredClone(message)), close: () => void workers.open-- };
  });
}

function known<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error('there is advice');
  return result.value;
}

describe('a decision', () => {
  test('is that of the level, also over a port', { timeout: TIMEOUT_MS }, async () => {
    const thinker = connected();
    const thoughts = await Promise.all(REQUESTS.map((request) => thinker.think(request)));
    expect(thoughts).toEqual(REQUESTS.map((request) => finish(decide(request, () => 0))));
  });

  test('is computed in slices and reports progress', async () => {
    const { asked, rest } = bench(3);
    const listener = listening();
    const thought = asked.think(someRequests(2)[1], listener);
    await rest();
    expect((await thought).options.length).toBeGreaterThan(1);
    expect(listener.heard.length).toBeGreaterThan(1);
    expect(listener.heard).toEqual(listener.heard.toSorted((a, b) => a - b));
  });

  test('an abort ends it, and the next request is answered', async () => {
    const { asked, slice, rest } = bench(3);
    const stop = new AbortController();
    const endless = asked.think(endlessRequest(), listening(stop.signal)).catch((reason: unknown) => reason);
    const next = asked.think(REQUESTS[0], listening());
    await slice();
    await slice();
    stop.abort('enough');
    await rest();
    expect(await endless).toBe('enough');
    expect(await next).toEqual(finish(decide(REQUESTS[0], () => 0)));
  });

  test('a queued request that is aborted is never started', async () => {
    const { asked, rest } = bench(3);
    const stop = new AbortController();
    const first = asked.think(REQUESTS[0], listening());
    const listener = listening(stop.signal);
    const second = asked.think(endlessRequest(), listener).catch((reason: unknown) => reason);
    stop.abort('never mind');
    await rest();
    expect(await second).toBe('never mind');
    expect(listener.heard).toEqual([]);
    expect(await first).toEqual(finish(decide(REQUESTS[0], () => 0)));
  });

  test('an error is reported, and the worker keeps running', async () => {
    const thinker = connected();
    await expect(thinker.think({ ...REQUESTS[0], view: {} as View })).rejects.toMatchObject({ code: 'failed' });
    expect(await thinker.think(REQUESTS[0])).toEqual(finish(decide(REQUESTS[0], () => 0)));
  });
});

describe('a hint', () => {
  test('is that of the evaluation, also over a port', { timeout: TIMEOUT_MS }, async () => {
    const thinker = connected();
    for (const { view } of REQUESTS.slice(0, 7)) {
      expect({ ok: true, value: await thinker.hint(view) }).toEqual(finish(advise(view)));
    }
  });

  test('is fast on a slow machine and still evaluates every move', { timeout: TIMEOUT_MS }, async () => {
    const { view } = REQUESTS.find((request) => request.view.pending.phase === 'place')!;
    const hintBy = async (tickMs: number) => {
      const { asked, rest } = bench(tickMs);
      const hint = asked.hint(view, listening());
      await rest();
      return (await hint).options;
    };
    const [slow, fast] = [await hintBy(100), await hintBy(0)];
    const movesOf = (options: typeof fast) => options.map(({ move }) => JSON.stringify(move)).toSorted();
    expect(slow).not.toEqual(fast);
    expect(movesOf(slow)).toEqual(movesOf(fast));
  });

  test('is the same, only more precise, at each step of deepening', { timeout: TIMEOUT_MS }, async () => {
    const thinker = connected();
    const { view } = REQUESTS.find((request) => request.view.pending.phase === 'place')!;
    const steps = await Promise.all([0, 1, 2].map((step) => thinker.deepen(view, step)));
    expect(steps[0]).toEqual(await thinker.hint(view));
    expect(steps[1]).toEqual(known(finish(advise(view, { depth: DEEPENING[1] }))));
    const errors = steps.map((step) => step!.options[0].error);
    expect(errors[2]).toBeLessThan(errors[0]);
    expect(await thinker.deepen(view, DEEPENING.length)).toBeUndefined();
  });

  test('goes on with the moves expected in the same turn', { timeout: TIMEOUT_MS }, async () => {
    const thinker = connected();
    const lengths: number[] = [];
    for (const { view } of REQUESTS.slice(0, 7)) {
      const [{ move }] = (await thinker.hint(view)).options;
      const line = await thinker.expect(view, move);
      lengths.push(line.length);
      expect(line[0]).toEqual(move);
      let state = targi.guess(view, quickRng('another deal'));
      for (const next of line) {
        const played = targi.play(state, view.viewer as Seat, next); // whatever is hidden
        if (!played.ok) throw new Error(played.error.code);
        state = played.value.state;
      }
    }
    expect(Math.max(...lengths)).toBeGreaterThan(2);
    expect(Math.min(...lengths)).toBe(1);
  });

  test('is refused after the end, and in the opponent’s turn', async () => {
    const game = replay(RECORD);
    if (!game.ok) throw new Error('a game that was played can be replayed');
    const { start, end } = game.value;
    const other = situationOf(start)?.seat === 'blue' ? 'white' : 'blue';
    const thinker = connected();
    await expect(thinker.hint(targi.view(end, 'blue'))).rejects.toMatchObject({ code: 'over' });
    await expect(thinker.hint(targi.view(start, other))).rejects.toMatchObject({ code: 'not-to-act' });
  });
});

test(
  'an analysis over a port is the same as a direct one, also of an unfinished game',
  { timeout: TIMEOUT_MS },
  async () => {
    const record: GameRecord = { ...RECORD, moves: RECORD.moves.slice(0, 12) };
    const short = replay(record);
    if (!short.ok) throw new Error('the beginning of a game can be replayed');
    const thinker = connected();
    expect(await thinker.analyse(record)).toEqual(finish(analyse(short.value)));
    expect(await thinker.analyse({ ...record, moves: [] })).toMatchObject({ moves: [] });
  },
);

test(
  'an analysis runs in two workers, reports a growing beginning of the game, and leaves one worker',
  { timeout: TIMEOUT_MS },
  async () => {
    const workers = { open: 0, most: 0 };
    const thinker = connected(workers);
    const record: GameRecord = { ...RECORD, moves: RECORD.moves.slice(0, 20) };
    const shares: number[] = [];
    const begun: number[][] = [];
    const { moves } = await thinker.analyse(record, {
      onProgress: (done) => shares.push(done),
      onMoves: (some) => begun.push(some.map(({ n }) => n)),
    });
    expect(workers).toEqual({ open: 1, most: 2 });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(begun.at(-1)).toEqual(moves.map(({ n }) => n));
    for (const numbers of begun) expect(numbers).toEqual(numbers.map((_, i) => i + 1));

    const stop = new AbortController();
    const stopped = thinker.analyse(RECORD, { signal: stop.signal });
    stop.abort('enough');
    await expect(stopped).rejects.toBe('enough');
    expect(workers).toEqual({ open: 1, most: 2 });
  },
);
