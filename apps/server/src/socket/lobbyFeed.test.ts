import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestServer, Connection, openTestServer } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { newNonce } from '../matches/ids.ts';

let server: TestServer;
let connection: Connection;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // the test advances the time
  server = await openTestServer('sqlite');
  connection = await Connection.open(await server.listen(), (await server.visitor()).identity());
});
afterEach(async () => {
  vi.useRealTimers();
  connection.close();
  expect(server.errors).toEqual([]);
  await server.close();
});

const on = () => connection.send({ type: 'lobby', on: true });

test('repeated requests for the lobby get the list cached for that second', async () => {
  const look = vi.spyOn(server.node.store.matches, 'openTables');
  for (let i = 0; i < 30; i++) {
    on();
    await connection.next('lobby');
  }
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  on();
  await connection.next('lobby');
  expect(look).toHaveBeenCalledTimes(2);
});

test('who is there already is sent the list only when it has changed', async () => {
  on();
  await connection.next('lobby');
  await server.table({ visibility: 'private' });
  const seen = vi.spyOn(server.node.store.matches, 'openTables');
  vi.advanceTimersByTime(1000);
  await expect.poll(() => seen.mock.calls.length).toBe(1); // looks, since matches have changed
  await seen.mock.results[0].value;
  connection.send({ type: 'ping', id: 1 });
  await connection.next('pong');
  expect(connection.heard.filter(({ type }) => type === 'lobby')).toHaveLength(1);
});

test('a table that is opened after the list was made is in the next one', async () => {
  on();
  expect((await connection.next('lobby')).tables).toEqual([]);
  const host = await server.visitor();
  const { body } = await host.post('/matches', { terms: BLUE_FIRST });
  await host.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
  vi.advanceTimersByTime(1000);
  expect((await connection.next('lobby')).tables).toMatchObject([{ id: body.id }]);
});

test('who does not watch a match and stops watching it causes no work', async () => {
  const { id } = await server.table();
  const looks = [vi.spyOn(server.node.matches, 'get'), vi.spyOn(server.node.bus, 'send')];
  for (let i = 0; i < 5; i++) connection.send({ type: 'unwatch', match: id });
  connection.send({ type: 'ping', id: 1 });
  await connection.next('pong');
  for (const look of looks) expect(look).not.toHaveBeenCalled();
});
