import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestServer, Connection, openTestServer } from '../../test/testServer.ts';
import { PRESENCE_EVERY_MS } from '../limits/limits.ts';

let server: TestServer;
let url: string;
const connections: Connection[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // the test advances the time
  server = await openTestServer('sqlite');
  url = await server.listen();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const connection of connections.splice(0)) connection.close();
  expect(server.errors).toEqual([]);
  await server.close();
});

async function arrive(): Promise<Connection> {
  const connection = await Connection.open(url, (await server.visitor()).identity());
  connections.push(connection);
  return connection;
}

test('spectators who come and go in a loop are counted for the others a few times a second, and rightly in the end', async () => {
  const { id } = await server.table();
  const follower = await arrive();
  const crowd = [await arrive(), await arrive(), await arrive()];
  follower.send({ type: 'watch', match: id });
  await follower.next('presence', ({ watchers }) => watchers === 1);
  vi.advanceTimersByTime(PRESENCE_EVERY_MS);
  const before = follower.heard.length;
  for (let round = 0; round < 10; round++) {
    for (const one of crowd) {
      one.send({ type: 'watch', match: id });
      await one.next('match');
      if (round < 9) one.send({ type: 'unwatch', match: id });
    }
  }
  vi.advanceTimersByTime(PRESENCE_EVERY_MS);
  await follower.next('presence', ({ watchers }) => watchers === 4);
  expect(follower.heard.slice(before).map(({ type }) => type)).toEqual(['presence', 'presence']);
});
