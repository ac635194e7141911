import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, Connection, openTestServer, type Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { HOST_GONE_MS, HOST_RELOAD_MS, RATES, TABLES_LISTED } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const LIVE = { ...BLUE_FIRST, clock: { kind: 'live', baseS: 600, incrementS: 5 } } as const;
const SLOW = { ...BLUE_FIRST, clock: { kind: 'days', days: 3 } } as const;

const MARGIN_MS = 30_000; // the clocks of two nodes differ by the time that it takes to start one

describe.each(KINDS)('%s: seek pairs with players who are at their table', (kind) => {
  let server: TestServer;
  let other: TestServer; // with PostgreSQL, another node, on which the seeker connects
  let url: string;
  beforeEach(async () => {
    server = await openTestServer(kind);
    other = kind === 'postgres' ? await openTestServer(kind, {}, server.database) : server;
    url = await server.listen();
  });
  afterEach(async () => {
    expect([...server.errors, ...other.errors]).toEqual([]);
    if (other !== server) await other.close();
    await server.close();
  });

  function tick(ms: number): void {
    for (const node of new Set([server, other])) node.tick(ms);
  }
  async function waitingHost(terms: object): Promise<{ readonly host: Visitor; readonly id: string }> {
    const host = await server.visitor();
    const { match: id } = (await host.post('/lobby/seek', { terms })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    return { host, id };
  }
  /** The host opens the table; waits until both nodes know it. */
  async function open(host: Visitor, id: string): Promise<Connection> {
    const connection = await Connection.open(url, host.identity());
    connection.send({ type: 'watch', match: id });
    await expect.poll(() => present(id)).toBe(true);
    return connection;
  }
  async function close(connection: Connection, id: string): Promise<void> {
    connection.close();
    await expect.poll(() => present(id)).toBe(false);
  }
  const present = (id: string) => other.node.presence.of(id as never).seats.length > 0;
  async function sought(terms: object): Promise<string> {
    return (await (await other.visitor()).post('/lobby/seek', { terms })).body.match;
  }
  async function listed(): Promise<string[]> {
    const { tables } = (await (await other.visitor()).get('/lobby')).body as { tables: { id: string }[] };
    return tables.map(({ id }) => id);
  }

  test('a host who closed the page is not paired, and is again on coming back; a reload loses nothing', async () => {
    const { host, id } = await waitingHost(LIVE);
    const connection = await open(host, id);
    expect(await sought(LIVE)).toBe(id);
    await close(connection, id);
    tick(HOST_RELOAD_MS - 1);
    expect(await sought(LIVE)).toBe(id);
    tick(1);
    expect(await listed()).not.toContain(id);
    expect(await sought(LIVE)).not.toBe(id);
    expect((await host.post('/lobby/seek', { terms: LIVE })).body.match).toBe(id); // one's own table is still listed
    await open(host, id);
    expect(await listed()).toContain(id);
    expect(await sought(LIVE)).toBe(id);
  });

  test('a few addresses that open all the tables they may do not push the table of another out of the lobby', async () => {
    const { id } = await waitingHost(LIVE);
    for (let tables = 0; tables < TABLES_LISTED + 1; tables++) {
      server.tick(1);
      const flooder = await server.visitor();
      flooder.address = `10.7.0.${Math.floor(tables / RATES.listings.address.atOnce)}`;
      const made = (await flooder.post('/matches', { terms: { ...LIVE, visibility: 'public' } })).body;
      expect((await flooder.post(`/matches/${made.id}/sit`, { nonce: newNonce() })).status).toBe(200);
    }
    expect(await listed()).toHaveLength(TABLES_LISTED);
    expect(await listed()).toContain(id);
    expect(await sought(LIVE)).toBe(id);
  });

  test('a host without a socket, such as a bot that polls, is paired until nothing is heard for two minutes', async () => {
    const { host, id } = await waitingHost(LIVE);
    tick(HOST_GONE_MS - 1000);
    await host.get(`/matches/${id}`);
    await expect.poll(() => server.node.store.matches.lastSeen(id as never, 'blue')).toBe(server.node.now());
    tick(HOST_GONE_MS - MARGIN_MS);
    expect(await sought(LIVE)).toBe(id);
    tick(2 * MARGIN_MS);
    expect(await sought(LIVE)).not.toBe(id);
  });

  test('a host who closed a socket and polls since then is paired', async () => {
    const { host, id } = await waitingHost(LIVE);
    await close(await open(host, id), id);
    tick(HOST_RELOAD_MS * 6);
    await host.get(`/matches/${id}`);
    await expect.poll(() => server.node.store.matches.lastSeen(id as never, 'blue')).toBe(server.node.now());
    expect(await sought(LIVE)).toBe(id);
  });

  test('a host with days for a move need not be there', async () => {
    const { host, id } = await waitingHost(SLOW);
    await close(await open(host, id), id);
    tick(HOST_GONE_MS * 2);
    expect(await sought(SLOW)).toBe(id);
  });

  test.each([
    ['live', LIVE],
    ['days', SLOW],
  ])('a host whose session ended is not paired (%s)', async (_, terms) => {
    const { host, id } = await waitingHost(terms);
    await host.post('/logout');
    expect(await listed()).not.toContain(id);
    expect(await sought(terms)).not.toBe(id);
  });
});
