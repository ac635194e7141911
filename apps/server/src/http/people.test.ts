import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestServer, openTestServer } from '../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer('sqlite');
});
afterAll(() => server.close());

test('the page of a player reads the results of a thousand games once, and few whole matches', async () => {
  const { id, blue, white } = await server.table();
  await white.post(`/matches/${id}/resign`);
  const { matches } = server.node.store;
  const [results, whole] = [vi.spyOn(matches, 'resultsOf'), vi.spyOn(matches, 'ofUser')];
  const { games, latest } = (await blue.get(`/people/${(await blue.me()).id}`)).body;
  expect(games).toMatchObject([{ played: 1, won: 1 }, { played: 0 }]);
  expect(latest).toHaveLength(1);
  expect(results).toHaveBeenCalledTimes(1);
  for (const [, , most] of whole.mock.calls) expect(most).toBeLessThanOrEqual(20);
});
