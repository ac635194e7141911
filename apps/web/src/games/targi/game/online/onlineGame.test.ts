import {
  below,
  type OnlineError,
  pick,
  type PlayRequest,
  quickRng,
  type Result,
  type Version,
} from '@caravanserai/contract';
import { type Move, type Seat, SEATS, targi, type View } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { settled } from '../../../../../test/keeperDeps.ts';
import { MatchServer } from '../../../../../test/matchServer.ts';
import type { Snapshot } from '../../client.ts';
import { recompute } from './fairness.ts';
import { OnlineGame } from './onlineGame.ts';
import { undoTarget } from './log.ts';

type Answer = Result<Version, OnlineError>;

interface Seated {
  readonly game: OnlineGame;
  readonly sent: PlayRequest[];
  answered(key: string, answer: Answer): void;
  readonly dropped: () => number;
}

function sitDown(server: MatchServer, seat: Seat | 'spectator', seed = 'x', quick = false): Seated {
  const sent: PlayRequest[] = [];
  const waiting = new Map<string, (answer: Answer) => void>();
  const rng = quickRng(`${seed} ${seat}`);
  let dropped = 0;
  const game = new OnlineGame(server.picture(seat), quick, {
    thinker: { analyse: () => Promise.reject(new Error('nobody asks')), close: async () => undefined },
    play(request) {
      sent.push(request);
      return new Promise((answer) => waiting.set(request.key, answer));
    },
    dropped: () => void dropped++,
    rng: () => quickRng(`${seed} ${rng.next()}`),
    key: () => `key ${rng.next()}`,
  });
  return { game, sent, answered: (key, answer) => waiting.get(key)?.(answer), dropped: () => dropped };
}

/** Simulates the network: sends the batch, then delivers the answer and the picture in either order. */
async function deliver(
  server: MatchServer,
  seats: Readonly<Record<Seat, Seated>>,
  watcher: Seated,
  answerFirst: boolean,
): Promise<void> {
  for (const seat of SEATS) {
    for (const request of seats[seat].sent.splice(0)) {
      const answer = server.play(seat, request);
      if (answerFirst) {
        seats[seat].answered(request.key, answer);
        await settled();
      }
      for (const each of SEATS) seats[each].game.see(server.picture(each));
      watcher.game.see(server.picture('spectator'));
      if (answerFirst) continue;
      seats[seat].answered(request.key, answer);
      await settled();
    }
  }
}

function secretOf(server: MatchServer, seat: Seat): string | undefined {
  const view = targi.view(server.state, seat);
  const { hand } = view[seat];
  return hand.kind === 'open' && hand.secret ? hand.card : undefined;
}

/** A public card may later return to a hidden hand, so only the parts that show the present count. */
function presentOf({ view, moves, places, previews }: Snapshot): string {
  return JSON.stringify([view, moves, places, previews]);
}

describe('a whole game over the network', () => {
  test.each(['1', '2', '3', '4'])('is the game that the server keeps (%s)', async (seed) => {
    const rng = quickRng(seed);
    const server = new MatchServer();
    const watcher = sitDown(server, 'spectator', seed);
    const seats = { blue: sitDown(server, 'blue', seed, false), white: sitDown(server, 'white', seed, seed === '4') };
    const counts = { drafts: 0, undos: 0, barriers: 0, batches: 0 };
    for (let turns = 0; !seats.blue.game.isOver && turns < 5000; turns++) {
      for (const seat of SEATS) {
        const { game, sent } = seats[seat];
        const { control, moves, undo, view, log, version } = game.snapshot();
        const other = seat === 'blue' ? 'white' : 'blue';
        const secret = secretOf(server, other);
        if (secret) expect(presentOf(game.snapshot())).not.toContain(`"${secret}"`);
        if (control.kind === 'wait' || control.kind === 'over') continue;
        const before = server.entries.length;
        if (undo.can && below(rng, 6) === 0) {
          counts.undos++;
          expect((await game.undo()).ok).toBe(true);
          expect(server.entries.length).toBe(before);
          continue;
        }
        const start = version === before;
        if (start) expect(view).toEqual(targi.view(server.state, seat));
        if (start) expect(log.length).toBe(before + 1);
        if (control.kind === 'confirm') void game.confirm();
        else void game.act(pick(rng, moves));
        if (sent.length === 0) counts.drafts++;
        else {
          counts.batches += sent[0].moves.length > 1 ? 1 : 0;
          counts.barriers += control.kind === 'act' ? 1 : 0;
          expect(game.snapshot()).toMatchObject({ moves: [], places: {} });
          expect(['wait', 'over']).toContain(game.snapshot().control.kind);
        }
        await deliver(server, seats, watcher, below(rng, 2) === 0);
      }
    }
    expect(server.result).toBeDefined();
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(5);
    for (const { game } of [seats.blue, seats.white, watcher]) {
      const end = game.snapshot();
      expect(end.control).toEqual({ kind: 'over' });
      expect(end.score).toEqual(targi.score(server.state));
      expect(end.online).toEqual({});
      const viewer = game.picture.viewer as Seat | 'spectator';
      for (const n of [0, 1, 20, server.entries.length])
        expect(game.past(n)?.view).toEqual(targi.view(server.stateAt(n), viewer));
      expect(recompute(game.picture, game.table)).toMatchObject({ compared: expect.any(Number) });
      expect(recompute(game.picture, game.table).fault).toBeUndefined();
    }
  });
});

