import { type MatchId, type Person } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, member, openTestNode, startFor, TERMS } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { BOT_GAMES, GAMES_AT_ONCE, OPEN_TABLES } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import { newNonce } from './ids.ts';

const REFUSED = { ok: false, error: { code: 'too-many-games', detail: expect.stringContaining(`${GAMES_AT_ONCE}`) } };
const FRIENDLY = { ...TERMS, rated: false };

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let nodes: readonly ServerNode[]; // on one database, where it can be shared
  let node: ServerNode;
  beforeAll(async () => {
    place = await DATABASES[kind]();
    node = await openTestNode(place.address, Date.now, undefined, true);
    const second = kind === 'postgres' ? await openTestNode(place.address, Date.now, undefined, true) : node;
    nodes = [node, second];
  });
  afterAll(async () => {
    await Promise.all([...new Set(nodes)].map((open) => open.close()));
    await place.remove();
  });

  const sit = (on: ServerNode, id: MatchId, person: Person) => on.matches.sit(id, person, { nonce: newNonce() });

  /** A table where another player waits. */
  async function openTable(): Promise<MatchId> {
    const host = await guest(node, `host-${newNonce()}`);
    const created = await node.matches.create(host, FRIENDLY);
    if (!created.ok) throw new Error('a table is made');
    await sit(node, created.value, host);
    return created.value;
  }

  /** A player with `count` games. */
  async function playerOf(count: number, kindOf: Person['kind'] = 'account'): Promise<Person> {
    const player = await guest(node, `busy-${newNonce()}`, kindOf);
    for (let i = 0; i < count; i++) expect((await sit(node, await openTable(), player)).ok).toBe(true);
    return player;
  }

  test('games per person are limited: no further one is opened, joined, sought or repeated', async () => {
    const player = await playerOf(GAMES_AT_ONCE - 1);
    const last = await startFor(node, player, await member(node, `other-${newNonce()}`));
    expect(await node.matches.create(player, FRIENDLY)).toMatchObject(REFUSED);
    expect(await sit(node, await openTable(), player)).toMatchObject(REFUSED);
    expect(await node.tables.create(player, FRIENDLY, ['shepherd'])).toMatchObject(REFUSED);
    expect(await node.tables.seek(player, { ...FRIENDLY, clock: { kind: 'days', days: 3 } })).toMatchObject(REFUSED);

    const host = await guest(node, `inviting-${newNonce()}`);
    const invited = await node.matches.create(host, FRIENDLY, { invited: [player] });
    if (!invited.ok) throw new Error('anybody may be invited');
    await sit(node, invited.value, host);
    expect(await sit(node, invited.value, player)).toMatchObject(REFUSED);

    await node.matches.resign(last, player.id);
    expect((await sit(node, invited.value, player)).ok).toBe(true); // there is room for one
    expect(await node.matches.rematch(last, player)).toMatchObject(REFUSED);
    await node.matches.resign(invited.value, player.id);
    expect((await node.matches.rematch(last, player)).ok).toBe(true);
  });

  test('a table that has not started counts too, so that no start goes over the limit', async () => {
    const player = await playerOf(GAMES_AT_ONCE - 1);
    const created = await node.matches.create(player, FRIENDLY);
    if (!created.ok) throw new Error('a table is made');
    expect((await sit(node, created.value, player)).ok).toBe(true);
    expect(await sit(node, await openTable(), player)).toMatchObject(REFUSED);
    await node.matches.leave(created.value, player.id);
    expect((await sit(node, await openTable(), player)).ok).toBe(true);
  });

  test('of many who sit down at once for one person, from two nodes, one gets the last place', async () => {
    const player = await playerOf(GAMES_AT_ONCE - 1, 'bot');
    const tables = await Promise.all(Array.from({ length: 6 }, openTable));
    const done = await Promise.all(tables.map((id, i) => sit(nodes[i % 2], id, player)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of done.filter(({ ok }) => !ok)) expect(one).toMatchObject(REFUSED);
  });

  test('of many games against bots that a host asks for at once, on two nodes and in all ways, one takes the last place', async () => {
    const host = await guest(node, `botty-${newNonce()}`);
    const terms = { ...FRIENDLY, visibility: 'private' } as const;
    const create = (on: ServerNode) => on.tables.create(host, terms, ['shepherd']);
    async function start(): Promise<MatchId> {
      const created = await create(node);
      if (!created.ok) throw new Error('a table is made');
      expect((await sit(node, created.value, host)).ok).toBe(true);
      return created.value;
    }
    const played = await start();
    await node.matches.resign(played, host.id);
    for (let i = 0; i < BOT_GAMES - 1; i++) await start();
    const tables: MatchId[] = [];
    for (let i = 0; i < OPEN_TABLES - 2; i++) {
      const made = await node.tables.create(host, terms, []);
      if (made.ok) tables.push(made.value);
    }
    expect(tables).toHaveLength(OPEN_TABLES - 2);
    const done = await Promise.all([
      ...nodes.map(create),
      ...tables.map((id, i) => nodes[i % 2].tables.seatBot(id, host, 'shepherd')),
      node.tables.rematch(played, host),
    ]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = { ok: false, error: { code: 'too-many', detail: 'games against bots of the server' } };
    for (const one of done.filter(({ ok }) => !ok)) expect(one).toMatchObject(refused);
  });

  test('the server’s bots play any number of games', async () => {
    const tables = await Promise.all(Array.from({ length: GAMES_AT_ONCE + 2 }, openTable));
    for (const id of tables) expect((await node.serverBots.sit(id, 'targi', 'shepherd')).ok).toBe(true);
  });
});

test('without limits nothing is counted', async () => {
  const place = await DATABASES.sqlite();
  const node = await openTestNode(place.address);
  const [ada, bo] = [await member(node, 'ada'), await member(node, 'bo')];
  for (let i = 0; i <= GAMES_AT_ONCE; i++) await startFor(node, ada, bo, FRIENDLY);
  await node.close();
  await place.remove();
});
