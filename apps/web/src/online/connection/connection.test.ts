import {
  err,
  type LogPage,
  type MatchId,
  type MatchPicture,
  type MatchUpdate,
  ok,
  type PlayRequest,
  type Result,
  type ToBrowser,
  type ToServer,
  type Version,
} from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import type { NetError } from './api.ts';
import { Connection, type WireListener } from './connection.ts';
import { Match, updated } from './match.ts';

const ID = 'match' as MatchId;
const REQUEST: PlayRequest = { onVersion: 3 as Version, moves: ['a'], key: 'k' };
const settled = () => new Promise<void>((done) => void setTimeout(done, 0));

/** A server and a clock under the test's control. */
function setUp({ isOnline = true, isKnown = true } = {}) {
  const wires: { listener: WireListener; sent: ToServer[]; isClosed: boolean }[] = [];
  const timers = new Set<{ atMs: number; run: () => void }>();
  let nowMs = 1000;
  let away = 0;
  const connection = new Connection({
    open(listener) {
      const wire = { listener, sent: [] as ToServer[], isClosed: false };
      wires.push(wire);
      return { send: (text) => wire.sent.push(JSON.parse(text)), close: () => (wire.isClosed = true) };
    },
    session: async () => isKnown,
    turnedAway: () => void away++,
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    chance: () => 1,
    later(ms, run) {
      const timer = { atMs: nowMs + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const last = () => wires[wires.length - 1]!;
  return {
    connection,
    wires,
    last,
    turnedAway: () => away,
    hear: (message: ToBrowser) => last().listener.heard(JSON.stringify(message)),
    welcome: () => {
      last().listener.opened();
      last().listener.heard(
        JSON.stringify({ type: 'hello', me: { id: 'me', name: '', kind: 'guest' }, nowMs: nowMs + 500, build: '' }),
      );
    },
    async pass(ms: number) {
      const end = nowMs + ms;
      for (;;) {
        const next = [...timers].filter(({ atMs }) => atMs <= end).toSorted((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        timers.delete(next);
        nowMs = next.atMs;
        next.run();
        await settled();
      }
      nowMs = end;
    },
  };
}

describe('the line', () => {
  test('opens when somebody needs it, and asks for what is followed', async () => {
    const { connection, wires, welcome, last } = setUp();
    expect(connection.state()).toEqual({ kind: 'closed' });
    connection.watch(ID, () => undefined);
    connection.followLobby(() => undefined);
    expect(connection.state()).toEqual({ kind: 'connecting' });
    await settled();
    expect(wires.length).toBe(1);
    expect(last().sent).toEqual([]);
    welcome();
    expect(last().sent).toEqual([
      { type: 'watch', match: ID },
      { type: 'lobby', on: true },
      { type: 'ping', id: 1 },
    ]);
    expect(connection.state()).toEqual({ kind: 'connected' });
    expect(connection.me()).toMatchObject({ id: 'me' });
  });

  test('opens for the next screen, if nobody needed it when the session was known', async () => {
    const { connection, wires, welcome, last } = setUp();
    const leave = connection.watch(ID, () => undefined);
    leave();
    await settled();
    expect(wires.length).toBe(0);
    connection.watch(ID, () => undefined);
    await settled();
    expect(wires.length).toBe(1);
    welcome();
    expect(last().sent[0]).toEqual({ type: 'watch', match: ID });
  });

  test('asks again for a match that it was refused for the moment, when it was told to', async () => {
    const { connection, welcome, last, hear, pass } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    const asked = () => last().sent.filter(({ type }) => type === 'watch').length;
    hear({ type: 'refused', error: { code: 'too-many', detail: ID, retryAfterS: 7 } });
    await pass(6999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  test.each(['engine-timeout', 'unavailable', 'too-many'] as const)(
    'asks again for everything after a refusal that names nothing: %s',
    async (code) => {
      const { connection, welcome, last, hear, pass } = setUp();
      connection.watch(ID, () => undefined);
      connection.followLobby(() => undefined);
      await settled();
      welcome();
      const before = last().sent.length;
      hear({ type: 'refused', error: { code } });
      await pass(1000);
      expect(last().sent.slice(before)).toEqual([
        { type: 'watch', match: ID },
        { type: 'lobby', on: true },
      ]);
    },
  );

  test('measures its delay and the server’s clock', async () => {
    const { connection, welcome, pass, hear } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    await pass(40);
    hear({ type: 'pong', id: 1, nowMs: 1520 });
    expect(connection.state()).toEqual({ kind: 'connected', delayMs: 40 });
    expect(connection.serverNowMs()).toBe(1540);
  });

  test('comes back by itself, later each time, and follows on', async () => {
    const { connection, wires, welcome, last, pass, turnedAway } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    last().listener.closed();
    expect(connection.state()).toEqual({ kind: 'reconnecting' });
    await pass(399);
    expect(wires.length).toBe(1);
    await pass(1);
    expect(wires.length).toBe(2);
    last().listener.closed(); // rejected before any message
    expect(turnedAway()).toBe(1);
    await pass(799);
    expect(wires.length).toBe(2);
    await pass(1);
    expect(wires.length).toBe(3);
    welcome();
    expect(last().sent[0]).toEqual({ type: 'watch', match: ID });
  });

  test('a session that was replaced is asked for again, and the line opens with it; nothing that was sent is lost', async () => {
    const { connection, wires, welcome, last, hear, pass, turnedAway } = setUp();
    connection.watch(ID, () => undefined);
    void connection.play(ID, { onVersion: 0 as never, moves: [], key: 'k' });
    await settled();
    welcome();
    hear({ type: 'bye', why: 'signed-out' });
    last().listener.closed();
    expect(turnedAway()).toBe(1);
    await pass(400);
    expect(wires.length).toBe(2);
    welcome();
    expect(last().sent.slice(0, 2)).toMatchObject([{ type: 'watch', match: ID }, { type: 'play' }]);
  });

  test('gives up on a wire that never says hello', async () => {
    const { connection, wires, pass } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    await pass(19_999);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([false]);
    await pass(1000);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('gives up on a wire that does not answer', async () => {
    const { connection, wires, welcome, last, pass } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    await pass(7_999);
    expect(connection.state().kind).toBe('connected');
    await pass(1);
    expect(connection.state().kind).toBe('reconnecting');
    expect(last().isClosed).toBe(true);
    await pass(400);
    expect(wires.length).toBe(2);
  });

  test('does not wait when the visitor or the network comes back', async () => {
    const { connection, wires, last, pass, welcome } = setUp({ isOnline: false });
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    last().listener.closed();
    expect(connection.state()).toEqual({ kind: 'offline' });
    connection.wake();
    await settled();
    expect(wires.length).toBe(2);
    await pass(15_000);
    expect(wires.length).toBe(2);
  });

  test('closes when nobody needs it for a while', async () => {
    const { connection, welcome, last, pass } = setUp();
    const stop = connection.watch(ID, () => undefined);
    await settled();
    welcome();
    stop();
    expect(last().sent.at(-1)).toEqual({ type: 'unwatch', match: ID });
    await pass(3_000);
    const stopAgain = connection.followLobby(() => undefined);
    await pass(3_000);
    expect(last().isClosed).toBe(false);
    stopAgain();
    await pass(4_000);
    expect(last().isClosed).toBe(true);
    expect(connection.state()).toEqual({ kind: 'closed' });
  });
});

describe('a move', () => {
  test('is sent again with its key until there is an answer', async () => {
    const { connection, welcome, last, pass, hear } = setUp();
    connection.watch(ID, () => undefined);
    await settled();
    welcome();
    const played = connection.play(ID, REQUEST);
    const sent = last().sent.at(-1);
    expect(sent).toMatchObject({ type: 'play', request: REQUEST });
    last().listener.closed();
    await pass(400);
    welcome();
    expect(last().sent).toContainEqual(sent);
    const { id } = sent as { id: number };
    hear({ type: 'refused', id, error: { code: 'unavailable' } });
    const before = last().sent.length;
    await pass(1000);
    expect(last().sent.slice(before)).toContainEqual(sent);
    hear({ type: 'done', id, version: 4 as Version });
    expect(await played).toEqual({ ok: true, value: 4 });
    last().listener.closed();
    await pass(400);
    welcome();
    expect(last().sent).not.toContainEqual(sent);
  });

  test('that is refused is told why', async () => {
    const { connection, welcome, last, hear } = setUp();
    const played = connection.play(ID, REQUEST);
    await settled();
    welcome();
    const { id } = last().sent.find(({ type }) => type === 'play') as { id: number };
    hear({ type: 'refused', id, error: { code: 'stale-version', current: 9 as Version } });
    expect(await played).toEqual({ ok: false, error: { code: 'stale-version', current: 9 } });
  });
});

describe('a match that is followed', () => {
  const picture = {
    id: ID,
    version: 3,
    viewer: 'spectator',
    seats: [],
    fairness: { commitment: '', nonces: {} },
    logFrom: 0,
    log: [{ version: 3 }],
  } as unknown as MatchPicture;
  const update = (from: number, version: number, log: readonly number[]) =>
    ({
      id: ID,
      viewer: 'spectator',
      seats: [],
      fairness: { commitment: '', nonces: {} },
      from,
      version,
      log: log.map((n) => ({ version: n })),
    }) as unknown as MatchUpdate;

  test('hears each line of the chat once, and those that come again in their place', async () => {
    const { connection, welcome, hear } = setUp();
    const match = new Match(ID, connection);
    match.subscribe(() => undefined);
    await settled();
    welcome();
    const chat = (...ns: number[]) =>
      hear({
        type: 'chat',
        match: ID,
        lines: ns.map((n) => ({ n, atMs: n, by: { id: 'bo', name: '', kind: 'guest' }, text: `${n}` })),
      });
    chat(1, 2);
    chat(3);
    chat(2, 3, 4); // after a reconnect
    expect(match.state().chat.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  test('grows by updates, each line once', () => {
    expect(updated(picture, update(3, 5, [4, 5]))?.log.map(({ version }) => version)).toEqual([3, 4, 5]);
    expect(updated(picture, update(1, 4, [2, 3, 4]))?.log.map(({ version }) => version)).toEqual([3, 4]);
    expect(updated(picture, update(1, 2, [2]))).toBe(picture);
    expect(updated(picture, update(4, 5, [5]))).toBeUndefined();
  });

  describe('with a log that is too long for a picture', () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => ({ version: from + i + 1 }));
    const long = (logFrom: number, version: number) =>
      ({ ...picture, version, logFrom, log: lines(logFrom, version) }) as unknown as MatchPicture;
    async function follow(answer: (before: number) => Result<LogPage, NetError>) {
      const asked: number[] = [];
      const page = setUp();
      const match = new Match(ID, page.connection, async (_, before) => {
        asked.push(before);
        return answer(before);
      });
      match.subscribe(() => undefined);
      await settled();
      page.welcome();
      const versions = () => match.state().picture?.log.map(({ version }) => version);
      return { ...page, match, asked, versions };
    }
    const pageOfTwo = (before: number) =>
      ok({ logFrom: before - 2, log: lines(before - 2, before) } as unknown as LogPage);

    test('shows it when the whole log is loaded, with what came meanwhile', async () => {
      const { hear, asked, versions } = await follow(pageOfTwo);
      hear({ type: 'match', picture: long(4, 6) });
      hear({ type: 'update', update: update(6, 7, [7]) });
      expect(versions()).toBeUndefined();
      await settled();
      expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(asked).toEqual([4, 2]);
      hear({ type: 'match', picture: long(6, 8) }); // after a reconnect: older lines are known
      expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      hear({ type: 'update', update: update(8, 9, [9]) });
      expect(versions()).toHaveLength(9);
      expect(asked).toHaveLength(2);
    });

    test('loads what is missing between the known lines and a newer picture', async () => {
      const { hear, asked, versions } = await follow(pageOfTwo);
      hear({ type: 'match', picture: long(0, 2) });
      hear({ type: 'match', picture: long(6, 8) });
      expect(versions()).toEqual([1, 2]);
      await settled();
      expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(asked).toEqual([6, 4]);
    });

    test('asks again when a page is refused for the moment', async () => {
      let isBusy = true;
      const { hear, asked, versions, pass, last } = await follow((before) =>
        isBusy ? err({ code: 'too-many', retryAfterS: 3 }) : pageOfTwo(before),
      );
      hear({ type: 'match', picture: long(2, 4) });
      await settled();
      expect(versions()).toBeUndefined();
      isBusy = false;
      const before = last().sent.length;
      await pass(3000);
      expect(last().sent.slice(before)).toContainEqual({ type: 'watch', match: ID });
      hear({ type: 'match', picture: long(2, 4) });
      await settled();
      expect(versions()).toEqual([1, 2, 3, 4]);
      expect(asked).toEqual([2, 2]);
    });
  });

  test('asks for everything again where something is missing, or the viewer has sat down', async () => {
    const { connection, welcome, hear, last } = setUp();
    const match = new Match(ID, connection);
    match.subscribe(() => undefined);
    await settled();
    welcome();
    hear({ type: 'match', picture });
    const before = last().sent.length;
    hear({ type: 'update', update: update(4, 5, [5]) });
    expect(last().sent.slice(before)).toEqual([{ type: 'watch', match: ID }]);
    match.see({ ...picture, viewer: 'white' });
    expect(last().sent.slice(before)).toEqual([
      { type: 'watch', match: ID },
      { type: 'watch', match: ID },
    ]);
    hear({ type: 'refused', error: { code: 'not-found', detail: ID } });
    expect(match.state().gone).toBe('not-found');
    hear({ type: 'refused', error: { code: 'other-rules', detail: ID } });
    expect(match.state().gone).toBe('other-rules');
  });
});