function opening(): { server: MatchServer; seat: Seat; me: Seated; first: Move } {
  const server = new MatchServer();
  const [seat] = targi.toAct(server.state);
  const me = sitDown(server, seat);
  return { server, seat, me, first: me.game.snapshot().moves[0]! };
}

describe('a draft', () => {
  test('stays here until it is confirmed', async () => {
    const { me, first, server, seat } = opening();
    await me.game.act(first);
    expect(me.sent).toEqual([]);
    expect(me.game.snapshot()).toMatchObject({
      control: { kind: 'confirm', seat },
      version: 1,
      turnStart: 0,
      undo: { can: true },
    });
    const confirmed = me.game.confirm();
    expect(me.sent).toMatchObject([{ onVersion: 0, moves: [first] }]);
    me.answered(me.sent[0]!.key, server.play(seat, me.sent[0]!));
    me.game.see(server.picture(seat));
    expect(await confirmed).toEqual({ ok: true, value: undefined });
    expect(me.game.snapshot()).toMatchObject({ version: 1, turnStart: 1, undo: { can: false, why: 'confirmed' } });
  });

  test('survives news that are no moves', async () => {
    const { me, first, server, seat } = opening();
    await me.game.act(first);
    me.game.see({ ...server.picture(seat), undoAsked: { by: seat, to: 0 as Version } });
    expect(me.game.snapshot()).toMatchObject({ control: { kind: 'confirm' }, version: 1 });
    expect(me.dropped()).toBe(0);
  });

  test('is dropped, with a word, when the game ends meanwhile', async () => {
    const { me, first, server, seat } = opening();
    await me.game.act(first);
    const other = seat === 'blue' ? 'white' : 'blue';
    server.resign(other);
    me.game.see(server.picture(seat));
    expect(me.dropped()).toBe(1);
    expect(me.game.snapshot()).toMatchObject({
      control: { kind: 'over' },
      version: 0,
      online: { ending: { by: 'resignation', winner: seat } },
    });
    expect(await me.game.act(first)).toEqual({ ok: false, error: { code: 'not-now' } });
  });

  test('that is refused leaves the table as the server has it', async () => {
    const { me, first, seat } = opening();
    await me.game.act(first);
    const confirmed = me.game.confirm();
    me.answered(me.sent[0]!.key, { ok: false, error: { code: 'stale-version', current: 1 as Version } });
    expect(await confirmed).toMatchObject({
      ok: false,
      error: { code: 'refused', refusal: { code: 'stale-version' } },
    });
    expect(me.game.snapshot()).toMatchObject({ control: { kind: 'act', seat }, version: 0 });
  });

  test('late pictures change nothing', async () => {
    const { me, first, server, seat } = opening();
    const old = server.picture(seat);
    await me.game.act(first);
    void me.game.confirm();
    server.play(seat, me.sent[0]!);
    me.game.see(server.picture(seat));
    const now = me.game.snapshot();
    me.game.see(old);
    expect(me.game.snapshot()).toEqual(now);
    expect(me.game.picture.version).toBe(1); // the base version of the next move
  });
});

