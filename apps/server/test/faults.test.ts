import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { type MatchId, quickRng, type ToBrowser } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerProcess } from '../../../scripts/serverProcess.ts';
import { newNonce } from '../src/matches/ids.ts';
import { openStore } from '../src/storage/store.ts';
import { Connection } from './testServer.ts';
import { startPostgres } from './postgres.ts';
import { type Acknowledged, type Address, nextMove, remoteTable, startServerProcess } from './remote.ts';
import { KINDS, type TestDatabase, DATABASES } from './stores.ts';

const LONG_MS = 900_000; // only to stop a hanging test: processes are started many times

/** The database must hold each acknowledged move once and in order; one unacknowledged move more is allowed. */
async function expectKept(database: string, id: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const store = await openStore(database, { isReadOnly: true });
  try {
    const entries = (await store.matches.entries(id as MatchId, 0)).filter(({ kind }) => kind === 'move');
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1));
    expect(new Set(entries.map(({ key }) => key?.key)).size).toBe(entries.length);
    for (const { version, key, move } of acknowledged) {
      expect(entries[version - 1]).toMatchObject({ version, key: { key }, body: move });
    }
    expect(entries).toHaveLength(acknowledged.length);
  } finally {
    await store.db.close();
  }
}

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  const serverProcesses: ServerProcess[] = [];
  beforeEach(async () => {
    place = await DATABASES[kind]();
  });
  afterEach(async () => {
    for (const serverProcess of serverProcesses) serverProcess.signal('SIGKILL');
    await Promise.all(serverProcesses.splice(0).map(({ ended }) => ended));
    await place.remove();
  });

  async function open(
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ serverProcess: ServerProcess; url: string }> {
    const serverProcess = startServerProcess(place.address, env);
    serverProcesses.push(serverProcess);
    return { serverProcess, url: await serverProcess.url };
  }

  test(
    'killed at five points of a running game: every acknowledged move is there, none twice', // `npm run faults` runs longer
    { timeout: LONG_MS },
    async () => {
      const rng = quickRng(`kill ${kind}`);
      let { serverProcess, url } = await open();
      const address: Address = { url };
      const { id, players } = await remoteTable(address);
      const acknowledged: Acknowledged[] = [];
      for (let kills = 0; kills < 5; kills++) {
        const waitMs = rng.next() % 60;
        const killed = new Promise<void>((done) => {
          setTimeout(() => {
            serverProcess.signal('SIGKILL');
            done();
          }, waitMs);
        });
        // The kill interrupts the first moves; the same requests are retried until the new process answers.
        const playing = (async () => {
          for (let i = 0; i < 3; i++) {
            const done = await nextMove(id, players, rng);
            if (done) acknowledged.push(done);
          }
        })();
        await killed;
        await serverProcess.ended;
        ({ serverProcess, url } = await open());
        address.url = url;
        await playing;
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(10);
      serverProcess.signal('SIGTERM');
      await serverProcess.ended;
      await expectKept(place.address, id, acknowledged);
    },
  );

  test('killed between the write and the telling: the move is there, and its answer can be had', async () => {
    const preload = pathToFileURL(join(import.meta.dirname, 'crashAfterCommit.ts')).href;
    const first = await open({ NODE_OPTIONS: `--import ${preload}`, CRASH_AFTER_COMMITS: '3' });
    const address: Address = { url: first.url };
    const { id, players } = await remoteTable(address);
    const rng = quickRng('crash');
    const acknowledged: Acknowledged[] = [];
    for (let i = 0; i < 2; i++) acknowledged.push((await nextMove(id, players, rng))!);
    const third = nextMove(id, players, rng);
    await first.serverProcess.ended;
    address.url = (await open()).url;
    acknowledged.push((await third)!);
    expect(acknowledged.map(({ version }) => version)).toEqual([1, 2, 3]);
    acknowledged.push((await nextMove(id, players, rng))!);
    await expectKept(place.address, id, acknowledged);
  });

  test('twice, out of order, and from two tabs at once: one is taken, the others are told so', async () => {
    const { url } = await open();
    const { url: otherUrl } = kind === 'postgres' ? await open() : { url }; // another node, if the database allows one
    const { id, players } = await remoteTable({ url });
    const [blue] = players;
    const tab = blue.elsewhere(otherUrl);
    const rng = quickRng('tabs');
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < 8; round++) {
      const { version, play } = await blue.picture(id);
      if (!play || play.moves.length === 0) {
        acknowledged.push((await nextMove(id, players, rng))!);
        continue;
      }
      const path = `/matches/${id}/play`;
      const early = await tab.ask('POST', path, { onVersion: version + 1, moves: [play.moves[0]], key: newNonce() });
      expect(early).toMatchObject({ status: 409, body: { code: 'stale-version', current: version } });
      const request = { onVersion: version, moves: [play.moves[0]], key: newNonce() };
      const rival = { onVersion: version, moves: [play.moves.at(-1)], key: newNonce() };
      const replies = await Promise.all([
        blue.ask('POST', path, request),
        tab.ask('POST', path, request),
        tab.ask('POST', path, rival),
        blue.ask('POST', path, request),
      ]);
      const isOwn = replies[0].status === 200;
      const winner = isOwn ? request : rival;
      for (const [i, reply] of replies.entries()) {
        const wasMine = (i === 2) !== isOwn;
        expect(reply).toMatchObject(
          wasMine ? { status: 200, body: { version: version + 1 } } : { status: 409, body: { code: 'stale-version' } },
        );
      }
      acknowledged.push({ version: version + 1, key: winner.key, move: winner.moves[0] });
    }
    await expectKept(place.address, id, acknowledged);
  });

  test('a client that comes again fifty times in one game misses nothing', { timeout: LONG_MS }, async () => {
    const { url } = await open();
    const { id, players } = await remoteTable({ url });
    const [blue, white] = players;
    const rng = quickRng('again');
    const acknowledged: Acknowledged[] = [];
    for (let i = 0; i < 50; i++) {
      const connection = await Connection.open(url, { cookie: white.cookie });
      connection.send({ type: 'watch', match: id });
      const { picture } = await connection.next('match');
      expect(picture.version).toBe(acknowledged.length);
      expect(picture.log).toHaveLength(acknowledged.length);
      const done = (await nextMove(id, [blue, white], rng))!;
      acknowledged.push(done);
      if (i % 2 === 0) await connection.next('update', ({ update }) => update.version === done.version);
      connection.close(); // in every other case before it received the move
    }
    await expectKept(place.address, id, acknowledged);
  });
});

