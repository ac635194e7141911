import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from '../../../scripts/serverProcess.ts';
import { type Acknowledged, type Address, nextMove, type Remote, remoteTable, startServerProcess } from './remote.ts';
import { type TestDatabase, DATABASES } from './stores.ts';

const PRELOAD = pathToFileURL(join(import.meta.dirname, '../faults/moodyDisk.ts')).href;
const hasLimits = spawnSync('prlimit', ['--version']).status === 0; // part of util-linux

let place: TestDatabase;
let serverProcess: ServerProcess;
beforeEach(async () => {
  place = await DATABASES.sqlite();
  serverProcess = startServerProcess(place.address, { NODE_OPTIONS: `--import ${PRELOAD}` });
});
afterEach(async () => {
  serverProcess.signal('SIGKILL');
  await serverProcess.ended;
  await place.remove();
});

/** Limits the size of every file of the server: a full disk for this process only. */
function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(serverProcess.pid), `--fsize=${bytes}:unlimited`]);
  expect(status, String(stderr)).toBe(0);
}

async function moverOf(id: string, players: readonly Remote[]): Promise<{ mover: Remote; request: object }> {
  for (const mover of players) {
    const { version, play } = await mover.picture(id);
    const [move] = play?.moves ?? [];
    if (move !== undefined) return { mover, request: { onVersion: version, moves: [move], key: 'no room' } };
  }
  throw new Error('somebody is to act');
}

test.skipIf(!hasLimits)('a full disk: writes are refused, reads go on, and it recovers by itself', async () => {
  const address: Address = { url: await serverProcess.url };
  const { id, players } = await remoteTable(address);
  const rng = quickRng('full');
  const acknowledged: Acknowledged[] = [];
  for (let i = 0; i < 5; i++) acknowledged.push((await nextMove(id, players, rng))!);
  const { mover, request } = await moverOf(id, players);

  limitFiles('1024');
  for (let i = 0; i < 5; i++) {
    expect(await mover.once('POST', `/matches/${id}/play`, request)).toEqual({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect((await mover.once('GET', `/matches/${id}`))?.body).toMatchObject({ version: 5 });
    expect((await fetch(`${address.url}/healthz`)).status).toBe(200); // reading still works
    await new Promise((done) => setTimeout(done, 300)); // so that the checkpoint thread encounters it, too
  }
  limitFiles('unlimited');

  expect(await mover.ask('POST', `/matches/${id}/play`, request)).toMatchObject({ status: 200, body: { version: 6 } });
  for (let i = 0; i < 5; i++) acknowledged.push((await nextMove(id, players, rng))!);
  expect((await players[0].picture(id)).version).toBe(11);
  serverProcess.signal('SIGTERM');
  expect(await serverProcess.ended).toMatchObject({ code: 0, stderr: '' });
});

test('a second server on the same file is refused in words; after the first has died, one may start', async () => {
  const url = await serverProcess.url;
  const second = await startServerProcess(place.address).ended;
  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`Another server is running on ${place.address}.`);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  serverProcess.signal('SIGKILL');
  await serverProcess.ended;
  serverProcess = startServerProcess(place.address);
  expect((await fetch(`${await serverProcess.url}/healthz`)).status).toBe(200);
});