test('what nobody turned up between two pictures can be looked back at', async () => {
  const { server, seat, me, first } = opening();
  const other = seat === 'blue' ? 'white' : 'blue';
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  const [second] = sitDown(server, other).game.snapshot().moves;
  server.play(other, { onVersion: 1 as Version, moves: [second], key: 'b' });
  me.game.see(server.picture(seat));
  const expected: View = targi.view(server.stateAt(1), seat);
  expect(me.game.past(1)?.view).toEqual(expected);
  expect(me.game.past(7)).toBeUndefined();
});

test('the last turn can be asked back until something was turned up', () => {
  const { server, seat, first } = opening();
  expect(undoTarget(server.picture(seat))).toBeUndefined();
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  expect(undoTarget(server.picture(seat))).toBe(0);
  expect(undoTarget(server.picture(seat === 'blue' ? 'white' : 'blue'))).toBeUndefined();
  const picture = server.picture(seat);
  const shown = picture.log.map((entry) =>
    entry.kind === 'move' ? { ...entry, events: [{ type: 'revealed', reveals: true }] } : entry,
  );
  expect(undoTarget({ ...picture, log: shown })).toBeUndefined();
});

test('a deal that is not what was played is found out', () => {
  const { server, seat, first } = opening();
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  server.resign(seat);
  const { game } = sitDown(server, seat);
  const { picture, table } = game;
  expect(recompute(picture, table).fault).toBeUndefined();
  expect(recompute({ ...picture, id: 'B'.repeat(22) as typeof picture.id }, table).fault).toBe('wrong-seed');
  expect(recompute({ ...picture, fairness: { ...picture.fairness, secret: '0'.repeat(64) } }, table).fault).toBe(
    'wrong-commitment',
  );
  const log = picture.log.map((entry) => (entry.kind === 'move' ? { ...entry, events: [] } : entry));
  expect(recompute({ ...picture, log }, table).fault).toBe('other-cards');
});

test('a picture that cannot be shown is a fault, and the table says so instead of moving', async () => {
  const { server, seat, me, first } = opening();
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  const { play: _, ...broken } = server.picture(seat);
  me.game.see(broken);
  expect(me.game.fault()).toMatchObject({ code: 'crashed', detail: /seen/ });
  expect(await me.game.act(first)).toMatchObject({ ok: false, error: { code: 'crashed' } });
  me.game.see(server.picture(seat));
  expect(me.game.snapshot().version).toBe(0);
});

test('new moves are appended to the log, whose entries stay the same objects', () => {
  const { server, seat, first } = opening();
  const other = seat === 'blue' ? 'white' : 'blue';
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  const me = sitDown(server, seat);
  const { log } = me.game.snapshot();
  const known = me.game.picture.log;
  const [second] = sitDown(server, other).game.snapshot().moves;
  server.play(other, { onVersion: 1 as Version, moves: [second], key: 'b' });
  const next = server.picture(seat);
  me.game.see({ ...next, log: [...known, ...next.log.slice(known.length)] }); // as the connection keeps it
  const now = me.game.snapshot().log;
  expect(now.map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(log.every((entry, n) => now[n] === entry)).toBe(true);
});

test('a daily game that is over is sealed until its deal is published: nothing is saved, and what was seen can be looked back at', async () => {
  const { server, seat, me, first } = opening();
  server.play(seat, { onVersion: 0 as Version, moves: [first], key: 'a' });
  server.resign(seat);
  const { secret: _, seed: __, ...sealed } = server.picture(seat).fairness;
  me.game.see({ ...server.picture(seat), fairness: { ...sealed, daily: '2026-11-19' } });
  expect(me.game.snapshot()).toMatchObject({
    control: { kind: 'over' },
    version: 1,
    online: { isSealed: true, daily: '/targi/daily/2026-11-19' },
  });
  expect(me.game.snapshot().log).toHaveLength(2);
  expect(me.game.past(0)?.view).toEqual(targi.view(server.stateAt(0), seat));
  expect(await me.game.notation()).toEqual({ ok: false, error: { code: 'not-now' } });
  expect(await me.game.analyse()).toEqual({ ok: false, error: { code: 'not-now' } });
});