describe('two nodes on one PostgreSQL', () => {
  test('a node that stops: its players are told, and go on at the other', async () => {
    const place = await DATABASES.postgres();
    const [a, b] = [startServerProcess(place.address), startServerProcess(place.address)];
    const [urlA, urlB] = [await a.url, await b.url];
    const address: Address = { url: urlA };
    const { id, players } = await remoteTable(address);
    const rng = quickRng('nodes');
    const acknowledged: Acknowledged[] = [];
    const [blue, white] = await Promise.all([
      Connection.open(urlA, { cookie: players[0].cookie }),
      Connection.open(urlB, { cookie: players[1].cookie }),
    ]);
    for (const connection of [blue, white]) connection.send({ type: 'watch', match: id });
    await Promise.all([blue.next('match'), white.next('match')]);
    await white.next('presence', ({ seats }) => seats.length === 2); // on both nodes
    for (let i = 0; i < 4; i++) {
      const done = (await nextMove(id, players, rng))!;
      acknowledged.push(done);
      await Promise.all(
        [blue, white].map((connection) => connection.next('update', ({ update }) => update.version === done.version)),
      );
    }
    const [bye, closed] = [blue.next('bye'), blue.ended()];
    a.signal('SIGTERM');
    expect(await bye).toEqual({ type: 'bye', why: 'shutdown' } satisfies ToBrowser);
    expect(await closed).toBe(1001);
    expect((await a.ended).code).toBe(0);

    address.url = urlB;
    const again = await Connection.open(urlB, { cookie: players[0].cookie });
    again.send({ type: 'watch', match: id });
    expect((await again.next('match')).picture.version).toBe(4);
    for (let i = 0; i < 4; i++) acknowledged.push((await nextMove(id, players, rng))!);
    await again.next('update', ({ update }) => update.version === 8);
    await expectKept(place.address, id, acknowledged);
    b.signal('SIGKILL');
    await b.ended;
    await place.remove();
  });

  test(
    'PostgreSQL is restarted under load: nothing acknowledged is lost, nothing is there twice',
    { timeout: LONG_MS },
    async () => {
      const postgres = await startPostgres();
      const database = await postgres.database('restarted');
      const serverProcesses = [startServerProcess(database), startServerProcess(database)];
      try {
        const addresses = await Promise.all(
          serverProcesses.map(async ({ url }): Promise<Address> => ({ url: await url })),
        );
        const tables = await Promise.all([0, 1, 2, 3].map((i) => remoteTable(addresses[i % 2])));
        let isStopping = false;
        const answers = tables.map((): Acknowledged[] => []);
        const playing = tables.map(async ({ id, players }, i) => {
          const rng = quickRng(`load ${i}`);
          while (!isStopping) {
            const done = await nextMove(id, players, rng);
            if (!done) break;
            answers[i].push(done);
          }
        });
        /** Resolves after this number of further moves at every table. */
        const moves = async (more: number) => {
          const wanted = answers.map(({ length }) => length + more);
          await expect
            .poll(() => answers.every(({ length }, i) => length >= wanted[i]), { timeout: LONG_MS })
            .toBe(true);
        };
        await moves(2);
        await postgres.restart();
        await moves(2);
        isStopping = true;
        await Promise.all(playing);
        for (const [i, { id }] of tables.entries()) await expectKept(database, id, answers[i]);
      } finally {
        for (const serverProcess of serverProcesses) serverProcess.signal('SIGKILL');
        const ends = await Promise.all(serverProcesses.map(({ ended }) => ended));
        await postgres.stop();
        expect(ends.map(({ stderr }) => stderr)).toEqual(['', '']);
      }
    },
  );
});
