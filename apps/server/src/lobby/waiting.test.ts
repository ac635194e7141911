import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type House, Line, openHouse, type Visitor } from '../../test/house.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { HOST_GONE_MS, HOST_RELOAD_MS } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const LIVE = { ...BLUE_FIRST, clock: { kind: 'live', baseS: 600, incrementS: 5 } } as const;
const SLOW = { ...BLUE_FIRST, clock: { kind: 'days', days: 3 } } as const;

describe.each(KINDS)('%s: seek pairs with players who are at their table', (kind) => {
  let house: House;
  let other: House; // with PostgreSQL another node, to which the seeker comes
  let url: string;
  beforeEach(async () => {
    house = await openHouse(kind);
    other = kind === 'postgres' ? await openHouse(kind, {}, house.database) : house;
    url = await house.listen();
  });
  afterEach(async () => {
    expect([...house.errors, ...other.errors]).toEqual([]);
    if (other !== house) await other.close();
    await house.close();
  });

  function tick(ms: number): void {
    for (const node of new Set([house, other])) node.tick(ms);
  }
  async function waitingHost(terms: object): Promise<{ readonly host: Visitor; readonly id: string }> {
    const host = await house.visitor();
    const { match: id } = (await host.post('/lobby/seek', { terms })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    return { host, id };
  }
  /** The host opens the table, and both nodes know it. */
  async function open(host: Visitor, id: string): Promise<Line> {
    const line = await Line.open(url, host.identity());
    line.send({ type: 'watch', match: id });
    await expect.poll(() => present(id)).toBe(true);
    return line;
  }
  async function close(line: Line, id: string): Promise<void> {
    line.close();
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
    const line = await open(host, id);
    expect(await sought(LIVE)).toBe(id);
    await close(line, id);
    tick(HOST_RELOAD_MS - 1);
    expect(await sought(LIVE)).toBe(id);
    tick(1);
    expect(await listed()).not.toContain(id);
    expect(await sought(LIVE)).not.toBe(id);
    expect((await host.post('/lobby/seek', { terms: LIVE })).body.match).toBe(id); // one’s own table is still there
    await open(host, id);
    expect(await listed()).toContain(id);
    expect(await sought(LIVE)).toBe(id);
  });

  test('a host without a socket, such as a bot that polls, is paired until nothing is heard for two minutes', async () => {
    const { host, id } = await waitingHost(LIVE);
    tick(HOST_GONE_MS - 1000);
    await host.get(`/matches/${id}`);
    await expect.poll(() => house.node.store.matches.lastSeen(id as never, 'blue')).toBe(house.node.now());
    tick(HOST_GONE_MS - 1000);
    expect(await sought(LIVE)).toBe(id);
    tick(2000);
    expect(await sought(LIVE)).not.toBe(id);
  });

  test('a host who closed a socket and polls since then is paired', async () => {
    const { host, id } = await waitingHost(LIVE);
    await close(await open(host, id), id);
    tick(HOST_RELOAD_MS * 6);
    await host.get(`/matches/${id}`);
    await expect.poll(() => house.node.store.matches.lastSeen(id as never, 'blue')).toBe(house.node.now());
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
