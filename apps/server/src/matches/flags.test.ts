import { assert, type MatchId, quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestNode, pictureFor, randomMove, startMatch } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import type { ServerNode } from '../node.ts';
import { openNode } from '../node.ts';
import { newNonce } from './ids.ts';

const HOUR_MS = 3_600_000;

describe.each(KINDS)('clocks, %s', (kind) => {
  let place: TestDatabase;
  let nodes: ServerNode[];
  beforeEach(async () => {
    place = await DATABASES[kind]();
    nodes = [];
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await place.remove();
  });

  /** A node that uses the database's clock. */
  async function open(): Promise<ServerNode> {
    const report = (error: unknown) => console.error(error);
    const node = await openNode({
      database: place.address,
      engineThreads: 1,
      engineLimitMs: 60_000,
      rateLimits: false,
      report,
    });
    nodes.push(node);
    return node;
  }

  /** Resolves when this node learns that the match is over. */
  function over(node: ServerNode, id: MatchId): Promise<void> {
    return new Promise((resolve) => {
      const look = async () => {
        if ((await node.matches.get(id))?.status !== 'over') return;
        stop();
        resolve();
      };
      const stop = node.matches.onChange(({ match }) => (match === id ? void look() : undefined));
      void look();
    });
  }

  test('a flag falls by itself, once, on however many nodes', async () => {
    const all = kind === 'postgres' ? [await open(), await open(), await open()] : [await open()];
    const clock = { kind: 'live', baseS: 1, incrementS: 0 } as const;
    const games = await Promise.all(Array.from({ length: 5 }, () => startMatch(all[0], { clock })));
    await Promise.all(games.flatMap(({ id }) => all.map((node) => node.matches.get(id)))); // every node caches them
    await Promise.all(games.flatMap(({ id }) => all.map((node) => over(node, id))));
    for (const { id } of games) {
      const [end, ...others] = await all[0].store.matches.entries(id, 0);
      expect(end).toMatchObject({ kind: 'end', body: { by: 'time' } });
      expect(others).toEqual([]);
      expect((await all[0].store.matches.get(id))?.result?.winners).toHaveLength(1);
    }
  });

  test('a flag falls that no node had in mind', async () => {
    const node = await open();
    const { id } = await startMatch(node, { clock: { kind: 'live', baseS: 60, incrementS: 0 } });
    await node.store.db.run('UPDATE matches SET deadline_ms = 1'); // in the database only, not in the cache
    await node.flags.look();
    expect((await node.store.matches.get(id))?.result?.by).toBe('time');
  });

  test('a move after the flag has fallen is refused, and earns nothing', async () => {
    let nowMs = Date.now();
    const node = await openTestNode(place.address, () => nowMs);
    nodes.push(node);
    const { id, players } = await startMatch(node, { clock: { kind: 'live', baseS: 60, incrementS: 30 } });
    const late = (await node.matches.get(id))!.toAct[0];
    const { play, version } = await pictureFor(node, id, players[late].id);
    nowMs += 60_001;
    const request = { onVersion: version, moves: [play!.moves[0]], key: newNonce() };
    expect(await node.matches.play(id, players[late].id, request)).toMatchObject({
      error: { code: 'wrong-status', detail: 'over' },
    });
    const { result, clock } = (await node.matches.get(id))!;
    expect(result).toMatchObject({ by: 'time' });
    expect(result!.winners).not.toContain(late);
    expect(clock!.remainingMs[late]).toBe(0);
  });

  test('when somebody was seen does not go back with a note that comes late', async () => {
    const node = await open();
    const { id, players } = await startMatch(node, {});
    const { matches } = node.store;
    const latestMs = (await matches.get(id))!.createdMs + HOUR_MS;
    for (const atMs of [latestMs, latestMs - 1]) await matches.noteSeen(id, players.blue.id, atMs);
    expect(await matches.lastSeen(id, 'blue')).toBe(latestMs);
  });

  test('downtime of the server is credited once, and does not count as absence', async () => {
    const before = await open();
    const clock = { kind: 'live', baseS: 600, incrementS: 0 } as const;
    const { id, players } = await startMatch(before, { clock });
    await randomMove(before, id, players, quickRng('down'));
    const then = (await before.store.matches.get(id))!;
    for (const person of Object.values(players)) await before.store.matches.noteSeen(id, person.id, then.changedMs);
    await nodes.pop()!.close();

    // As if an hour had passed without a heartbeat.
    const past = await openTestNode(place.address);
    const wasClock = { ...then.clock, atMs: then.clock!.atMs - HOUR_MS };
    await past.store.db.run('UPDATE house SET alive_ms = alive_ms - $1', HOUR_MS);
    await past.store.db.run('UPDATE seats SET seen_ms = seen_ms - $1', HOUR_MS);
    await past.store.db.run(
      'UPDATE matches SET clock = $1, deadline_ms = $2',
      JSON.stringify(wasClock),
      then.deadlineMs! - HOUR_MS,
    );
    await past.close();

    const again = kind === 'postgres' ? await Promise.all([open(), open()]) : [await open()];
    const now = (await again[0].store.matches.get(id))!;
    assert(now.clock?.running !== undefined && now.deadlineMs !== undefined, 'the clock runs');
    // The hour is not charged, and given back only once: the remaining time is the one before, less the duration of this test.
    const leftMs = now.deadlineMs - again[0].now();
    expect(now.clock.remainingMs).toEqual(then.clock!.remainingMs);
    expect(leftMs).toBeLessThanOrEqual(600_000);
    expect(leftMs).toBeGreaterThan(0);
    expect(await again[0].attendance.isLongGone({ ...now, createdMs: 0 }, now.toAct[0])).toBe(false);
    expect((await again[0].matches.fall(id)).ok).toBe(false);
    expect(await randomMove(again[0], id, players, quickRng('up'))).toBe(true);
  });
});
