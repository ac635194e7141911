import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../../test/authorisation.ts';
import { type House, Line, openHouse, Visitor } from '../../test/house.ts';
import { KINDS } from '../../test/stores.ts';

const PASSWORD = 'correct horse';

/** A line ends on the word of whichever node ended its session: nothing here waits for a timer. */
describe.each(KINDS)('%s', (kind) => {
  const houses: House[] = [];
  const urls: string[] = [];
  beforeAll(async () => {
    houses.push(await openHouse(kind));
    if (kind === 'postgres') houses.push(await openHouse(kind, {}, houses[0].database)); // SQLite has one node
    for (const house of houses) urls.push(await house.listen());
  });
  afterAll(async () => {
    for (const house of houses.toReversed()) {
      expect(house.errors).toEqual([]);
      await house.close();
    }
  });

  async function account(name: string): Promise<Visitor> {
    const visitor = await houses[0].visitor();
    expect((await visitor.post('/account', { name, password: PASSWORD })).status).toBe(200);
    return visitor;
  }
  /** On every node. */
  const linesOf = (visitor: Visitor) => Promise.all(urls.map((url) => Line.open(url, visitor.identity())));

  async function areToldToGo(lines: readonly Line[]): Promise<void> {
    for (const line of lines) {
      expect(await line.next('bye')).toEqual({ type: 'bye', why: 'signed-out' });
      expect(await line.ended()).toBe(1008);
    }
  }
  async function areOpen(lines: readonly Line[]): Promise<void> {
    for (const line of lines) {
      line.send({ type: 'ping', id: 1 });
      await line.next('pong');
      line.close();
    }
  }

  test('a new password ends the lines of all other browsers, and not one’s own', async () => {
    const own = await account(`Ada ${kind}`);
    const other = await houses[0].visitor();
    await other.post('/login', { name: `Ada ${kind}`, password: PASSWORD });
    const [ownLines, otherLines] = [await linesOf(own), await linesOf(other)];
    await own.put('/account/password', { old: PASSWORD, password: 'battery staple' });
    await areToldToGo(otherLines);
    await areOpen(ownLines);
  });

  test('a revoked token, a logout and a deleted account end theirs', async () => {
    const owner = await account(`Bo ${kind}`);
    const { id } = (await owner.post('/bots', { name: `Robot ${kind}` })).body;
    const bot = await houses[0].visitor();
    const newToken = async () => {
      bot.token = (await owner.post(`/bots/${id}/tokens`, { label: 'x' })).body.token;
    };
    await newToken();
    const first = await linesOf(bot);
    await owner.ask('DELETE', `/bots/${id}/tokens`);
    await areToldToGo(first);
    expect(await Line.refused(urls[0], bot.identity())).toBe(401);

    const away = await houses[0].visitor();
    await away.post('/login', { name: `Bo ${kind}`, password: PASSWORD });
    const leaving = await linesOf(away);
    await away.post('/logout');
    await areToldToGo(leaving);

    await newToken();
    const [lines, botLines] = [await linesOf(owner), await linesOf(bot)];
    await owner.ask('DELETE', '/account', { password: PASSWORD });
    await areToldToGo([...lines, ...botLines]); // its bots go with it
  });

  test('a guest who takes a name gets another session; the old one ends, and whoever had it is out', async () => {
    const guest = await houses[0].visitor();
    const thief = Object.assign(new Visitor(houses[0].app), { cookie: guest.cookie }); // such as one who planted the cookie
    expect((await guest.put('/push/subscription', SUBSCRIPTION)).status).toBe(200);
    const lines = [...(await linesOf(guest)), ...(await linesOf(thief))];
    const { id } = await guest.me();
    expect((await guest.post('/account', { name: `Di ${kind}`, password: PASSWORD })).body.id).toBe(id);
    expect(guest.cookie).not.toBe(thief.cookie);
    await areToldToGo(lines);
    expect((await thief.get('/me')).status).toBe(401);
    expect(await Line.refused(urls[0], thief.identity())).toBe(401);
    expect((await guest.get('/me')).body.me).toEqual({ id, kind: 'account', name: `Di ${kind}` });
    const opened = await linesOf(guest);
    expect(opened[0].heard[0]).toMatchObject({ type: 'hello', me: { id, kind: 'account' } });
    await areOpen(opened);
    expect(await houses[0].node.store.push.devicesOf(id)).toHaveLength(1); // the browser is still told
    const { db } = houses[0].node.store;
    expect(await db.all('SELECT token FROM sessions WHERE user_id = $1', id)).toHaveLength(1);
  });

  test('a name that is refused leaves the session as it was', async () => {
    await account(`Flo ${kind}`);
    const guest = await houses[0].visitor();
    const { cookie } = guest;
    const [line] = await linesOf(guest);
    expect((await guest.post('/account', { name: 'Moderator', password: PASSWORD })).status).toBe(409);
    expect((await guest.post('/account', { name: `Flo ${kind}`, password: PASSWORD })).body.code).toBe('name-taken');
    expect(guest.cookie).toBe(cookie);
    await areOpen([line]);
  });

  test('a session that ends while its line is opened, or while nobody could hear of it, is noticed', async () => {
    const own = await account(`Cy ${kind}`);
    const [line] = await linesOf(own);
    const { users } = houses[0].node.store;
    const { token } = (await users.session((await tokensOf(own))[0]))!;
    await users.removeSession(token); // without a word
    houses[0].node.bus.missed();
    await areToldToGo([line]);
  });

  async function tokensOf(visitor: Visitor): Promise<string[]> {
    const { db } = houses[0].node.store;
    const rows = await db.all('SELECT token FROM sessions WHERE user_id = $1', (await visitor.me()).id);
    return rows.map((row) => String(row.token));
  }
});
