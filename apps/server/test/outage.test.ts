import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerProcess } from '../../../scripts/serverProcess.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../faults/databaseProxy.ts';
import { Connection } from './testServer.ts';
import { type Address, nextMove, remoteTable, startServerProcess } from './remote.ts';
import { type TestDatabase, DATABASES } from './stores.ts';

let place: TestDatabase;
let proxy: DatabaseProxy;
let serverProcesses: ServerProcess[];

beforeEach(async () => {
  place = await DATABASES.postgres();
  proxy = await openDatabaseProxy(place.address, Math.random);
  serverProcesses = [];
});
afterEach(async () => {
  for (const serverProcess of serverProcesses) serverProcess.signal('SIGKILL');
  await Promise.all(serverProcesses.map(({ ended }) => ended));
  await proxy.close();
  await place.remove();
});

function open(database: string, env: Readonly<Record<string, string>> = {}): ServerProcess {
  const serverProcess = startServerProcess(database, env);
  serverProcesses.push(serverProcess);
  return serverProcess;
}

async function health(url: string): Promise<string> {
  const answer = await fetch(`${url}/healthz`);
  return `${answer.status} ${((await answer.json()) as { status: string }).status}`;
}

/** Polls until the condition holds; the test's time limit applies. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 50));
}

describe('a database that hangs', () => {
  test('is waited for, but not for ever: plays, /healthz and SIGTERM end while it is silent', async () => {
    const serverProcess = open(proxy.url);
    const url = await serverProcess.url;
    const address: Address = { url };
    const { id, players } = await remoteTable(address);
    await nextMove(id, players, quickRng('hang'));
    const mover = (await players[0].picture(id)).play!.moves.length > 0 ? players[0] : players[1];
    const { version, play } = await mover.picture(id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: 'while it is silent' };

    const connection = await Connection.open(url, { cookie: players[1].cookie });
    connection.send({ type: 'watch', match: id });
    await connection.next('match');

    proxy.silence();
    const sentAway = connection.next('bye'); // rather than left with a picture that may be outdated
    const [played, health503, metrics] = await Promise.all([
      mover.once('POST', `/matches/${id}/play`, request),
      health(url),
      fetch(`${url}/metrics`),
    ]);
    expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('status="200"')]);
    expect(played).toEqual({ status: 503, body: { code: 'unavailable' } });
    expect(health503).toMatch(/^503 /);
    await sentAway;
    proxy.speak();

    // The request takes effect once, whether or not the first attempt succeeded.
    expect(await mover.ask('POST', `/matches/${id}/play`, request)).toMatchObject({ body: { version: version + 1 } });
    expect((await mover.picture(id)).version).toBe(version + 1);
    await until(async () => (await health(url)) === '200 ok');

    proxy.silence();
    void mover.once('GET', `/matches/${id}`);
    serverProcess.signal('SIGTERM');
    expect((await serverProcess.ended).code).toBe(0);
  });

  test('lines that are half open: the next try is over new ones', async () => {
    const serverProcess = open(proxy.url);
    const address: Address = { url: await serverProcess.url };
    const { id, players } = await remoteTable(address);
    // Many connections are open, and all become half open.
    await Promise.all(Array.from({ length: 20 }, () => players[0].once('GET', `/matches/${id}`)));
    expect(proxy.hush()).toBeGreaterThan(2);
    expect((await players[0].once('GET', `/matches/${id}`))?.status).toBe(200);
  });
});

describe('a node that does not hear the others', () => {
  test('a half-open LISTEN line: it says that it is deaf, shows nothing old, and hears again by itself', async () => {
    const [here, there] = [open(place.address), open(proxy.url)];
    const [urlHere, urlThere] = [await here.url, await there.url];
    const { id, players } = await remoteTable({ url: urlHere });
    const looker = players[0].elsewhere(urlThere);
    const connection = await Connection.open(urlThere, { cookie: players[1].cookie });
    connection.send({ type: 'watch', match: id });
    await connection.next('match');
    expect((await looker.picture(id)).version).toBe(0);

    expect(proxy.deafen(true)).toBe(1);
    const done = (await nextMove(id, players, quickRng('deaf')))!;
    await Promise.all([
      until(async () => (await health(urlThere)) === '503 deaf'),
      until(async () => (await looker.picture(id)).version === done.version),
      connection.next('update', ({ update }) => update.version === done.version),
    ]);
    proxy.deafen(false);
    await until(async () => (await health(urlThere)) === '200 ok');
    const next = (await nextMove(id, players, quickRng('hears')))!;
    await connection.next('update', ({ update }) => update.version === next.version);
    connection.close();
  });

  test('watchers see a move even if its notification is lost or never sent', async () => {
    const preload = pathToFileURL(join(import.meta.dirname, 'crashAfterCommit.ts')).href;
    const doomed = open(place.address, { NODE_OPTIONS: `--import ${preload}`, CRASH_AFTER_COMMITS: '2' });
    const other = open(proxy.url);
    proxy.tamper({ lost: 0.5, twice: 0.2, late: 0.2 });
    const [urlDoomed, urlOther] = [await doomed.url, await other.url];
    const address: Address = { url: urlDoomed };
    const { id, players } = await remoteTable(address);
    const connection = await Connection.open(urlOther, { cookie: players[1].cookie });
    connection.send({ type: 'watch', match: id });
    await connection.next('match');
    const rng = quickRng('lost word');
    const first = (await nextMove(id, players, rng))!;
    const [blue, white] = await Promise.all(players.map((player) => player.picture(id)));
    const [mover, moves] =
      blue.play!.moves.length > 0 ? [players[0], blue.play!.moves] : [players[1], white.play!.moves];
    const request = { onVersion: first.version, moves: [moves[0]], key: 'its node dies' };
    expect(await mover.once('POST', `/matches/${id}/play`, request)).toBeUndefined(); // written, but not acknowledged
    await doomed.ended;
    await connection.next('update', ({ update }) => update.version > first.version);
    connection.close();
  });
});

test('a node whose own clock is wrong: time is the database’s, so nobody loses a game by it', async () => {
  const preload = pathToFileURL(join(import.meta.dirname, '../faults/moodyDisk.ts')).href;
  const ahead = open(place.address, { NODE_OPTIONS: `--import ${preload}`, SKEW_MS: '3600000' });
  const right = open(place.address);
  const urls = [await ahead.url, await right.url];
  const { id, players } = await remoteTable({ url: urls[0] }, { clock: { kind: 'live', baseS: 900, incrementS: 0 } });
  const rng = quickRng('skew');
  for (let i = 0; i < 4; i++) {
    for (const player of players) player.address.url = urls[i % 2];
    await until(async () => (await players[0].picture(id)).version === i); // this node has received the last move
    await nextMove(id, players, rng);
  }
  const [{ cookie }] = players;
  const connections = await Promise.all(urls.map((url) => Connection.open(url, { cookie })));
  const [aheadMs, rightMs] = connections.map(({ heard: [hello] }) => (hello.type === 'hello' ? hello.nowMs : NaN));
  expect(Math.abs(aheadMs - rightMs)).toBeLessThan(1_800_000); // read moments apart; with the wrong clock they would differ by an hour
  const { status, clock } = await players[0].picture(id);
  expect(status).toBe('running');
  expect(Math.min(...Object.values(clock!.remainingMs))).toBeGreaterThan(0);
  expect((await players[1].ask('POST', `/matches/${id}/claim`)).body['code']).toBe('not-now');
  for (const connection of connections) connection.close();
});
