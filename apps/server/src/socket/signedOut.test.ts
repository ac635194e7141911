import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, Line, openHouse, type Visitor } from '../../test/house.ts';
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
