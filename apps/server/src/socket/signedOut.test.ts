import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../../test/authorisation.ts';
import { type TestServer, Connection, openTestServer, Visitor } from '../../test/testServer.ts';
import { KINDS } from '../../test/stores.ts';

const PASSWORD = 'correct horse';

/** A connection is closed by a message of the node that ended its session; no test here waits for a timer. */
describe.each(KINDS)('%s', (kind) => {
  const nodes: TestServer[] = [];
  const urls: string[] = [];
  beforeAll(async () => {
    nodes.push(await openTestServer(kind));
    if (kind === 'postgres') nodes.push(await openTestServer(kind, {}, nodes[0].database)); // SQLite has one node
    for (const server of nodes) urls.push(await server.listen());
  });
  afterAll(async () => {
    for (const server of nodes.toReversed()) {
      expect(server.errors).toEqual([]);
      await server.close();
    }
  });

  async function account(name: string): Promise<Visitor> {
    const visitor = await nodes[0].visitor();
    expect((await visitor.post('/account', { name, password: PASSWORD })).status).toBe(200);
    return visitor;
  }
  /** Connections to every node. */
  const connectionsOf = (visitor: Visitor) => Promise.all(urls.map((url) => Connection.open(url, visitor.identity())));

  async function areSignedOut(connections: readonly Connection[]): Promise<void> {
    for (const connection of connections) {
      expect(await connection.next('bye')).toEqual({ type: 'bye', why: 'signed-out' });
      expect(await connection.ended()).toBe(1008);
    }
  }
  async function areOpen(connections: readonly Connection[]): Promise<void> {
    for (const connection of connections) {
      connection.send({ type: 'ping', id: 1 });
      await connection.next('pong');
      connection.close();
    }
  }

  test('a new password closes the connections of all other browsers, and not one’s own', async () => {
    const own = await account(`Ada ${kind}`);
    const other = await nodes[0].visitor();
    await other.post('/login', { name: `Ada ${kind}`, password: PASSWORD });
    const [ownConnections, otherConnections] = [await connectionsOf(own), await connectionsOf(other)];
    await own.put('/account/password', { old: PASSWORD, password: 'battery staple' });
    await areSignedOut(otherConnections);
    await areOpen(ownConnections);
  });

  test('a revoked token, a logout and a deleted account end theirs', async () => {
    const owner = await account(`Bo ${kind}`);
    const { id } = (await owner.post('/bots', { name: `Robot ${kind}` })).body;
    const bot = await nodes[0].visitor();
    const newToken = async () => {
      bot.token = (await owner.post(`/bots/${id}/tokens`, { label: 'x' })).body.token;
    };
    await newToken();
    const first = await connectionsOf(bot);
    await owner.ask('DELETE', `/bots/${id}/tokens`);
    await areSignedOut(first);
    expect(await Connection.refused(urls[0], bot.identity())).toBe(401);

    const away = await nodes[0].visitor();
    await away.post('/login', { name: `Bo ${kind}`, password: PASSWORD });
    const leaving = await connectionsOf(away);
    await away.post('/logout');
    await areSignedOut(leaving);

    await newToken();
    const [connections, botConnections] = [await connectionsOf(owner), await connectionsOf(bot)];
    await owner.ask('DELETE', '/account', { password: PASSWORD });
    await areSignedOut([...connections, ...botConnections]); // a deleted account takes its bots with it
  });

  test('a guest who registers gets a new session; the old one is revoked', async () => {
    const guest = await nodes[0].visitor();
    const thief = Object.assign(new Visitor(nodes[0].app), { cookie: guest.cookie }); // for example an attacker who planted the cookie
    expect((await guest.put('/push/subscription', SUBSCRIPTION)).status).toBe(200);
    const connections = [...(await connectionsOf(guest)), ...(await connectionsOf(thief))];
    const { id } = await guest.me();
    expect((await guest.post('/account', { name: `Di ${kind}`, password: PASSWORD })).body.id).toBe(id);
    expect(guest.cookie).not.toBe(thief.cookie);
    await areSignedOut(connections);
    expect((await thief.get('/me')).status).toBe(401);
    expect(await Connection.refused(urls[0], thief.identity())).toBe(401);
    expect((await guest.get('/me')).body.me).toEqual({ id, kind: 'account', name: `Di ${kind}` });
    const opened = await connectionsOf(guest);
    expect(opened[0].heard[0]).toMatchObject({ type: 'hello', me: { id, kind: 'account' } });
    await areOpen(opened);
    expect(await nodes[0].node.store.push.devicesOf(id)).toHaveLength(1); // the browser stays subscribed
    const { db } = nodes[0].node.store;
    expect(await db.all('SELECT token FROM sessions WHERE user_id = $1', id)).toHaveLength(1);
  });

  test('a name that is refused leaves the session as it was', async () => {
    await account(`Flo ${kind}`);
    const guest = await nodes[0].visitor();
    const { cookie } = guest;
    const [connection] = await connectionsOf(guest);
    expect((await guest.post('/account', { name: 'Moderator', password: PASSWORD })).status).toBe(409);
    expect((await guest.post('/account', { name: `Flo ${kind}`, password: PASSWORD })).body.code).toBe('name-taken');
    expect(guest.cookie).toBe(cookie);
    await areOpen([connection]);
  });

  test('a session that ends while its connection opens, or whose end is not announced, is noticed', async () => {
    const own = await account(`Cy ${kind}`);
    const [connection] = await connectionsOf(own);
    const { users } = nodes[0].node.store;
    const { token } = (await users.session((await tokensOf(own))[0]))!;
    await users.removeSession(token); // without a message between nodes
    nodes[0].node.bus.missed();
    await areSignedOut([connection]);
  });

  async function tokensOf(visitor: Visitor): Promise<string[]> {
    const { db } = nodes[0].node.store;
    const rows = await db.all('SELECT token FROM sessions WHERE user_id = $1', (await visitor.me()).id);
    return rows.map((row) => String(row.token));
  }
});
